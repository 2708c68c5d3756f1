import { withoutCredentials } from 'taxiway/contract'
import type { LocalPlatform } from '../index.ts'
import { firstSteps } from '../page/first-steps.ts'

/** A service, and what it is built from as a phrase. */
export interface Source {
  readonly id: string
  readonly from: string
  readonly canDeploy: boolean
}

/** What `demo` is built from, as a phrase. */
export function demoSource(repository: string | undefined, data: string | undefined): string {
  if (repository !== undefined) return `built from ${withoutCredentials(repository)}`
  if (data !== undefined) return `as ${data} stores it`
  return 'which has no repository: name one with --repo, or deploy uploads'
}

/** What the terminal shows once the platform serves. */
export function greeting(platform: LocalPlatform, sources: readonly Source[], definition: string | undefined): string {
  const { url, faults } = platform
  const { exports, command } = firstSteps(url, sources.find(({ canDeploy }) => canDeploy)?.id, {
    key: platform.keys.account,
    definition,
  })
  return [
    `Local platform at ${url}`,
    'It is not a sandbox: the code that you deploy runs on this machine, as you.',
    'See what it does (this address opens once, for the browser that opens it first):',
    `  ${platform.newPageUrl()}`,
    'Deploy to it from another terminal:',
    ...[...exports, command].map((line) => `  ${line}`),
    'Its page shows its other keys.',
    'Services:',
    ...sources.map(({ id, from }) => `  ${id}, ${from}`),
    '  svc_database, a PostgreSQL database',
    ...(faults.list.length > 0 ? [`Faults: ${faults.list.length}, with seed ${faults.seed}.`] : []),
    'Ctrl+C stops it.\n',
  ].join('\n')
}

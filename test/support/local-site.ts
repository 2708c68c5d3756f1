import { join } from 'node:path'
import { type LocalPlatform, type StartOptions, start } from '../../emulator/src/index.ts'
import { commit } from './git.ts'
import type { Inputs } from './scenario.ts'

/** A local platform with one service that is built from Git, and the inputs that deploy it. */
export interface LocalSite extends AsyncDisposable {
  readonly platform: LocalPlatform
  /** Deploys the branch `main` by ref. */
  readonly byRef: Inputs
}

/** What the service's build does. */
export interface LocalBuild {
  /** The number of lines `#1#`, `#2#` …; 6 by default. */
  readonly lines?: number
  /** Milliseconds between two of them; 0 by default. */
  readonly everyMs?: number
  /** 0 by default. */
  readonly exitCode?: number
}

const build = `const [lines, everyMs, exitCode] = process.argv.slice(2).map(Number)
for (let n = 1; n <= lines; n += 1) setTimeout(() => console.log('#' + n + '# línea'), n * everyMs)
setTimeout(() => process.exit(exitCode), (lines + 1) * everyMs)
`
const files = { 'index.html': 'hello', 'build.cjs': build }

/** Starts it with the faults; the repository is made below \`folder\`. */
export async function localSite(
  folder: string,
  { lines = 6, everyMs = 0, exitCode = 0, ...options }: LocalBuild & StartOptions,
): Promise<LocalSite> {
  const repository = join(folder, 'repository')
  commit(repository, files)
  const settings = { runtimeMode: 'static', buildCommand: `node build.cjs ${lines} ${everyMs} ${exitCode}` } as const
  const services = [{ id: 'svc_site', name: 'site', repoUrl: repository, ...settings }]
  const platform = await start({ services, ...options })
  const inputs = { 'base-url': platform.url, 'api-key': platform.keys.account, 'poll-interval': '1s', timeout: '2m' }
  return {
    platform,
    byRef: { ...inputs, 'service-id': 'svc_site', ref: 'main' },
    [Symbol.asyncDispose]: () => platform.close(),
  }
}

/** The numbers of the build's lines, as a job printed them. */
export function numbersIn(buildLog: readonly string[]): number[] {
  return buildLog.flatMap((line) => [...line.matchAll(/^#(\d+)#/g)].map(([, number]) => Number(number)))
}

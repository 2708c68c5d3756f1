import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type SeedService, start } from 'taxiway-emulator'
import { test as base } from 'vitest'
import { newFolder } from '../folder.ts'
import { GithubApi } from '../github/github-api.ts'
import { githubToken } from '../runner/run-action.ts'
import { act } from './act.ts'
import { checkOutActions } from './action-checkout.ts'
import type { Event } from './event.ts'
import { serveGit } from './git-server.ts'
import { owner, Project } from './project.ts'
import { type WorkflowRun, workflowRun } from './workflow-run.ts'

export { expect } from 'vitest'

/** The local platform of the built package, with the requests to it. */
export interface Platform {
  readonly url: string
  readonly key: string
  /** The deployments of a service as its history shows them, newest first. */
  deployments(service: string): Promise<Page['deployments']>
  /** Deploys the tracked branch of the service, and returns its address. */
  deploy(service: string): Promise<string>
  /** Each request as `METHOD /path`, without its query, in the order in which they were answered. */
  readonly requests: readonly string[]
}

/** actions/checkout fetches from GitHub: as workflows name it, and what stands in for it. */
const [checkout = ''] = /actions\/checkout@\w+/.exec(readExample()) ?? []

function readExample(): string {
  return readFileSync(join(import.meta.dirname, '../../../examples/workflows/fleet.yml'), 'utf8')
}

interface Page {
  readonly deployments: readonly Readonly<Record<string, unknown>>[]
}

/** A repository's settings for its workflows, besides the platform's address and key. */
export interface Settings {
  readonly vars?: Readonly<Record<string, string>>
}

/** A workflow under examples/workflows/ in a user's repository, run by act against a local platform and a GitHub server. */
export const test = base
  .extend('folder', ({ task: _ }, { onCleanup }) => newFolder(onCleanup))
  .extend('project', ({ folder }) => new Project(join(folder, 'ada', 'harbor')))
  .extend('github', async ({ task: _ }, { onCleanup }) => {
    const api = await new GithubApi(githubToken).open()
    onCleanup(async () => {
      await api.close()
      if (api.violations.length > 0) throw new Error(api.violations.join('\n'))
    })
    return api
  })
  .extend('gitServer', async ({ folder }, { onCleanup }) => {
    const { url, close } = await serveGit(folder)
    onCleanup(close)
    return url
  })
  .extend('platform', ({ task: _ }, { onCleanup }) => async (services: readonly SeedService[]): Promise<Platform> => {
    const lines: string[] = []
    const local = await start({ services, log: (line) => lines.push(line) })
    onCleanup(() => local.close())
    return {
      url: local.url,
      key: local.keys.account,
      async deployments(service) {
        const headers = { authorization: `Bearer ${local.keys.account}` }
        const answer = await fetch(`${local.url}/api/services/${service}/deployments?limit=100`, { headers })
        const page: Page = JSON.parse(await answer.text())
        return page.deployments
      },
      async deploy(serviceId) {
        const { deploy, Platform, result } = await builtLibrary()
        await using platform = new Platform({ baseUrl: local.url, apiKey: local.keys.account })
        const { url } = await result(deploy(platform, { serviceId }))
        return url ?? ''
      },
      get requests() {
        return lines.map((line) => line.replace(/^\d+ /, '').replace(/\?.*$/, ''))
      },
    }
  })
  .extend(
    'run',
    ({ folder, project, github, gitServer, onTestFailed }) =>
      async (workflow: string, event: Event, platform: Platform, settings: Settings = {}): Promise<WorkflowRun> => {
        const runner = mkdtempSync(join(folder, 'runner-'))
        const file = join(runner, 'event.json')
        writeFileSync(file, JSON.stringify(event.payload))
        const vars = { PLATFORM_URL: platform.url, ...settings.vars }
        const secrets = { PLATFORM_API_KEY: platform.key, GITHUB_TOKEN: githubToken }
        const ended = await act({
          arguments: [
            ...[event.name, '--eventpath', file, '--workflows', workflow],
            ...['--directory', project.folder, '--actor', 'ada'],
            ...['--platform', 'ubuntu-latest=-self-hosted', '--strict', '--no-cache-server'],
            ...['--action-cache-path', join(runner, 'cache')],
            ...['--local-repository', `${owner}/taxiway@v1=${checkOutActions(join(folder, 'taxiway'))}`],
            ...['--local-repository', `${checkout}=${join(import.meta.dirname, 'stand-ins/checkout')}`],
            ...given('--env', {
              GITHUB_SERVER_URL: gitServer,
              GITHUB_REPOSITORY: github.repository,
              GITHUB_API_URL: github.url,
              GITHUB_GRAPHQL_URL: `${github.url}/graphql`,
            }),
            ...given('--var', vars),
            ...given('--secret', secrets),
          ],
          home: mkdirIn(runner, 'home'),
          limit: 90_000,
        })
        const job = workflowRun(ended)
        onTestFailed(() => console.error(`${workflow} on ${event.name} wrote:\n${job.log}`))
        return job
      },
  )

const dist = process.env['TAXIWAY_DIST']

/** The package of the build under test. */
function builtLibrary(): Promise<typeof import('taxiway')> {
  return import(dist === undefined ? 'taxiway' : pathToFileURL(join(dist, 'lib/index.js')).href)
}

function given(option: string, values: Readonly<Record<string, string>>): string[] {
  return Object.entries(values).flatMap(([name, value]) => [option, `${name}=${value}`])
}

function mkdirIn(folder: string, name: string): string {
  const path = join(folder, name)
  mkdirSync(path)
  return path
}

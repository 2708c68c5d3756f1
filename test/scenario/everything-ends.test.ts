// @module-tag thorough
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { commands } from '../../src/cli/commands.ts'
import { startCommand } from '../support/command.ts'
import { endlessRoutes, kinds } from '../support/endless.ts'
import { commit } from '../support/git.ts'
import { pullRequestRun } from '../support/github/events.ts'
import { pullRequest } from '../support/github/pulls.ts'
import { lateEachTime } from '../support/late-each-time.ts'
import { byNight } from '../support/nightly.ts'
import { ServedRoutes } from '../support/platform/served.ts'
import { preloads } from '../support/runner/job-environment.ts'
import { canCancel, startAction, startDeploy, startPost } from '../support/runner/run-action.ts'
import { expect, type Inputs, test } from '../support/scenario.ts'
import { plant } from '../support/workspace.ts'

/** The clock of a run goes so much faster: a minute takes three seconds. Slower where the machine is too busy for that. */
const fastest = 20
/** By then each run has ended that nobody stops: its `timeout`, or two minutes for what has none, and what follows it. On its own clock. */
const longestMs = 200_000
/** And each that is stopped, on ours; with what a busy machine may add. */
const afterSignalMs = 8_000
const slackMs = 8_000
/** More are not sent to all servers together, and while a deployment is followed whose log has no end, so many a second. */
const mostRequests = 160
const mostPerSecond = 15

interface Flow {
  /** Of `src/actions/main.ts`, or of `src/cli/commands.ts`. */
  readonly of: string
  readonly start: (site: Site) => Ending
  /** Follows a deployment. */
  readonly follows?: true
  readonly isNotThereYet?: true
  /** Goes on until somebody stops it, where the server goes on too. */
  readonly endless?: true
}
interface Site {
  readonly url: string
  readonly folder: string
  readonly workspace: string
  readonly PATH: string
  readonly timeFactor: number
}
/** A process under way. */
interface Ending {
  readonly stop: () => void
  /** What it wrote. */
  readonly ended: Promise<string>
}

const key = 'twk_0123456789abcdef'
const pull = pullRequest(7)
const timed = { timeout: '60s' }
const ofService = { 'service-id': 'svc_1' }

function action(
  name: 'deploy' | Parameters<typeof startAction>[0],
  inputs: Inputs,
  { event, env }: Partial<ReturnType<typeof pullRequestRun>> = {},
): Flow['start'] {
  return ({ url, folder, workspace, PATH, timeFactor }) => {
    const all = { 'base-url': url, 'api-key': key, ...inputs }
    const options = { runnerFolder: join(folder, 'runner'), workspace, githubUrl: `${url}/github`, timeFactor }
    const job = { ...options, ...(event && { event }), env: { ...env, PATH } }
    const step = name === 'deploy' ? startDeploy(all, job) : startAction(name, all, job)
    return {
      stop: () => step.signal('SIGINT'),
      ended: step.finished.then(({ stdout }) => stdout),
    }
  }
}

/** What main leaves if the runner kills it. */
const leftBehind = {
  deploy: { hasBegun: true, serviceId: 'svc_1', deploymentId: 'dep_1', githubDeployment: 5 },
  gate: { serviceId: 'svc_1', deploymentId: 'dep_1', githubDeployment: 5, isJudged: true },
  fleet: { hasBegun: true, services: { api: { githubDeployment: 5 }, db: { githubDeployment: 6 } } },
}

function post(name: keyof typeof leftBehind): Flow['start'] {
  return ({ url, folder, workspace, PATH, timeFactor }) => {
    const options = { runnerFolder: join(folder, 'runner'), workspace, githubUrl: `${url}/github`, timeFactor }
    const inputs = { 'base-url': url, 'api-key': key, ...ofService, environment: 'live' }
    const state = { run: JSON.stringify(leftBehind[name]) }
    const step = startPost({ state }, inputs, { ...options, env: { PATH } })
    return {
      stop: () => step.signal('SIGINT'),
      ended: step.finished.then(({ stdout }) => stdout),
    }
  }
}

function command(args: readonly string[], environment: Readonly<Record<string, string>> = {}): Flow['start'] {
  return ({ url, folder, workspace, PATH, timeFactor }) => {
    const connection = { TAXIWAY_BASE_URL: url, TAXIWAY_API_KEY: key }
    const time = preloads(folder, { runnerFolder: folder, workspace, timeFactor })
    const given = { ...time, ...connection, PATH, ...environment }
    const { child, ended } = startCommand(args, undefined, { cwd: workspace, environment: given })
    return {
      stop: () => child.kill('SIGINT'),
      ended: ended.then(({ stdout, stderr }) => stdout + stderr),
    }
  }
}

const service = ['--service-id', 'svc_1']
const minute = ['--timeout', '60s']
const flows: Readonly<Record<string, Flow>> = {
  'deploy by ref': {
    of: 'deploy',
    follows: true,
    start: action('deploy', { ...ofService, ...timed, ref: 'main', environment: 'live' }),
  },
  'deploy of a folder': {
    of: 'deploy',
    follows: true,
    isNotThereYet: true,
    start: action('deploy', {
      ...timed,
      'archive-path': '.',
      'project-slug': 'shop',
      'service-name': 'web',
      environment: 'live',
    }),
  },
  'deploy without waiting': { of: 'deploy', start: action('deploy', { ...ofService, ...timed, wait: 'false' }) },
  'deploy as a dry run': { of: 'deploy', start: action('deploy', { ...ofService, ...timed, 'dry-run': 'true' }) },
  'preview of an opened pull request': {
    of: 'preview',
    follows: true,
    start: action('preview', timed, pullRequestRun('opened', pull)),
  },
  'preview of a push': {
    of: 'preview',
    follows: true,
    start: action('preview', timed, pullRequestRun('synchronize', pull)),
  },
  'preview of a closed pull request': {
    of: 'preview',
    start: action(
      'preview',
      { ...timed, 'teardown-request': 'DELETE /api/services/{id}' },
      pullRequestRun('closed', pull),
    ),
  },
  'sweep of previews': {
    of: 'preview',
    start: action('preview', { ...timed, mode: 'sweep', 'teardown-request': 'DELETE /api/services/{id}' }),
  },
  'gate of a commit': {
    of: 'gate',
    follows: true,
    start: action('gate', { ...ofService, ...timed, environment: 'live' }),
  },
  'gate of a deployment, with a check': {
    of: 'gate',
    follows: true,
    start: action('gate', {
      ...ofService,
      ...timed,
      'deployment-id': 'dep_1',
      'health-url': 'http://127.0.0.1:9/',
      rollback: 'true',
    }),
  },
  rollback: {
    of: 'rollback',
    follows: true,
    start: action('rollback', { ...ofService, ...timed, environment: 'live' }),
  },
  'plan of a fleet': { of: 'fleet', start: action('fleet', { ...timed, 'dry-run': 'true' }) },
  fleet: { of: 'fleet', follows: true, start: action('fleet', { ...timed }) },
  call: { of: 'call', start: action('call', { operation: 'list_deployments', args: '{"id":"svc_1"}' }) },
  'call of a stream': {
    of: 'call',
    start: action('call', { operation: 'stream_deployment_logs', args: '{"id":"dep_1"}' }),
    endless: true,
  },
  'what follows a deploy that was killed': { of: 'post', follows: true, start: post('deploy') },
  'what follows a gate that was killed': { of: 'post', follows: true, start: post('gate') },
  'what follows a fleet that was killed': { of: 'post', follows: true, start: post('fleet') },

  'taxiway deploy': { of: 'taxiway deploy', follows: true, start: command(['deploy', ...service, ...minute]) },
  'taxiway upload': {
    of: 'taxiway upload',
    follows: true,
    start: command(['upload', '.', '--project-slug', 'shop', '--service-name', 'web', ...minute]),
  },
  'taxiway follow': { of: 'taxiway follow', follows: true, start: command(['follow', 'dep_1', ...service, ...minute]) },
  'taxiway gate': {
    of: 'taxiway gate',
    follows: true,
    start: command(['gate', ...service, '--deployment-id', 'dep_1', ...minute]),
  },
  'taxiway rollback': { of: 'taxiway rollback', follows: true, start: command(['rollback', ...service, ...minute]) },
  'taxiway fleet --dry-run': { of: 'taxiway fleet', start: command(['fleet', '--dry-run']) },
  'taxiway fleet': {
    of: 'taxiway fleet',
    follows: true,
    start: command(['fleet', '--all', ...minute]),
  },
  'taxiway call': { of: 'taxiway call', start: command(['call', 'list_deployments', '--args', '{"id":"svc_1"}']) },
  'taxiway history': { of: 'taxiway history', start: command(['history', ...service]) },
  'taxiway logs': { of: 'taxiway logs', start: command(['logs', ...service, '--since', '10m']) },
  'taxiway logs --follow': {
    of: 'taxiway logs',
    start: command(['logs', ...service, '--follow']),
    endless: true,
  },
  'taxiway doctor': { of: 'taxiway doctor', start: command(['doctor', ...service, ...minute]) },
}

/** They ask no server, or are one. */
const local: ReadonlySet<string> = new Set(['taxiway emulator', 'taxiway resilience', 'taxiway mcp'])

test('each action and each command is among the flows', () => {
  const source = (file: string): string => readFileSync(join(import.meta.dirname, '../../src', file), 'utf8')
  const entries = source('actions/main.ts')
  const actions = [...new Set([...entries.matchAll(/^ {2}(\w+): async \(/gm)].map(([, name]) => name ?? ''))]
  const listed = Object.keys(commands).map((name) => `taxiway ${name}`)
  expect([actions.length, listed.length]).toEqual([7, 13])
  const known = new Set([...Object.values(flows).map(({ of }) => of), ...local])
  expect([...actions, ...listed].filter((each) => !known.has(each))).toEqual([])
})

const fleetFile = `services:
  db: { service-id: svc_db, paths: [db] }
  api: { service-id: svc_api, paths: [api], needs: [db], environment: api }
`

/** A workspace that each flow finds what it needs in. Gives the `PATH` of the run, on which Git may be one that never answers. */
function prepare(folder: string, workspace: string, { isGitSilent }: { isGitSilent: boolean }): string {
  const { PATH = '' } = process.env
  commit(workspace, {
    'taxiway.yaml': fleetFile,
    'package.json': '{}',
    'db/a': '1',
    'api/b': '1',
    'index.html': 'x',
  })
  if (!isGitSilent) return PATH
  plant(folder, { 'bin/git': { executable: '#!/bin/sh\nexec sleep 600\n' } })
  return `${join(folder, 'bin')}${delimiter}${PATH}`
}

const names = Object.keys(flows).filter((name) => flows[name]?.isNotThereYet !== true)
const servers = [...kinds, 'paging, with a Git that never answers'] as const
const stops = ['nobody', 'Ctrl-C'] as const
const cases = names.flatMap((name) => servers.flatMap((kind) => stops.map((by) => [name, kind, by] as const)))

/** Each flow is left alone before one kind of server and stopped before another, and the kinds take turns. */
const parts = byNight(cases, ([name, kind, by]) => {
  const nth = names.indexOf(name)
  const shift = by === 'nobody' ? 0 : 1 + (Math.floor(nth / servers.length) % (servers.length - 1))
  return servers.indexOf(kind) === (nth + shift) % servers.length
})

for (const [part, some] of parts)
  test.skipIf(!canCancel).concurrent.for(some)(
    '%s against a server that is %s, and %s stops it: it ends',
    { ...part, timeout: 240_000 },
    async ([name, kind, by], { folder: above, expect }) => {
      const flow = flows[name]
      if (flow === undefined) throw new Error('there is no such flow')
      const isStopped = by === 'Ctrl-C'
      const serves = kinds.find((each) => kind.startsWith(each)) ?? 'silent'
      if (flow.endless && serves !== 'silent' && !isStopped) return
      const late = await lateEachTime(fastest, async (timeFactor) => {
        const folder = mkdtempSync(join(above, 'run-'))
        const workspace = join(folder, 'workspace')
        mkdirSync(workspace)
        const PATH = prepare(folder, workspace, { isGitSilent: kind !== serves })
        await using server = await new ServedRoutes(endlessRoutes(serves)).open()
        const startedMs = performance.now()
        const run = flow.start({ url: server.url, folder, workspace, PATH, timeFactor })
        let stoppedMs: number | undefined
        if (isStopped) {
          await Promise.race([server.until(() => server.journal.length > 0), run.ended])
          stoppedMs = performance.now()
          run.stop()
        }
        const text = await run.ended
        const tookMs = performance.now() - (stoppedMs ?? startedMs)
        const followedMs = flow.follows && !isStopped ? tookMs * timeFactor : 0
        expect(server.journal.length, text).toBeLessThanOrEqual(mostRequests + (mostPerSecond * followedMs) / 1_000)
        expect(text).not.toContain('Taxiway failed unexpectedly')
        const mostMs = (isStopped ? afterSignalMs : longestMs / timeFactor) + slackMs
        if (tookMs > mostMs) return `it took ${tookMs} ms of ${mostMs}:\n${text}`
        // A flow that was refused before it asked anything proves nothing.
        return kind === serves && server.journal.length === 0
          ? `its limit came before its first request:\n${text}`
          : undefined
      })
      expect(late).toBeUndefined()
    },
  )

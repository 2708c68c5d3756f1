import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

/** How a step is run; all paths are absolute. */
export interface StepOptions {
  /** A fresh folder for the runner's own files. */
  readonly runnerFolder: string
  readonly workspace: string
  /** The folder that holds the downloaded action: its manifests and `dist/`. This repository by default. */
  readonly actionFolder?: string
  readonly githubUrl?: string
  /** Further environment of the job. */
  readonly env?: Readonly<Record<string, string>>
  readonly event?: unknown
  /** A command that becomes the step, as `taskset 1` does. */
  readonly under?: readonly string[]
  /** How many times faster the step's clock goes. */
  readonly timeFactor?: number
  /** So many milliseconds is the step's wall clock ahead of the servers'. */
  readonly clockAheadMs?: number | undefined
  /** Where the step writes when it sent its requests, see preload/traffic.js. */
  readonly trafficFile?: string
  /** Milliseconds after which the step counts as hung. */
  readonly limit?: number
  /** Whether `src/` may be played in this process, in place of starting `dist/`: nothing but its end matters. */
  readonly inProcess?: boolean
}

/** The environment that a machine sets for every process, without `GITHUB_TOKEN`, and where compiled modules are kept, so that each start is shorter. */
export function machineEnvironment(): Record<string, string> {
  const names = ['PATH', 'HOME', 'SystemRoot', 'TEMP', 'TMP', 'USERPROFILE', 'PATHEXT', 'LANG', 'NODE_COMPILE_CACHE']
  return Object.fromEntries(
    names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  )
}

/** The environment that the runner sets for a step's job. */
export function jobEnvironment(options: StepOptions): Record<string, string> {
  // Nothing listens on port 9: a call to GitHub that a test does not expect fails at once.
  const github = options.githubUrl ?? 'http://127.0.0.1:9'
  return {
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION: '__taxiway_taxiway',
    GITHUB_ACTOR: 'ada',
    GITHUB_API_URL: github,
    GITHUB_EVENT_NAME: 'push',
    GITHUB_GRAPHQL_URL: `${github}/graphql`,
    GITHUB_JOB: 'deploy',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REF_NAME: 'main',
    GITHUB_REPOSITORY: 'ada/harbor',
    GITHUB_REPOSITORY_OWNER: 'ada',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_RUN_ID: '7001',
    GITHUB_RUN_NUMBER: '12',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_SHA: checkedOut(options.workspace) ?? '4f2c1d3e5b6a79880716253443526170fedcba98',
    GITHUB_WORKFLOW: 'Deploy',
    GITHUB_WORKSPACE: options.workspace,
    RUNNER_ARCH: 'X64',
    RUNNER_NAME: 'runner',
    RUNNER_OS: process.platform === 'win32' ? 'Windows' : process.platform === 'darwin' ? 'macOS' : 'Linux',
  }
}

/** The commit of a workspace that is a repository. */
function checkedOut(workspace: string): string | undefined {
  if (!existsSync(join(workspace, '.git'))) return undefined
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: workspace, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** Loads the code that the tests add to the process under test. */
export function preloads(folder: string, options: StepOptions): Record<string, string> {
  const preload = (name: string) => `--import=${new URL(`../preload/${name}`, import.meta.url)}`
  const { timeFactor: factor, trafficFile, clockAheadMs } = options
  const used = [
    preload('resource-usage.js'),
    ...(trafficFile === undefined ? [] : [preload('traffic.js')]),
    ...(factor === undefined && clockAheadMs === undefined ? [] : [preload('faster-time.js')]),
  ]
  return {
    NODE_OPTIONS: used.join(' '),
    TEST_USAGE_FILE: join(folder, 'usage.json'),
    ...(trafficFile === undefined ? {} : { TEST_TRAFFIC_FILE: trafficFile }),
    ...(factor === undefined ? {} : { TEST_TIME_FACTOR: String(factor) }),
    ...(clockAheadMs === undefined ? {} : { TEST_CLOCK_AHEAD: String(clockAheadMs) }),
  }
}

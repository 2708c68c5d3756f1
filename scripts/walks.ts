/**
 * Prints the walks through the code that docs/architecture.md shows: the files that one must open to follow a run from its entry to its
 * end, and how often one has to go back up.
 *
 *     npx node scripts/walks.ts
 *
 * A **walk** is measured: the run is played against a local platform, and each function of `src/` that it enters is recorded with the
 * file that called it. A file is on the walk if the run enters an asynchronous function of it: there something is waited for, and the
 * next step depends on it. Other files compute something for their caller, who can be read without them. A room that has a page of its
 * own in docs/architecture.md is one file of a walk, the one through which it is entered (`doors`); rooms of vocabulary are none. A console
 * is one of `output`, in whichever room it stands.
 *
 * A **climb** is a file whose function is called from a room below it, through an argument: a reader who follows the calls has to go
 * back up there. Calls within a room are not counted.
 */
import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { LocalPlatform } from 'taxiway-emulator'
import { pullRequestRun } from '../test/support/github/events.ts'
import { GithubApi } from '../test/support/github/github-api.ts'
import { pullRequest } from '../test/support/github/pulls.ts'
import { importsOf, sourceFiles } from '../test/unit/repository/sources.ts'
import { commitAll, services, startExamplePlatform } from './demo/example-platform.ts'

/** What other rooms say or look up, and do not wait for. */
const vocabulary = new Set(['contract', 'text', 'config', 'ci', 'git', 'output', 'report'])
/** Rooms that are entered through one file, behind which a walk does not go. */
const doors: Readonly<Record<string, string>> = {
  client: 'client/platform.ts',
  'build-log': 'build-log/follower.ts',
  archive: 'archive/pack.ts',
  'deployment/forward': 'deployment/forward/forward-guard.ts',
  'deployment/history': 'deployment/history/history.ts',
}

interface Call {
  /** Empty if the caller is not a file of `src/`. */
  readonly from: string
  readonly to: string
  readonly isAsync: boolean
}

const jobToken = 'ghs_of_a_walk'
const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'taxiway-walks-'))
const importers = importersOf()
try {
  await using platform = await startExamplePlatform(folder)
  const environment = { TAXIWAY_BASE_URL: platform.url, TAXIWAY_API_KEY: platform.keys.account }
  const serviceId = services['web-app']
  const command = join(root, 'src/cli/main.ts')
  const action = join(folder, 'action.mjs')
  const entry = JSON.stringify(join(root, 'src/actions/main.ts'))
  writeFileSync(action, `const { run } = await import(${entry})\nawait run(process.argv[2], new AbortController())\n`)
  const inputs = { 'BASE-URL': platform.url, 'API-KEY': platform.keys.account, 'SERVICE-ID': serviceId, REF: 'main' }
  const ofStep = Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name}`, value]))
  print(
    'deploy by ref',
    await play([action, 'deploy'], { ...ofStep, 'INPUT_JOB-SUMMARY': 'false', INPUT_WAIT: 'true' }),
  )
  print('a preview on `opened`', await playPreview(action, platform))
  print("a fleet's service", await playFleet(action, platform, { inputs: { INPUT_SERVICES: 'web-app' } }))
  // What changed since its last deployment is read first, and its check follows the deployment.
  const gate = ['gate:', '  check-command: node --check server.js']
  print("a fleet's service with a plan and a gate", await playFleet(action, platform, { service: gate }))
  const rollback = await play([command, 'rollback', '--service-id', serviceId, '--to', 'main'], environment)
  print(
    'taxiway rollback',
    rollback.filter(({ from, to }) => !isAroundCommand(from) && !isAroundCommand(to)),
  )
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** The preview of a pull request whose branch is the example's, remembered by a GitHub of the tests. */
async function playPreview(action: string, { url, keys }: LocalPlatform): Promise<readonly Call[]> {
  const repository = join(folder, 'web-app')
  const head = readHead(repository)
  const pull = pullRequest(7, { head: { sha: head } })
  const github = await new GithubApi(jobToken, { pulls: [pull] }).open()
  try {
    const { event, env } = pullRequestRun('opened', pull)
    const eventPath = join(folder, 'event.json')
    writeFileSync(eventPath, JSON.stringify(event))
    return await play([action, 'preview'], {
      ...env,
      ...{ GITHUB_EVENT_PATH: eventPath, GITHUB_API_URL: github.url, GITHUB_REPOSITORY: github.repository },
      ...{ 'INPUT_BASE-URL': url, 'INPUT_API-KEY': keys.account, 'INPUT_GITHUB-TOKEN': jobToken },
      ...{ 'INPUT_REPO-URL': pathToFileURL(repository).href },
      ...{ INPUT_ENVIRONMENT: 'preview', 'INPUT_JOB-SUMMARY': 'false', INPUT_COMMENT: 'true' },
    })
  } finally {
    await github.close()
  }
}

/**
 * A fleet of one service, on a push that changed a file of it.
 *
 * @param service keys of the service in taxiway.yaml, beside its id
 * @param inputs of the step, beside the platform's
 */
async function playFleet(
  action: string,
  { url, keys }: LocalPlatform,
  { service = [], inputs = {} }: { readonly service?: readonly string[]; readonly inputs?: Record<string, string> },
): Promise<readonly Call[]> {
  const repository = join(folder, 'web-app')
  const lines = [
    'services:',
    '  web-app:',
    `    service-id: ${services['web-app']}`,
    ...service.map((key) => `    ${key}`),
  ]
  writeFileSync(join(repository, 'taxiway.yaml'), `${lines.join('\n')}\n`)
  commitAll(repository, 'Change the fleet')
  return await play([action, 'fleet'], {
    ...{ GITHUB_WORKSPACE: repository, GITHUB_EVENT_NAME: 'push', GITHUB_SHA: readHead(repository) },
    ...{ 'INPUT_BASE-URL': url, 'INPUT_API-KEY': keys.account, 'INPUT_JOB-SUMMARY': 'false', ...inputs },
  })
}

function readHead(repository: string): string {
  return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: repository, encoding: 'utf8' }).trim()
}

/** Runs a program of this checkout, and gives its calls between files. */
async function play(
  program: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<readonly Call[]> {
  const written = join(mkdtempSync(join(folder, 'calls-')), 'calls.jsonl')
  const { PATH } = process.env
  const recorder = join(import.meta.dirname, 'walks/record-calls.ts')
  const options = ['--disable-warning=ExperimentalWarning', '--import', recorder]
  // The platform runs in this process, which must not be blocked.
  await promisify(execFile)(process.execPath, [...options, ...program], {
    env: { PATH, TAXIWAY_CALLS: written, RUNNER_TEMP: folder, ...environment },
  })
  const lines = readFileSync(written, 'utf8').trim().split('\n')
  return lines.map((line): Call => JSON.parse(line))
}

/** What every command has around its flow: options, console, results. */
function isAroundCommand(file: string): boolean {
  return file.startsWith('cli/') && !/^cli\/(commands|flows)\//.test(file)
}

function isOnWalk(file: string): boolean {
  const [room = '', inner = ''] = file.split('/')
  const door = doors[`${room}/${inner}`] ?? doors[room] ?? file
  return !vocabulary.has(room) && !file.endsWith('-console.ts') && door === file
}

function print(title: string, calls: readonly Call[]): void {
  const entered = new Set(calls.filter(({ to, isAsync }) => isAsync && isOnWalk(to)).map(({ to }) => to))
  // By name first: which of two is entered first may change from run to run.
  const walk = [...entered].sort().sort(byDepth)
  const climbs = Map.groupBy(
    calls.filter(({ from, to }) => walk.includes(from) && walk.includes(to) && isFromBelow({ from, to })),
    ({ to }) => to,
  )
  console.log(`${title}: ${walk.length} files, ${climbs.size} climbs`)
  for (const file of walk) {
    const from =
      climbs
        .get(file)
        ?.map((call) => call.from)
        .sort() ?? []
    console.log(`  ${file}${from.length === 0 ? '' : ` (called by ${from.join(', ')})`}`)
  }
  console.log()
}

/** The files that load each file, directly or not. */
function importersOf(): ReadonlyMap<string, ReadonlySet<string>> {
  const direct = Map.groupBy(
    sourceFiles().flatMap((file) => importsOf(file)),
    ({ target }) => target,
  )
  const all = new Map<string, Set<string>>()
  for (const file of sourceFiles()) {
    const reached = new Set<string>()
    for (const next of [file, ...reached]) for (const { file: from } of direct.get(next) ?? []) reached.add(from)
    for (const next of reached) for (const { file: from } of direct.get(next) ?? []) reached.add(from)
    all.set(file, reached)
  }
  return all
}

function isFromBelow({ from, to }: Pick<Call, 'from' | 'to'>): boolean {
  return importsFrom(to, from) && from.split('/')[0] !== to.split('/')[0]
}

function importsFrom(upper: string, lower: string): boolean {
  return importers.get(lower)?.has(upper) === true
}

/** From the entry down: a file comes before those that it imports. */
function byDepth(one: string, other: string): number {
  if (importsFrom(one, other)) return -1
  return importsFrom(other, one) ? 1 : one < other ? -1 : 1
}

import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import type { Readable } from 'node:stream'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { actions } from '../../../src/actions/main.ts'
import { GitHubJob } from '../../../src/github/job.ts'
import { declaredInputs } from './declared-inputs.ts'
import { readFileCommands } from './file-commands.ts'
import { annotations, interpret, type RunnerView } from './grammar.ts'
import { inOwnProcess, newProcess } from './in-process.ts'
import { jobEnvironment, machineEnvironment, preloads, type StepOptions } from './job-environment.ts'
import { StepOutput, type TimedLine } from './step-output.ts'

/** The result of a step. */
export interface StepResult {
  readonly exitCode: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
  /** Lines of stdout in the order in which they arrived. */
  readonly lines: readonly TimedLine[]
  readonly outputs: Readonly<Record<string, string>>
  readonly state: Readonly<Record<string, string>>
  readonly summary: string
  /** The step's `outcome` output. */
  readonly outcome: string | undefined
  /** The text of the `log-file` output, undefined if there is none. */
  readonly logFile: string | undefined
  readonly view: RunnerView
  readonly errors: readonly string[]
  readonly warnings: readonly string[]
  readonly notices: readonly string[]
  /** Lines of the build log as a reader sees them, without their bar. */
  readonly buildLog: readonly string[]
  /** Peak resident memory in bytes; NaN if the step was killed, or had no process of its own. */
  readonly peakMemory: number
  readonly startedAt: number
  readonly endedAt: number
}

/** A step under way. */
export interface RunningStep {
  readonly pid: number
  /** Resolves with the first matching line, past or future; rejects if the step ends without one. */
  line(pattern: RegExp): Promise<TimedLine>
  signal(name: NodeJS.Signals): void
  /** Throws if the step hangs, after killing it. */
  readonly finished: Promise<StepResult>
}

/** A step whose end is judged as soon as it is there: `judge` throws if it breaks a promise, and may add to it. */
export type Judged<T> = Omit<RunningStep, 'finished'> & { readonly finished: Promise<T> }

export function judged<T>(step: RunningStep, judge: (end: StepResult) => T): Judged<T> {
  const finished = step.finished.then(judge)
  finished.catch(() => undefined)
  return { ...step, finished }
}

/** Throws what is wrong with a step, with what it wrote. */
export function requireNothing(wrong: readonly string[], { stdout, stderr }: StepResult): void {
  if (wrong.length > 0) throw new Error(`${wrong.join('\n')}\nThe step wrote:\n${stdout}${stderr}`)
}

const repository = fileURLToPath(new URL('../../../', import.meta.url))
/** The token that a job passes as `github-token`. */
export const githubToken = 'ghs_N0tAReal"Token/+x'

/** Starts a deploy step the way the runner starts it. `inputs` are those of the workflow's `with:`. */
export function startDeploy(inputs: Readonly<Record<string, string>>, options: StepOptions): RunningStep {
  return startStep('deploy', inputVariables(inputs, 'action.yml', options), options)
}

/** The same for an action in a folder of its own. */
export function startAction(
  folder: 'preview' | 'gate' | 'rollback' | 'call' | 'fleet',
  inputs: Readonly<Record<string, string>>,
  options: StepOptions,
): RunningStep {
  return startStep(folder, inputVariables(inputs, `${folder}/action.yml`, options), options)
}

/** Starts the `post` step with the state that main left. `folder` is the action's, empty for deploy. */
export function startPost(
  main: Pick<StepResult, 'state'>,
  inputs: Readonly<Record<string, string>>,
  { folder = '', ...options }: StepOptions & { readonly folder?: '' | 'preview' | 'gate' | 'fleet' },
): RunningStep {
  const state = Object.fromEntries(Object.entries(main.state).map(([name, value]) => [`STATE_${name}`, value]))
  const manifest = folder === '' ? 'action.yml' : `${folder}/action.yml`
  return startStep('post', { ...inputVariables(inputs, manifest, options), ...state }, options)
}

/** Every declared input as a variable. Spaces in a name change, dashes stay. */
function inputVariables(
  inputs: Readonly<Record<string, string>>,
  manifest: string,
  { actionFolder = repository }: StepOptions,
): Record<string, string> {
  const declared = declaredInputs(pathToFileURL(join(actionFolder, manifest)))
  const unknown = Object.keys(inputs).filter((name) => !declared.has(name))
  if (unknown.length > 0) throw new Error(`${manifest} does not declare the input ${unknown.join(', ')}`)
  const variables = [...declared].map(([name, preset]) => {
    const value = inputs[name] ?? preset.replaceAll(`\${{ github.token }}`, githubToken)
    return [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value]
  })
  return Object.fromEntries(variables)
}

type ActionName = keyof typeof actions

function startStep(name: ActionName, own: Record<string, string>, options: StepOptions): RunningStep {
  mkdirSync(options.runnerFolder, { recursive: true })
  const folder = mkdtempSync(join(options.runnerFolder, 'step-'))
  const files = fileCommandFiles(folder)
  const eventPath = join(folder, 'event.json')
  writeFileSync(eventPath, JSON.stringify(options.event ?? {}))
  mkdirSync(join(folder, 'temp'))
  const env = {
    ...machineEnvironment(),
    ...files,
    ...jobEnvironment(options),
    GITHUB_EVENT_PATH: eventPath,
    RUNNER_TEMP: join(folder, 'temp'),
    ...own,
    ...options.env,
  }
  const collectEnd: CollectEnd = (end, stderr) => collect({ ...end, stderr }, files, folder)
  return options.inProcess && !needsProcess(options)
    ? playStep(name, env, collectEnd)
    : spawnStep(name, env, options, folder, collectEnd)
}

/** Whether a step needs what only a process of its own has. The night starts `dist/` for every step. */
function needsProcess({
  timeFactor,
  clockAheadMs,
  trafficFile,
  actionFolder,
  under,
  limit,
  env,
}: StepOptions): boolean {
  const needed = [timeFactor, clockAheadMs, trafficFile, actionFolder, under, limit, env?.['NODE_OPTIONS']]
  return needed.some((each) => each !== undefined) || process.env['TAXIWAY_STEPS'] === 'dist'
}

/** Plays a step of `src/` in this process. */
function playStep(name: ActionName, env: Record<string, string>, collectEnd: CollectEnd): RunningStep {
  const output = new StepOutput()
  const { own, written } = newProcess(env, env['GITHUB_WORKSPACE'] ?? '', (text) => output.take(text))
  const startedAt = performance.now()
  const play = async (): Promise<StepResult> => {
    await inOwnProcess(own, async () => await actions[name](new GitHubJob(env, new AbortController().signal)))
    output.end()
    const { text: stdout, lines } = output
    const end = { exitCode: own.exitCode ?? 0, signal: null, stdout, lines }
    return collectEnd({ ...end, startedAt, endedAt: performance.now() }, written.stderr)
  }
  const finished = play()
  finished.catch(() => undefined)
  const signal = (): never => {
    throw new Error('a step without a process of its own takes no signal')
  }
  return { pid: 0, line: (pattern) => output.find(pattern), signal, finished }
}

/** Starts the entry of a step in `dist/` as the runner does. */
function spawnStep(
  name: ActionName,
  env: Record<string, string>,
  options: StepOptions,
  folder: string,
  collectEnd: CollectEnd,
): RunningStep {
  const built = process.env['TAXIWAY_DIST'] ?? join(repository, 'dist')
  const dist = options.actionFolder === undefined ? built : join(options.actionFolder, 'dist')
  const entry = join(dist, name === 'deploy' ? 'index.js' : join(name, 'index.js'))
  if (!existsSync(entry)) throw new Error(`${entry} is not there: run \`npm run build\` first`)
  const startedAt = performance.now()
  const [command = process.execPath, ...args] = [...(options.under ?? []), process.execPath, entry]
  const child = spawn(command, args, {
    cwd: options.workspace,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A console of its own, as the runner gives it on Windows.
    windowsHide: true,
    env: { ...preloads(folder, options), ...env },
  })
  return running(child, { lines: 'stdout', startedAt, limit: options.limit }, collectEnd)
}

/** What is known of every process that has ended; `stdout` is what it wrote to the stream whose lines are timed. */
type End = Pick<StepResult, 'exitCode' | 'signal' | 'stdout' | 'lines' | 'startedAt' | 'endedAt'>

/** Makes the result, given what the process wrote to its other stream. */
type CollectEnd = (end: End, other: string) => StepResult

/** A step under way: a process of which one stream is read line by line; `collect` makes its result, given what it wrote to the other one. */
export function running(
  child: ChildProcessByStdio<null, Readable, Readable>,
  { lines, startedAt, limit = 100_000 }: { lines: 'stdout' | 'stderr'; startedAt: number; limit: number | undefined },
  collect: CollectEnd,
): RunningStep {
  const output = new StepOutput()
  child[lines].setEncoding('utf8').on('data', (chunk: string) => output.take(chunk))
  let other = ''
  child[lines === 'stdout' ? 'stderr' : 'stdout'].setEncoding('utf8').on('data', (chunk: string) => {
    other += chunk
  })
  let hung = false
  const timer = setTimeout(() => {
    hung = true
    child.kill('SIGKILL')
  }, limit)
  const finished = new Promise<StepResult>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (exitCode, signal) => {
      clearTimeout(timer)
      output.end()
      const { text: stdout, lines } = output
      if (hung) reject(new Error(`the step never ended; it wrote:\n${stdout}${other}`))
      else resolve(collect({ exitCode, signal, stdout, lines, startedAt, endedAt: performance.now() }, other))
    })
  })
  finished.catch(() => undefined)
  return {
    pid: child.pid ?? 0,
    line: (pattern) => output.find(pattern),
    signal: (name) => child.kill(name),
    finished,
  }
}

/** Whether a step can be cancelled here as the runner cancels it. On Windows Node can only kill. */
export const canCancel = process.platform !== 'win32'

/** The signals of the runner's ladder that a step gets. */
export const cancelSignals = ['SIGINT', 'SIGTERM'] as const

const commandFiles = ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY', 'GITHUB_ENV', 'GITHUB_PATH'] as const
type CommandFiles = Record<(typeof commandFiles)[number], string>

function fileCommandFiles(folder: string): CommandFiles {
  const files = commandFiles.map((name) => [name, join(folder, name.toLowerCase())] as const)
  for (const [, path] of files) writeFileSync(path, '')
  return Object.fromEntries(files) as CommandFiles
}

function collect(end: End & Pick<StepResult, 'stderr'>, files: CommandFiles, folder: string): StepResult {
  const outputs = readFileCommands(readFileSync(files.GITHUB_OUTPUT, 'utf8'))
  const view = interpret(end.stdout)
  const logFile = outputs['log-file']
  return {
    ...end,
    outputs,
    state: readFileCommands(readFileSync(files.GITHUB_STATE, 'utf8')),
    summary: readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8'),
    outcome: outputs['outcome'],
    logFile: logFile !== undefined && existsSync(logFile) ? readFileSync(logFile, 'utf8') : undefined,
    view,
    errors: annotations(view, 'error'),
    warnings: annotations(view, 'warning'),
    notices: annotations(view, 'notice'),
    buildLog: view.shown.flatMap((line) => /^ [|│┃▏▎] ?(.*)$/u.exec(line)?.slice(1) ?? []),
    peakMemory: peakMemory(folder),
  }
}

function peakMemory(folder: string): number {
  const file = join(folder, 'usage.json')
  if (!existsSync(file)) return Number.NaN
  const usage: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return typeof usage === 'object' && usage !== null && 'maxRSS' in usage ? Number(usage.maxRSS) * 1024 : 0
}

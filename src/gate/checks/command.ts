import type { ChildProcess } from 'node:child_process'
import { systemClock } from '../../client/clock.ts'
import type { DeployEvent } from '../../deploy/events.ts'
import { Queue, ReaderLeft } from '../../deploy/queue.ts'
import { formatDuration } from '../../text/format.ts'
import type { Check, CheckedDeployment, Finding } from './check.ts'

/** A command of the user that checks the deployed app. */
export interface CommandOptions {
  /**
   * A shell command, run by `bash -eo pipefail`, else `sh -e`; on Windows by PowerShell. It passes if it exits with 0.
   */
  readonly command: string
  /** The working directory. */
  readonly folder: string
  /** Its environment. `TAXIWAY_URL`, `_SHA`, `_DEPLOYMENT_ID` and `_SERVICE_ID` are added. */
  readonly environment: Readonly<Record<string, string | undefined>>
  /** The address of the app, instead of the one in the platform's record. */
  readonly url?: string | undefined
  /** How long it may take, in milliseconds; 10 minutes by default. */
  readonly timeoutMs?: number | undefined
}

type Shell = readonly [program: string, args: readonly string[]]

/** How long its processes may take to end by themselves, and how long their remaining output is read. */
const graceMs = 2_000
const drainMs = 1_000
/** Output without line ends must not fill the memory. */
const longestLine = 8_192
/** Characters of output that are shown. */
const mostShown = 5_000_000
const mostKept = 20

/** Runs a command once, in a process group that ends with it. Shows its output line by line. */
export function commandCheck(options: CommandOptions): Check {
  return { name: 'command', run: ({ signal, deployment }) => run(options, signal, deployment) }
}

/** Uses real time, whatever the clock of the run is, because a process does. */
async function* run(
  { command, folder, environment, url, timeoutMs = 600_000 }: CommandOptions,
  signal: AbortSignal,
  deployment: CheckedDeployment,
): ReturnType<Check['run']> {
  const own = {
    TAXIWAY_URL: url ?? deployment.url ?? undefined,
    TAXIWAY_SHA: deployment.commit ?? undefined,
    TAXIWAY_DEPLOYMENT_ID: deployment.deploymentId,
    TAXIWAY_SERVICE_ID: deployment.serviceId,
  }
  const child = await start(shellsFor(command), folder, { ...environment, ...own })
  if (child instanceof Error) return failed(`the command could not be started: ${child.message}`)
  const events = new Queue<DeployEvent>()
  const output = new Output(events)
  const over = new AbortController()
  const ended = watch(child, output, AbortSignal.any([signal, over.signal]), timeoutMs).finally(() => events.close())
  // Awaited below, after all events are read.
  ended.catch(() => {})
  try {
    yield* events
    const end = await ended
    signal.throwIfAborted()
    const found =
      end === 'timeout'
        ? `the command did not end within ${formatDuration(timeoutMs)}`
        : typeof end === 'number'
          ? `the command exited with ${end}`
          : `the command was ended by ${end}`
    return { passed: end === 0, evidence: [found, ...output.last] }
  } finally {
    over.abort(new ReaderLeft())
    await ended.catch(() => {})
  }
}

/**
 * Waits for the end and returns the exit code, the signal that ended the command, or `timeout`. No process of its group
 * is left by then.
 */
async function watch(
  child: ChildProcess,
  output: Output,
  signal: AbortSignal,
  timeoutMs: number,
): Promise<number | 'timeout' | NodeJS.Signals> {
  const exited = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('exit', (code, by) => resolve(code ?? by ?? 'SIGKILL'))
  })
  const reading = Promise.allSettled([output.read(child.stdout), output.read(child.stderr)])
  const timer = new AbortController()
  const late = systemClock.sleep(timeoutMs, AbortSignal.any([signal, timer.signal])).then(
    () => 'timeout' as const,
    () => 'timeout' as const,
  )
  const end = await Promise.race([exited, late])
  timer.abort()
  // End the processes that it left behind, so that they neither write nor run on.
  await endGroup(child)
  await exited
  const drained = new AbortController()
  await Promise.race([reading, systemClock.sleep(drainMs, drained.signal).catch(() => {})])
  drained.abort()
  child.stdout?.destroy()
  child.stderr?.destroy()
  await reading
  return end
}

/** The shells to try, in order: the first one that is installed is used. */
function shellsFor(command: string): readonly Shell[] {
  if (process.platform !== 'win32') {
    return [
      ['bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', command]],
      ['sh', ['-ec', command]],
    ]
  }
  const script = `$ErrorActionPreference = 'stop'\n${command}\nif (Test-Path variable:\\LASTEXITCODE) { exit $LASTEXITCODE }`
  // Encoded, because quoting would change it.
  const encoded = Buffer.from(script, 'utf16le').toString('base64')
  const args = ['-NoLogo', '-NoProfile', '-NonInteractive', '-EncodedCommand', encoded]
  return [
    ['pwsh', args],
    ['powershell', args],
  ]
}

async function start(
  shells: readonly Shell[],
  folder: string,
  environment: CommandOptions['environment'],
): Promise<ChildProcess | Error> {
  const { spawn } = await import('node:child_process')
  let failure: Error = new Error('no shell is installed')
  for (const [program, args] of shells) {
    const child = spawn(program, [...args], {
      cwd: folder,
      env: { ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Its own process group, so that it can be ended with everything that it started.
      detached: process.platform !== 'win32',
      windowsHide: true,
    })
    const error = await new Promise<Error | undefined>((resolve) => {
      child.once('spawn', () => resolve(undefined))
      child.once('error', resolve)
    })
    if (error === undefined) return child
    failure = error
    if (!('code' in error) || error.code !== 'ENOENT') break
  }
  return failure
}

/** Asks the process group to end, then kills it. Never rejects. */
async function endGroup({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined) return
  if (process.platform === 'win32') {
    const { spawn } = await import('node:child_process')
    const killer = spawn('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore', windowsHide: true })
    await new Promise<void>((resolve) => killer.once('close', () => resolve()).once('error', () => resolve()))
    return
  }
  if (!signalGroup(pid, 'SIGTERM')) return
  for (let leftMs = graceMs; leftMs > 0; leftMs -= 50) {
    await systemClock.sleep(50)
    if (!signalGroup(pid, 0)) return
  }
  signalGroup(pid, 'SIGKILL')
}

/** Returns false if no process of the group is left. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal)
  } catch {
    return false
  }
}

/** The output of a command: shows each line as it comes, and keeps the last ones. */
class Output {
  readonly #events: Queue<DeployEvent>
  #last: readonly string[] = []
  #shown = 0

  constructor(events: Queue<DeployEvent>) {
    this.#events = events
  }

  get last(): readonly string[] {
    return this.#last
  }

  async read(pipe: NodeJS.ReadableStream | null): Promise<void> {
    let rest = ''
    pipe?.setEncoding('utf8')
    for await (const chunk of pipe ?? []) {
      const lines = `${rest}${chunk}`.split(/\r\n|\n|\r(?!$)/)
      rest = lines.pop() ?? ''
      for (; rest.length > longestLine; rest = rest.slice(longestLine)) lines.push(rest.slice(0, longestLine))
      await this.#show(lines)
    }
    if (rest !== '') await this.#show([rest])
  }

  async #show(lines: readonly string[]): Promise<void> {
    if (lines.length === 0) return
    this.#last = [...this.#last, ...lines.slice(-mostKept)].slice(-mostKept)
    if (this.#shown > mostShown) return
    for (const line of lines) this.#shown += line.length + 1
    const shown = this.#shown > mostShown ? [...lines, '… (the rest of the output is not shown)'] : lines
    await this.#events.push({ kind: 'lines', lines: shown.map((text) => ({ number: undefined, text })) })
  }
}

function failed(found: string): Finding {
  return { passed: false, evidence: [found] }
}

import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { AbortScope } from '../client/time/abort-scope.ts'
import { formatDuration } from '../text/formats/duration.ts'
import { message } from '../text/message.ts'
import { type Check, type CheckContext, cleanEvidence, type Finding } from './check.ts'

/** A program that looks at what was deployed. */
export interface CommandOptions {
  /** For the shell: `bash -eo pipefail`, else `sh -e`; on Windows PowerShell. It passes if it exits with 0. */
  readonly command: string
  /** Where it runs. */
  readonly folder: string
  /** What it gets of the environment. `TAXIWAY_URL`, `_SHA`, `_DEPLOYMENT_ID` and `_SERVICE_ID` are added. */
  readonly environment: Readonly<Record<string, string | undefined>>
  /** The address of the app, in place of what the platform's record shows. */
  readonly url?: string | undefined
  /** How long it may take, in milliseconds; 10 minutes by default. */
  readonly timeoutMs?: number
}

type Shell = readonly [program: string, args: readonly string[]]

/** Its processes get so much time to end by themselves, in milliseconds. */
const graceMs = 2_000
/** What they left in the pipes is read for so long. */
const drainMs = 1_000
/** No line is longer: a flood without line ends must not fill the memory. */
const longestLine = 8_192
/** More of the output is neither shown nor kept. */
const mostShown = 5_000_000
const mostKept = 20

/** Runs a program of the user once, in a process group of its own that ends with it. */
export function commandCheck(options: CommandOptions): Check {
  return { name: 'command', provesVersion: true, run: (context) => run(options, context) }
}

async function run(
  { command, timeoutMs = 600_000, ...options }: CommandOptions,
  context: CheckContext,
): Promise<Finding> {
  const child = await start(shellsFor(command), { ...options, context })
  if (child instanceof Error)
    return { passed: false, summary: `the command could not be started: ${child.message}`, evidence: [] }
  using scope = new AbortScope({ signal: context.signal, timeoutMs })
  let ending: Promise<void> | undefined
  const end = (): Promise<void> => (ending ??= endGroup(child))
  scope.signal.addEventListener('abort', end, { once: true })
  const output = new ShownOutput(context)
  const reading = Promise.allSettled([child.stdout, child.stderr].map((pipe) => output.read(pipe)))
  const ended = await new Promise<string | number>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 'an unknown signal'))
  })
  // What it has left behind goes on neither writing nor running.
  await end()
  await Promise.race([reading, sleep(drainMs, undefined, { ref: false })])
  child.stdout?.destroy()
  child.stderr?.destroy()
  context.signal.throwIfAborted()
  const evidence = cleanEvidence(output.last, context.clean)
  if (scope.signal.aborted) {
    const summary = message`check-command-timeout: the command did not end within ${formatDuration(timeoutMs)}`
    return { passed: false, summary, evidence }
  }
  if (ended === 0) return { passed: true, summary: 'the command exited with 0', evidence }
  const summary =
    typeof ended === 'number'
      ? message`check-command-failed: the command exited with ${ended}`
      : `the command was ended by ${ended}`
  return { passed: false, summary, evidence }
}

/** The first that is installed is used. */
function shellsFor(command: string): readonly Shell[] {
  if (process.platform !== 'win32') {
    return [
      ['bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', command]],
      ['sh', ['-ec', command]],
    ]
  }
  const script = `$ErrorActionPreference = 'stop'\n${command}\nif (Test-Path variable:\\LASTEXITCODE) { exit $LASTEXITCODE }`
  // No rule of quoting changes it on its way.
  const encoded = Buffer.from(script, 'utf16le').toString('base64')
  const args = ['-NoLogo', '-NoProfile', '-NonInteractive', '-EncodedCommand', encoded]
  return [
    ['pwsh', args],
    ['powershell', args],
  ]
}

async function start(
  [[program, args] = ['sh', []], ...others]: readonly Shell[],
  given: Pick<CommandOptions, 'folder' | 'environment' | 'url'> & { readonly context: CheckContext },
): Promise<ChildProcess | Error> {
  const { folder, environment, url, context } = given
  const { deployment = {} } = context
  const ownVariables = {
    TAXIWAY_URL: url ?? deployment.url,
    TAXIWAY_SHA: deployment.commit,
    TAXIWAY_DEPLOYMENT_ID: deployment.deploymentId,
    TAXIWAY_SERVICE_ID: deployment.serviceId,
  }
  const { spawn } = await import('node:child_process')
  const child = spawn(program, [...args], {
    cwd: folder,
    env: { ...environment, ...ownVariables },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that it can be ended with all that it has started.
    detached: process.platform !== 'win32',
    windowsHide: true,
  })
  const failure = await new Promise<Error | undefined>((resolve) => {
    child.once('spawn', () => resolve(undefined))
    child.once('error', resolve)
  })
  if (failure === undefined) return child
  const isMissing = 'code' in failure && failure.code === 'ENOENT'
  return isMissing && others.length > 0 ? await start(others, given) : failure
}

/** Asks the group to end, then kills it. Never rejects. */
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
    await sleep(50)
    if (!signalGroup(pid, 0)) return
  }
  signalGroup(pid, 'SIGKILL')
}

/** False if nothing of the group is left. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal)
  } catch {
    return false
  }
}

/** The output of a check, line by line: shown as it comes, and the end of it kept. */
class ShownOutput {
  readonly #context: CheckContext
  #last: string[] = []
  #shown = 0

  constructor(context: CheckContext) {
    this.#context = context
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
    await this.#context.print?.(lines)
    if (this.#shown > mostShown) await this.#context.print?.(['… (the rest of the output is not shown)'])
  }
}

import type { ChildProcess } from 'node:child_process'
import process from 'node:process'
import { formatDuration } from '../text/formats/duration.ts'
import { oneLine } from '../text/formats/shortening.ts'
import { withPlainAddresses } from '../text/formats/shown-address.ts'

/** Why Git failed, in its own words without the passwords of addresses. */
interface GitFailure {
  readonly ok: false
  readonly why: string
}

/** What Git printed, or why it failed. */
export type GitAnswer = { readonly ok: true; readonly output: string } | GitFailure

/** The same, as bytes: an index may be long. */
export type GitBytes = { readonly ok: true; readonly bytes: Buffer } | GitFailure

/** One Git process. */
export interface GitCall {
  readonly args: readonly string[]
  /** All of its environment. */
  readonly environment: Readonly<Record<string, string>>
  /** Nobody waits for longer, milliseconds. */
  readonly limitMs: number
  readonly signal?: AbortSignal | undefined
}

/** A call that is over. */
export interface GitEnd {
  readonly answer: GitBytes
  /** It did not end in the time of a call. */
  readonly hasHung: boolean
}

const mostError = 4_000

/** Why Git cannot be run at all. */
export const notInstalled = 'Git is not installed'

let isGivenUp = false

/** Whether a Git that nothing ends may still run, or be about to start: the process is then not to wait for it. */
export function hasGivenUpGit(): boolean {
  return isGivenUp
}

/**
 * Runs Git by `@actions/exec`, which is for what reads no objects and says little: it neither fetches, nor asks, nor starts a program, and
 * ends by itself. `@actions/exec` cannot end a process, so one that does not answer is no longer waited for. It also gathers the output
 * into one text with each chunk: an index of 200,000 files, which has no end of a line, would take 2 s in place of 0.05 s.
 */
export async function execGit({ args, environment, limitMs, signal }: GitCall): Promise<GitEnd> {
  // Most runs need no Git.
  const { exec } = await import('@actions/exec')
  if (signal?.aborted) return stoppedEnd
  const said = new Said()
  const { promise: stopped, resolve: stop } = Promise.withResolvers<GitEnd>()
  const giveUp = (end: GitEnd): void => {
    isGivenUp = true
    stop(end)
  }
  const onAbort = (): void => giveUp(stoppedEnd)
  const timer = setTimeout(() => giveUp(hungEnd(limitMs)), limitMs)
  signal?.addEventListener('abort', onAbort, { once: true })
  const ended = exec('git', [...args], {
    silent: true,
    ignoreReturnCode: true,
    env: { ...environment },
    // It leaves stdin open, which none of these commands reads. An empty input would be written behind the end of a short process,
    // and what it throws then (EPIPE) nobody can catch.
    listeners: { stdout: (chunk) => said.print(chunk), stderr: (chunk) => said.complain(chunk.toString('utf8')) },
  }).then(
    (code) => said.end(code),
    (error: unknown) => said.fail(error),
  )
  const end = await Promise.race([ended, stopped])
  clearTimeout(timer)
  signal?.removeEventListener('abort', onAbort)
  return end
}

/**
 * Runs Git as a group of processes that is ended as a whole. It is for what reads objects, because a partial clone fetches what it lacks and
 * a fetch may wait for ever, and for what lists an index.
 *
 * @param input for its stdin
 */
export async function spawnGit({ args, environment, limitMs, signal }: GitCall, input: string): Promise<GitEnd> {
  const { spawn } = await import('node:child_process')
  if (signal?.aborted) return stoppedEnd
  return await new Promise((resolve) => {
    const child = spawn('git', args, {
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
      env: environment,
      // Without a terminal nobody can be asked, whatever program it starts.
      detached: process.platform !== 'win32',
    })
    const said = new Said()
    let stopped: GitEnd | undefined
    const stop = (end: GitEnd): void => {
      stopped ??= end
      endGroup(child)
    }
    const timer = setTimeout(() => stop(hungEnd(limitMs)), limitMs)
    const onAbort = (): void => stop(stoppedEnd)
    const onExit = (): void => endGroup(child)
    signal?.addEventListener('abort', onAbort, { once: true })
    process.once('exit', onExit)
    const settle = (end: GitEnd): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
      process.removeListener('exit', onExit)
      resolve(end)
    }
    child.stdout.on('data', (chunk: Buffer) => said.print(chunk))
    child.stderr.setEncoding('utf8').on('data', (text: string) => said.complain(text))
    // A Git that ends early does not read all of it.
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
    child.on('error', (error) => settle(said.fail(error)))
    // What it has started may keep the pipes open.
    child.on('exit', () => {
      if (stopped !== undefined) settle(stopped)
    })
    child.on('close', (code) => settle(stopped ?? said.end(code)))
  })
}

/** What one process has written so far. */
class Said {
  readonly #chunks: Buffer[] = []
  #errorText = ''

  print(chunk: Buffer): void {
    this.#chunks.push(chunk)
  }

  complain(text: string): void {
    if (this.#errorText.length < mostError) this.#errorText += text
  }

  end(code: number | null): GitEnd {
    if (code === 0) return { answer: { ok: true, bytes: Buffer.concat(this.#chunks) }, hasHung: false }
    return failedEnd(causeIn(this.#errorText) || `git ended with ${code}`)
  }

  fail(error: unknown): GitEnd {
    const why = error instanceof Error ? error.message : String(error)
    return failedEnd(isMissing(why) ? notInstalled : oneLine(why))
  }
}

const stoppedEnd = failedEnd('it was stopped')

function failedEnd(why: string): GitEnd {
  return { answer: { ok: false, why }, hasHung: false }
}

function hungEnd(limitMs: number): GitEnd {
  return { answer: { ok: false, why: `it did not end within ${formatDuration(limitMs)}` }, hasHung: true }
}

/** What Node, and what `@actions/exec`, says of a program that there is not. */
function isMissing(why: string): boolean {
  return /^spawn \S*git\S* ENOENT$|^Unable to locate executable file: git\b/.test(why)
}

function endGroup(child: ChildProcess): void {
  if (child.pid === undefined || process.platform === 'win32') child.kill('SIGKILL')
  else {
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch (error) {
      if (!isGone(error)) throw error
    }
  }
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ESRCH'
}

/** Git's own cause, without the advice below it; all of it if no line says that it is the cause. */
function causeIn(errorText: string): string {
  const lines = errorText.split('\n')
  const at = lines.findIndex((line) => /^(?:fatal|error): /.test(line))
  // What it names may stand in the next line.
  const cause = lines[at]?.endsWith(':') ? lines.slice(at, at + 2).join(' ') : lines[at]
  return withPlainAddresses(oneLine((cause ?? errorText).trim()))
}

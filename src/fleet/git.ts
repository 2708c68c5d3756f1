import { spawn } from 'node:child_process'
import { systemClock, within } from '../client/clock.ts'
import { InputError } from '../client/errors.ts'
import type { RunTime } from '../deploy/run-time.ts'
import { shorten } from '../text/format.ts'
import { cleanText } from '../text/untrusted.ts'

const askMs = 30_000
const fetchMs = 60_000
/** Longer output is not a useful list of changed files. */
const longestOutput = 2 ** 25

/** A clone with the commit to deploy checked out. */
export class Clone {
  readonly #folder: string
  readonly #time: RunTime
  /** The checked-out commit. */
  readonly commit: string

  private constructor(folder: string, time: RunTime, commit: string) {
    this.#folder = folder
    this.#time = time
    this.commit = commit
  }

  /** Opens the clone that contains a folder. Throws `InputError` if there is none, or if nothing is checked out. */
  static async open(folder: string, time: RunTime): Promise<Clone> {
    try {
      const output = await run(folder, ['rev-parse', '--show-toplevel', 'HEAD'], askMs, time)
      const [root = '', commit = ''] = output.split('\n')
      return new Clone(root, time, commit)
    } catch (error) {
      if (!(error instanceof GitError)) throw error
      const what = `A fleet deploys the commit that is checked out, and Git shows none here: ${error.message}.`
      throw new InputError('config', `${what} Check the repository out before this step, with Git on PATH.`)
    }
  }

  /**
   * Lists the files that differ between a commit and the checked-out one, relative to the root; a moved file appears in
   * both places. Returns Git's complaint if it cannot say.
   */
  async listChanges(commit: string): Promise<readonly string[] | string> {
    // A plumbing command: the user's configuration does not affect it.
    const options = ['-r', '-z', '--name-only', '--no-renames', '--ignore-submodules=none']
    const output = await this.#ask(['diff-tree', ...options, commit, this.commit])
    return output instanceof GitError ? output.message : output.split('\0').filter((path) => path !== '')
  }

  async has(commit: string): Promise<boolean> {
    return typeof (await this.#ask(['cat-file', '-e', `${commit}^{commit}`])) === 'string'
  }

  /**
   * Fetches commits that a shallow clone lacks, or that a forced push has removed from the branch. Returns the reason
   * for each commit that could not be fetched.
   */
  async fetch(commits: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const endMs = this.#time.elapsedMs + Math.min(fetchMs, this.#time.leftMs / 4)
    const isWhole = (await this.#ask(['rev-parse', '--is-shallow-repository'])) === 'false'
    // In a full clone, this would cut off the history.
    const depth = isWhole ? [] : ['--depth=1']
    const get = (names: readonly string[]): Promise<string | GitError> => {
      const args = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', ...depth, 'origin', ...names]
      return this.#ask(args, endMs - this.#time.elapsedMs)
    }
    const all = await get(commits)
    const failures = new Map<string, string>()
    if (typeof all === 'string') return failures
    // One missing commit makes the fetch of all fail.
    for (const commit of commits) {
      const one = commits.length === 1 ? all : await get([commit])
      if (one instanceof GitError) failures.set(commit, one.message)
    }
    return failures
  }

  async #ask(args: readonly string[], ms = askMs): Promise<string | GitError> {
    try {
      return await run(this.#folder, args, ms, this.#time)
    } catch (error) {
      if (error instanceof GitError) return error
      throw error
    }
  }
}

class GitError extends Error {}

/**
 * Runs Git and returns its output without the last line end. Rejects with a `GitError` in Git's own words, or with the
 * signal's reason. Ends the processes that a `fetch` starts (ssh, a credential helper), too.
 */
async function run(folder: string, args: readonly string[], mostMs: number, time: RunTime): Promise<string> {
  const { signal } = time
  signal.throwIfAborted()
  const ms = Math.min(mostMs, time.leftMs)
  if (ms <= 0) throw new GitError('there was no time left')
  // In a container the checkout belongs to another user. There is no terminal, so nothing may ask for a password.
  const settings = ['safe.directory=*', 'credential.interactive=never', 'core.askPass=']
  const all = [...settings.flatMap((setting) => ['-c', setting]), ...args]
  const child = spawn('git', all, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    windowsHide: true,
  })
  let [stdout, stderr, length] = ['', '', 0]
  child.stdout.setEncoding('utf8')
  child.stderr.setEncoding('utf8')
  const ended = new Promise<string>((resolve, reject) => {
    const fail = (why: string): void => reject(new GitError(shorten(cleanText(why), 200).replace(/\.$/, '')))
    child.once('error', (error) =>
      fail('code' in error && error.code === 'ENOENT' ? 'there is no `git` on PATH' : error.message),
    )
    child.stdout.on('data', (chunk: string) => {
      stdout += chunk
      length += chunk.length
      if (length > longestOutput) fail('it printed more than can be read')
    })
    child.stderr.on('data', (chunk: string) => {
      stderr = (stderr + chunk).slice(0, 10_000)
    })
    child.once('close', (code) => {
      const complaint = stderr.split('\n').find((line) => /^(?:fatal|error|remote)/.test(line)) ?? stderr.split('\n')[0]
      if (code === 0) resolve(stdout.replace(/\n$/, ''))
      else fail(complaint?.replace(/^(?:fatal|error): /, '') || `it exited with ${code}`)
    })
  })
  ended.catch(() => {})
  try {
    const reason = (): Error => new GitError('it did not answer in time')
    return await within({ clock: systemClock, ms, parent: signal, reason }, () => ended)
  } finally {
    if (child.exitCode === null && child.pid !== undefined) end(child.pid)
  }
}

function end(pid: number): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // It has already ended.
  }
}

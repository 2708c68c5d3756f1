import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { withoutCredentials } from 'taxiway/contract'

/** A commit, as a list shows it. */
export interface ShownCommit {
  readonly commit: string
  readonly author: string
  /** RFC 3339. */
  readonly at: string
  readonly subject: string
}

/** What lies between two commits. */
export type CommitRange =
  | {
      readonly kind: 'known'
      /** The newest ones that only the later deployment has. */
      readonly added: readonly ShownCommit[]
      /** The newest ones that only the earlier deployment has. */
      readonly removed: readonly ShownCommit[]
    }
  | { readonly kind: 'unknown'; readonly why: string }

/** A list of more commits is cut. */
const mostCommits = 100
const longestMs = 30_000
const address = /\b\w[\w+.-]*:\/\/[^\s'"]+/g

/** Reads the history of repositories, without their files, and keeps it below a folder. */
export class CommitRanges {
  readonly #folder: string
  readonly #environment: Readonly<Record<string, string>>
  /** One fetch after the other: two at once would write into one folder. */
  #tail: Promise<unknown> = Promise.resolve()

  constructor(folder: string, environment: Readonly<Record<string, string>>) {
    this.#folder = join(folder, 'histories')
    this.#environment = { ...environment, HOME: this.#folder, GIT_TERMINAL_PROMPT: '0' }
  }

  /** What `to` has and `from` has not, and the other way round. */
  between(url: string, from: string, to: string): Promise<CommitRange> {
    const read = this.#tail.then(() => this.#read(url, from, to))
    this.#tail = read
    return read
  }

  async #read(url: string, from: string, to: string): Promise<CommitRange> {
    try {
      const folder = join(this.#folder, createHash('sha256').update(url).digest('hex').slice(0, 16))
      await mkdir(folder, { recursive: true })
      // As in a build: the repository may be one of another user of this machine.
      await writeFile(join(this.#folder, '.gitconfig'), '[safe]\n\tdirectory = *\n')
      if (!existsSync(join(folder, 'HEAD'))) await this.#git(folder, ['init', '--quiet', '--bare'])
      await this.#git(folder, ['fetch', '--quiet', '--no-tags', '--filter=tree:0', url, from, to])
      const [added, removed] = [await this.#log(folder, from, to), await this.#log(folder, to, from)]
      return { kind: 'known', added, removed }
    } catch (error) {
      const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
      const why = said === '' ? String(error) : said
      return { kind: 'unknown', why: why.replaceAll(address, (url) => withoutCredentials(url)).slice(0, 500) }
    }
  }

  async #log(folder: string, without: string, of: string): Promise<readonly ShownCommit[]> {
    const format = '--format=%H%x00%an%x00%aI%x00%s'
    const text = await this.#git(folder, ['log', format, `--max-count=${mostCommits}`, `${without}..${of}`, '--'])
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [commit = '', author = '', at = '', subject = ''] = line.split('\0')
        return { commit, author, at, subject }
      })
  }

  async #git(cwd: string, args: readonly string[]): Promise<string> {
    const options = { cwd, env: this.#environment, timeout: longestMs, maxBuffer: 2 ** 24, windowsHide: true }
    return (await promisify(execFile)('git', [...args], options)).stdout
  }
}

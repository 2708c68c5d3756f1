import { stat } from 'node:fs/promises'
import type { LocalRepository } from './local-repository.ts'

/** Milliseconds between two checks of three files. Git only runs when one of them has changed. */
const intervalMs = 250

/** Notices when a branch of a repository has another commit. */
export class BranchWatch {
  readonly #repository: LocalRepository
  readonly #branch: string
  readonly #onPush: () => boolean
  /** The fingerprint of the files from before the commit was read, so that no change between the two is missed. */
  #files: string
  /** Undefined while the branch does not exist. */
  #commit: string | undefined
  #checking: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined
  #closed = false

  /** Reports every later commit. `onPush` returns false if it cannot deploy the push yet, and is then called again. */
  static async open(repository: LocalRepository, branch: string, onPush: () => boolean): Promise<BranchWatch> {
    const files = await fingerprintOf(repository.filesOf(branch))
    const watch = new BranchWatch({ repository, branch, files }, onPush)
    watch.#commit = (await repository.branches()).commits.get(branch)
    watch.#wait()
    return watch
  }

  private constructor(
    { repository, branch, files }: { repository: LocalRepository; branch: string; files: string },
    onPush: () => boolean,
  ) {
    this.#repository = repository
    this.#branch = branch
    this.#files = files
    this.#onPush = onPush
  }

  /** Resolves when the open check has ended. */
  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#checking
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      this.#checking = this.#check()
    }, intervalMs).unref()
  }

  async #check(): Promise<void> {
    const files = await fingerprintOf(this.#repository.filesOf(this.#branch))
    if (files !== this.#files) await this.#compare(files)
    if (!this.#closed) this.#wait()
  }

  async #compare(files: string): Promise<void> {
    const commit = (await this.#repository.branches()).commits.get(this.#branch)
    if (this.#closed) return
    const pushed = commit !== undefined && commit !== this.#commit
    if (pushed && !this.#onPush()) return
    this.#files = files
    this.#commit = commit
  }
}

/** A text that changes with each of the files: Git replaces a file rather than writing into it. */
async function fingerprintOf(files: readonly string[]): Promise<string> {
  const parts = files.map((file) =>
    stat(file, { bigint: true }).then(
      ({ ino, size, mtimeNs }) => `${ino} ${size} ${mtimeNs}`,
      () => 'missing',
    ),
  )
  return (await Promise.all(parts)).join('\n')
}

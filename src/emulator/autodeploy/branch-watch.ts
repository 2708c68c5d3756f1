import { stat } from 'node:fs/promises'
import type { LocalRepository } from './local-repository.ts'

/** Milliseconds between two looks at three files. Git is asked only when one of them has changed. */
const interval = 250

/** Tells when a branch of a repository has another commit. */
export class BranchWatch {
  readonly #repository: LocalRepository
  readonly #branch: string
  readonly #onPush: () => boolean
  /** How the files stood no later than when the commit was read, so that no change falls between the two. */
  #files: string
  /** Undefined while the branch does not exist. */
  #commit: string | undefined
  #looking: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined
  #closed = false

  /** What is there now is no push. `onPush` returns false where it cannot take the push yet, and is then asked again. */
  static async open(repository: LocalRepository, branch: string, onPush: () => boolean): Promise<BranchWatch> {
    const files = await looksOf(repository.filesOf(branch))
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

  /** Resolves when nothing of it is under way any more. */
  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#looking
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      this.#looking = this.#look()
    }, interval).unref()
  }

  async #look(): Promise<void> {
    const files = await looksOf(this.#repository.filesOf(this.#branch))
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

/** Changes whenever one of the files does: Git puts another file in its place. */
async function looksOf(files: readonly string[]): Promise<string> {
  const looks = files.map((file) =>
    stat(file, { bigint: true }).then(
      ({ ino, size, mtimeNs }) => `${ino} ${size} ${mtimeNs}`,
      () => 'missing',
    ),
  )
  return (await Promise.all(looks)).join('\n')
}

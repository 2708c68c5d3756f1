import { stat } from 'node:fs/promises'
import type { LocalRepository } from './local-repository.ts'

/** Milliseconds between two checks of three files. Git only runs when one of them has changed. */
const intervalMs = 250

/** A watch over a branch. */
export type BranchWatch = Awaited<ReturnType<typeof watchBranch>>

/** Reports every later commit of a branch. `onPush` returns false if it cannot deploy the push yet, and is then called again. */
export async function watchBranch(repository: LocalRepository, branch: string, onPush: () => boolean) {
  const readFiles = (): Promise<string> => readFingerprint(repository.branchFiles(branch))
  const readCommit = async (): Promise<string | undefined> => (await repository.branches()).commits.get(branch)
  // Read before the commit, so that no change between the two is missed.
  let files = await readFiles()
  let commit = await readCommit()
  let timer: NodeJS.Timeout | undefined
  let checking = Promise.resolve()
  let closed = false

  async function compare(foundFiles: string): Promise<void> {
    const found = await readCommit()
    if (closed || (found !== undefined && found !== commit && !onPush())) return
    files = foundFiles
    commit = found
  }

  async function check(): Promise<void> {
    const found = await readFiles()
    if (found !== files) await compare(found)
    if (!closed) wait()
  }

  function wait(): void {
    timer = setTimeout(() => {
      checking = check()
    }, intervalMs).unref()
  }

  wait()
  return {
    /** Resolves when the open check has ended. */
    async close(): Promise<void> {
      closed = true
      clearTimeout(timer)
      await checking
    },
  }
}

/** A text that changes with each of the files: Git replaces a file rather than writing into it. */
async function readFingerprint(files: readonly string[]): Promise<string> {
  const parts = files.map((file) =>
    stat(file, { bigint: true }).then(
      ({ ino, size, mtimeNs }) => `${ino} ${size} ${mtimeNs}`,
      () => 'missing',
    ),
  )
  return (await Promise.all(parts)).join('\n')
}

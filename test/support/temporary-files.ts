import { type FSWatcher, readdirSync, readlinkSync, watch } from 'node:fs'
import { basename, join } from 'node:path'

interface TemporaryStep {
  readonly pid: number
  readonly finished: Promise<{ readonly stdout: string }>
}

/** The current and earlier content of a step's temporary folders. Only Linux reports all of it. */
export class StepTemporary {
  readonly #folders: readonly string[]
  readonly #watchers: readonly FSWatcher[]
  readonly #made = new Set<string>()
  #wake = (): void => undefined

  /** @param folder the test's; to be called right after the step was started, before it can do anything */
  constructor(folder: string, own: string) {
    const step = readdirSync(join(folder, 'runner')).find((name) => name.startsWith('step-')) ?? ''
    this.#folders = [join(folder, 'runner', step, 'temp'), own]
    this.#watchers = this.#folders.map((each) =>
      watch(each, (_, name) => {
        if (name !== null) this.#made.add(name)
        this.#wake()
      }),
    )
  }

  /** Resolves when the file of a large archive has been created. */
  made(step: TemporaryStep): Promise<void> {
    return this.#until(step, () => [...this.#made].some(isArchive))
  }

  /** Resolves when it is open but has been unlinked. */
  nameless(step: TemporaryStep): Promise<void> {
    return this.#until(step, () => openArchives(step.pid).some((name) => name.endsWith(' (deleted)')))
  }

  /** Checks at each change of the folders. Rejects if the step ends first. */
  async #until({ finished }: TemporaryStep, condition: () => boolean): Promise<void> {
    const end = finished.then(({ stdout }) =>
      condition() ? undefined : new Error(`it ended without a file:\n${stdout}`),
    )
    while (!condition()) {
      const change = new Promise<undefined>((resolve) => {
        this.#wake = () => resolve(undefined)
      })
      const error = await Promise.race([end, change])
      if (error) throw error
    }
  }

  /** The names that are there now, in order. */
  left(): string[] {
    return this.#folders.flatMap((each) => readdirSync(each)).sort()
  }

  [Symbol.dispose](): void {
    for (const watcher of this.#watchers) watcher.close()
  }
}

function isArchive(name: string): boolean {
  return /^taxiway-[0-9a-f]{8}-[-0-9a-f]{27}$/.test(name)
}

/** The names of the archives that a process has open, with ` (deleted)` after unlinked ones. */
export function openArchives(pid: number): string[] {
  const open = descriptors(pid).map((fd) => {
    try {
      return basename(readlinkSync(`/proc/${pid}/fd/${fd}`))
    } catch {
      return '' // closed meanwhile
    }
  })
  return open.filter((name) => isArchive(name.replace(' (deleted)', '')))
}

function descriptors(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`)
  } catch {
    return [] // it has ended
  }
}

import { randomUUID } from 'node:crypto'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { systemClock } from '../../client/time/clock.ts'
import { poll } from '../../client/time/poll.ts'
import { anotherRun, type MemoryStore } from '../../preview/memory/stored-memory.ts'
import { explainFileError } from '../../text/formats/format-error.ts'
import { readRegularFile } from '../../text/regular-file.ts'

/** A larger file is not ours. */
const mostBytes = 64 * 1024
const lockTries = 40
const lockGapMs = 50

/**
 * The file that `--state` names. It is replaced as a whole, readable by its owner alone, and only if it still holds what was
 * read: a lock beside it lasts for the moment of that.
 */
export class StateFile implements MemoryStore {
  readonly name: string
  readonly remedy: string
  readonly clearing: string
  readonly settleMs = 0
  readonly #path: string

  constructor(path: string) {
    this.#path = path
    this.name = `the state file "${path}"`
    this.remedy = `Check that "${path}" can be written`
    this.clearing = `delete "${path}" and give \`--create\``
  }

  async read(): Promise<string | undefined> {
    const file = readRegularFile(this.#path, mostBytes)
    if (file.kind === 'unknown') throw new Error(`"${this.#path}" cannot be read: ${file.why}`)
    return file.kind === 'found' ? file.value.toString('utf8') : undefined
  }

  async replace(text: string, last: string | undefined): Promise<void> {
    const lock = `${this.#path}.lock`
    await takeLock(lock)
    const draft = `${this.#path}.${randomUUID()}`
    try {
      if ((await this.read()) !== last) throw anotherRun(this.name)
      writeFileSync(draft, text, { flag: 'wx', mode: 0o600, flush: true })
      renameSync(draft, this.#path)
    } finally {
      rmSync(draft, { force: true })
      rmSync(lock, { force: true })
    }
  }

  async close(): Promise<void> {}
}

/** Rejects if the lock is not free within two seconds. */
async function takeLock(lock: string): Promise<void> {
  const take = async (): Promise<true | undefined> => {
    try {
      writeFileSync(lock, '', { flag: 'wx', mode: 0o600 })
      return true
    } catch (error) {
      const isHeld = error instanceof Error && 'code' in error && error.code === 'EEXIST'
      if (!isHeld) throw new Error(explainFileError(error))
      return undefined
    }
  }
  const pauseMs = (tries: number): number | undefined => (tries === lockTries ? undefined : lockGapMs)
  const taken = await poll(take, { pauseMs, sleep: (ms) => systemClock.sleep(ms) })
  if (!taken) throw new Error(`"${lock}" exists, so another run is writing there; if none is, delete it`)
}

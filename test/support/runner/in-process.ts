import { AsyncLocalStorage } from 'node:async_hooks'
import { Writable } from 'node:stream'
import { summary } from '@actions/core'

/** What work that is played in this process has for its own. */
export interface OwnProcess {
  readonly env: Record<string, string | undefined>
  readonly stdout: Writable
  readonly stderr: Writable
  readonly cwd: () => string
  /** No signal comes. */
  readonly on: () => void
  exitCode: number | undefined
}

/** A process of its own in a folder, and what it has written to its streams. */
export function newProcess(env: OwnProcess['env'], folder: string, takeStdout: (text: string) => void) {
  const written = { stderr: '' }
  const stderr = writesTo((text) => {
    written.stderr += text
  })
  const own: OwnProcess = {
    ...{ env, stdout: writesTo(takeStdout), stderr, cwd: () => folder, on: () => undefined, exitCode: undefined },
  }
  return { own, written }
}

/** A stream that hands on what is written to it. */
function writesTo(take: (text: string) => void): Writable {
  return new Writable({
    write: (chunk, _, done) => {
      take(String(chunk))
      done()
    },
  })
}

const played = new AsyncLocalStorage<OwnProcess>()
let isShared = false

/**
 * Runs work that reads the environment, prints, and sets the exit code as if it had a process of its own: a tenth of the
 * time of starting one. Several may run at once. It cannot have its own clock, signals, memory or folder.
 */
export async function inOwnProcess(own: OwnProcess, work: () => Promise<void>): Promise<void> {
  share()
  await played.run(own, work)
}

/** Once: outside of such work, everything is as before. */
function share(): void {
  if (isShared) return
  isShared = true
  const own = (name: string | symbol): OwnProcess | undefined => {
    const one = played.getStore()
    return one !== undefined && name in one ? one : undefined
  }
  globalThis.process = new Proxy(globalThis.process, {
    get: (shared, name) => Reflect.get(own(name) ?? shared, name),
    set: (shared, name, value) => Reflect.set(own(name) ?? shared, name, value),
  })
  // It would keep the file of the first step.
  const file = { get: () => globalThis.process.env['GITHUB_STEP_SUMMARY'], set: () => undefined }
  Object.defineProperty(summary, '_filePath', file)
}

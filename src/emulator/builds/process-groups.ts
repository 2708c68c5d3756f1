import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { LineSplitter } from './line-splitter.ts'

/** A command for the system's shell, or a program with its arguments. */
export type Command = string | { readonly program: string; readonly args: readonly string[] }

export interface GroupOptions {
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  /** Called with the lines of each chunk, in order; never with none. */
  readonly onLines: (stream: 'stdout' | 'stderr', lines: readonly string[]) => void
}

/** How a command ended. `code` is null where a signal ended it. */
export interface Exit {
  readonly code: number | null
  readonly signal: string | null
}

/** A command and all that it starts. */
export interface ProcessGroup {
  /** The process id of its leader, and so on Unix the id of the group. */
  readonly leader: number
  /** When it was started, by `performance.now()`. */
  readonly startedAt: number
  /** Resolves when the command has ended, everything that it left behind was killed, and its output was read to the end. */
  readonly exited: Promise<Exit>
  /** Asks the group to end, and kills it after the grace. Resolves with `exited`. */
  end(): Promise<Exit>
}

/** Milliseconds between asking and killing. */
const grace = 2_000

/** Milliseconds that output may outlive its command: a process that left the group can hold it open for ever. */
const straggle = 5_000

const windows = process.platform === 'win32'

/**
 * Starts commands, each as the leader of its own process group, and knows which still run, so that none outlives the platform:
 * not when it is closed, and not when the process that holds it ends without closing it. Only a signal that kills that process
 * at once leaves them running.
 */
export class ProcessGroups {
  readonly #running = new Map<ChildProcess, ProcessGroup>()
  readonly #killAll = (): void => {
    for (const child of this.#running.keys()) kill(child, 'SIGKILL')
  }

  /** Rejects where the program cannot be started, e.g. because it is not installed. */
  async start(command: Command, { cwd, env, onLines }: GroupOptions): Promise<ProcessGroup> {
    const options = { cwd, env, detached: !windows, windowsHide: true }
    const child =
      typeof command === 'string'
        ? spawn(command, { ...options, shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
        : spawn(command.program, command.args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of ['stdout', 'stderr'] as const) {
      const splitter = new LineSplitter()
      const give = (lines: readonly string[]): void => {
        if (lines.length > 0) onLines(stream, lines)
      }
      child[stream].on('data', (chunk: Buffer) => give(splitter.push(chunk)))
      child[stream].on('end', () => give(splitter.end()))
    }
    await new Promise<void>((resolve, reject) => {
      child.once('spawn', resolve)
      child.once('error', reject)
    })
    const exited = new Promise<Exit>((resolve) => {
      let timer: NodeJS.Timeout | undefined
      child.once('exit', () => {
        kill(child, 'SIGKILL')
        timer = setTimeout(() => {
          child.stdout.destroy()
          child.stderr.destroy()
        }, straggle)
      })
      child.once('close', (code, signal) => {
        clearTimeout(timer)
        this.#remove(child)
        resolve({ code, signal })
      })
    })
    const group = { leader: child.pid ?? 0, startedAt: performance.now(), exited, end: () => end(child, exited) }
    if (this.#running.size === 0) process.once('exit', this.#killAll)
    this.#running.set(child, group)
    return group
  }

  /** Ends whatever still runs. */
  async endAll(): Promise<void> {
    await Promise.all([...this.#running.values()].map((group) => group.end()))
  }

  #remove(child: ChildProcess): void {
    this.#running.delete(child)
    if (this.#running.size === 0) process.off('exit', this.#killAll)
  }
}

async function end(child: ChildProcess, exited: Promise<Exit>): Promise<Exit> {
  if (child.exitCode !== null || child.signalCode !== null) return exited
  kill(child, 'SIGTERM')
  const timer = setTimeout(() => kill(child, 'SIGKILL'), grace)
  try {
    return await exited
  } finally {
    clearTimeout(timer)
  }
}

/** Signals the whole group; one that is gone already is no error. On Windows there is no asking: the tree is ended. */
function kill(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (child.pid === undefined) return
  if (windows) {
    spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true })
    return
  }
  try {
    process.kill(-child.pid, signal)
  } catch {
    // ESRCH: nobody is left. EPERM (macOS): only zombies are.
  }
}

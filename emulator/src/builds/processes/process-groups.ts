import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { LineSplitter } from './line-splitter.ts'
import { killMarked } from './marked-processes.ts'
import { ProcessOutputFile } from './process-output-file.ts'

/** A command for the system's shell, or a program with its arguments. */
export type Command = string | { readonly program: string; readonly args: readonly string[] }

interface GroupOptions {
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  /**
   * A folder through whose files the output goes, in place of pipes: a program that ends in the middle of a write loses nothing.
   * Both streams share one file, as they share a terminal, so that their lines keep their order; all of them are then called stdout.
   */
  readonly outputFolder?: string | undefined
  /** Whether each stream has a file of its own: for a program whose stdout is read, not shown. */
  readonly separate?: boolean
  /** A text in its environment, and in that of no other process, by which those that left the group are found: on Linux. */
  readonly marker?: string
  /** Is called with the lines of each chunk, in order; never without a line. */
  readonly onLines: (stream: 'stdout' | 'stderr', lines: readonly string[]) => void
}

/** How a command ended. `code` is null if a signal ended it. `at` is the time by `performance.now()`, before its output was read. */
export type Exit = { readonly code: number | null; readonly signal: string | null; readonly at: number }

/** A command and all processes that it starts. */
export interface ProcessGroup {
  /** The process id of its leader; on Unix also the id of the group. */
  readonly leader: number
  /** The time of its start, by `performance.now()`. */
  readonly startedAt: number
  /** Resolves when the command has ended, the processes that it left behind are killed (not on Windows), and its output has been read. */
  readonly exited: Promise<Exit>
  /** Signals the whole group, which Windows cannot. Whether its leader still ran. */
  signal(signal: 'SIGTERM'): boolean
  /** Asks the group to end, and kills it after a grace period. Resolves with `exited`. */
  end(): Promise<Exit>
}

/** Milliseconds between asking and killing. */
const graceMs = 2_000
/** Milliseconds that output may outlive its command: a process that left the group can hold it open forever. */
const lingerMs = 5_000

const windows = process.platform === 'win32'
const streams = ['stdout', 'stderr'] as const

/**
 * Starts commands, each as the leader of its own process group, and ends those that still run: when the platform is closed,
 * and when the process of the platform ends without closing it. Only a SIGKILL of that process leaves them running.
 */
export class ProcessGroups {
  readonly #running = new Map<ChildProcess, ProcessGroup>()
  readonly #killAll = (): void => {
    for (const child of this.#running.keys()) kill(child, 'SIGKILL')
  }

  /** Starts a command. Rejects if the program cannot be started, for example because it is not installed. */
  async start(
    command: Command,
    { cwd, env, outputFolder, separate = false, marker, onLines }: GroupOptions,
  ): Promise<ProcessGroup> {
    const filed = outputFolder === undefined ? [] : separate ? streams : (['stdout'] as const)
    const files = filed.map((stream) => new ProcessOutputFile(outputFolder ?? '', (lines) => onLines(stream, lines)))
    const [out = 'pipe', err = out] = files.map(({ descriptor }) => descriptor)
    const options = {
      cwd,
      env,
      detached: !windows,
      windowsHide: true,
      stdio: ['ignore', out, err],
    } satisfies SpawnOptions
    const child =
      typeof command === 'string'
        ? spawn(command, { ...options, shell: true })
        : spawn(command.program, command.args, options)
    for (const stream of streams) {
      const splitter = new LineSplitter()
      const give = (lines: readonly string[]): void => {
        if (lines.length > 0) onLines(stream, lines)
      }
      child[stream]?.on('data', (chunk: Buffer) => give(splitter.push(chunk)))
      child[stream]?.on('end', () => give(splitter.end()))
    }
    await new Promise<void>((resolve, reject) => {
      child.once('spawn', resolve)
      child.once('error', reject)
    }).catch((error: unknown) => {
      for (const file of files) file.end()
      throw error
    })
    const exited = new Promise<Exit>((resolve) => {
      let timer: NodeJS.Timeout | undefined
      let at = 0
      child.once('exit', () => {
        at = performance.now()
        kill(child, 'SIGKILL')
        if (marker !== undefined) killMarked(marker)
        timer = setTimeout(() => {
          for (const stream of streams) child[stream]?.destroy()
        }, lingerMs)
      })
      child.once('close', (code, signal) => {
        clearTimeout(timer)
        for (const file of files) file.end()
        this.#running.delete(child)
        if (this.#running.size === 0) process.off('exit', this.#killAll)
        resolve({ code, signal, at })
      })
    })
    const group: ProcessGroup = {
      leader: child.pid ?? 0,
      startedAt: performance.now(),
      exited,
      signal(signal) {
        if (hasEnded(child)) return false
        kill(child, signal)
        return true
      },
      end: () => end(child, exited),
    }
    if (this.#running.size === 0) process.once('exit', this.#killAll)
    this.#running.set(child, group)
    return group
  }

  /** Ends every group that still runs. */
  async endAll(): Promise<void> {
    await Promise.all([...this.#running.values()].map((group) => group.end()))
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

async function end(child: ChildProcess, exited: Promise<Exit>): Promise<Exit> {
  if (hasEnded(child)) return exited
  kill(child, 'SIGTERM')
  const timer = setTimeout(() => kill(child, 'SIGKILL'), graceMs)
  try {
    return await exited
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Signals the whole group, if it still exists. Windows has neither: there the tree of a running leader is killed. Once it has ended,
 * its id may be that of another process, and the processes that it left behind can no longer be found.
 */
function kill(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (child.pid === undefined) return
  if (windows) {
    if (hasEnded(child)) return
    spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true })
    return
  }
  try {
    process.kill(-child.pid, signal)
  } catch {
    // ESRCH: no process is left. EPERM (macOS): only zombies are left.
  }
}

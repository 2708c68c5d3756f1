import { readdirSync, readFileSync } from 'node:fs'

/** How often it looks again, for processes that were started meanwhile. */
const mostRounds = 50

/**
 * Kills each process whose environment holds the text, such as one that left its group: a child inherits both. Only Linux shows the
 * environment of a process; elsewhere, and of a process that was started without its parent's environment, none is found.
 */
export function killMarked(marker: string): void {
  for (let round = 0; round < mostRounds; round += 1) {
    const found = findMarked(marker)
    if (found.length === 0) return
    for (const pid of found) kill(pid)
  }
}

/** Those that end with this process, should it end without disposing of them. */
const atExit = new Set<string>()

function killAtExit(): void {
  for (const marker of atExit) killMarked(marker)
}

/** Kills the same processes when it is disposed of, or when this process ends before that. */
export function endMarked(marker: string): Disposable {
  if (atExit.size === 0) process.once('exit', killAtExit)
  atExit.add(marker)
  return {
    [Symbol.dispose]() {
      atExit.delete(marker)
      if (atExit.size === 0) process.off('exit', killAtExit)
      killMarked(marker)
    },
  }
}

/** The processes whose environment holds the text; none where the system does not show it. */
export function findMarked(marker: string): readonly number[] {
  if (process.platform !== 'linux') return []
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map(Number).filter((pid) => pid !== process.pid && readEnvironment(pid).includes(marker))
}

/** Empty for a process that has ended, or is another user's. */
function readEnvironment(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1')
  } catch {
    return ''
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}

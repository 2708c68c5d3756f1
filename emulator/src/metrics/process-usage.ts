import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'

/** The resources that the processes of one group use. All are 0 if the system does not report them, as on Windows. */
export interface Usage {
  /** Processor time since the start of each process, milliseconds. */
  readonly cpuMs: number
  /** Resident memory. Pages that several processes share count for each. */
  readonly memoryBytes: number
  readonly processes: number
}

/** The resources that groups use now, by the process id of their leader. A group that has ended uses nothing. */
export async function readUsage(groups: readonly number[]): Promise<ReadonlyMap<number, Usage>> {
  const found = new Map<number, Usage>(groups.map((group) => [group, { cpuMs: 0, memoryBytes: 0, processes: 0 }]))
  if (groups.length === 0 || process.platform === 'win32') return found
  for (const { group, cpuMs, memoryBytes } of process.platform === 'linux' ? fromProc(found) : await fromPs()) {
    const sum = found.get(group)
    if (!sum) continue
    found.set(group, {
      cpuMs: sum.cpuMs + cpuMs,
      memoryBytes: sum.memoryBytes + memoryBytes,
      processes: sum.processes + 1,
    })
  }
  return found
}

type Process = Omit<Usage, 'processes'> & { readonly group: number }

/** Milliseconds of a clock tick: Linux reports 100 a second, whatever unit the kernel uses. */
const tickMs = 10

/** Parses `/proc/ID/stat`. The name in brackets may hold spaces and brackets, so the fields count from the last bracket. */
export function parseStat(line: string): Omit<Process, 'memoryBytes'> | undefined {
  const fields = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  // After pid and name: state, parent, group, …, user and system time, the 12th and 13th.
  const [group, user, system] = [fields[2], fields[11], fields[12]]
  if (group === undefined || user === undefined || system === undefined) return undefined
  return { group, cpuMs: (user + system) * tickMs }
}

/** The resident memory in `/proc/ID/status`, bytes. The other files count in pages, whose size is not known here. */
export function parseResident(status: string): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1_024
}

/** macOS and other Unix systems: the output of `ps`; empty if it fails. */
async function fromPs(): Promise<Process[]> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pgid=,rss=,time='], { timeout: 5_000 })
    return stdout.split('\n').flatMap((line) => parsePs(line) ?? [])
  } catch {
    return []
  }
}

/** Parses a line of `ps -o pgid=,rss=,time=`: KiB, and `[[days-]hours:]minutes:seconds` with or without hundredths. */
export function parsePs(line: string): Process | undefined {
  const [, group, kibibytes, days = 0, time = ''] = /^\s*(\d+)\s+(\d+)\s+(?:(\d+)-)?([\d:.]+)\s*$/.exec(line) ?? []
  if (group === undefined) return undefined
  const seconds = time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
  return {
    group: Number(group),
    cpuMs: Math.round((Number(days) * 86_400 + seconds) * 1_000),
    memoryBytes: Number(kibibytes) * 1_024,
  }
}

/** Linux: a file for each process. The files are in memory, so they are read synchronously. */
export function* fromProc(groups: { has(group: number): boolean }): Generator<Process> {
  for (const id of readdirSync('/proc')) {
    if (!/^\d+$/.test(id)) continue
    try {
      const stat = parseStat(readFileSync(`/proc/${id}/stat`, 'utf8'))
      if (stat && groups.has(stat.group)) {
        yield { ...stat, memoryBytes: parseResident(readFileSync(`/proc/${id}/status`, 'utf8')) }
      }
    } catch {
      // The process has ended, or is hidden.
    }
  }
}

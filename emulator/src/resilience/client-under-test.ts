import { constants } from 'node:os'
import type { Command, ProcessGroup, ProcessGroups } from '../builds/processes/process-groups.ts'

/** A client that is tried: the real one as a program with its arguments, or any command of a shell. */
export type Client =
  | { readonly kind: 'taxiway'; readonly program: string; readonly args: readonly string[] }
  | { readonly kind: 'command'; readonly text: string }

/** How a run of a client ended. */
export interface ClientEnd {
  /** Null if it had to be ended. */
  readonly exit: number | null
  readonly ms: number
}

/** What a client is run with. */
export interface ClientStart {
  readonly command: Command
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  /** In the environment of the client and of each process that it starts, and of no other. */
  readonly marker: string
  readonly onLines: (lines: readonly string[]) => void
}

/** A client under way. */
export interface RunningClient {
  readonly group: ProcessGroup
  readonly ended: Promise<ClientEnd>
}

/** Starts a client, which ends with all its processes at the limit, or once the signal aborts. Rejects if it cannot be started. */
export async function startClient(
  groups: ProcessGroups,
  { command, cwd, env, marker, onLines }: ClientStart,
  limit: { readonly ms: number; readonly signal: AbortSignal },
): Promise<RunningClient> {
  const group = await groups.start(command, { cwd, env, marker, onLines: (_, lines) => onLines(lines) })
  return { group, ended: readEnd(group, limit) }
}

async function readEnd(
  group: ProcessGroup,
  { ms, signal }: { readonly ms: number; readonly signal: AbortSignal },
): Promise<ClientEnd> {
  const end = (): void => void group.end()
  let isOver = false
  const timer = setTimeout(() => {
    // Not by the times of its start and its end: a timer may be a moment early by another clock.
    isOver = true
    end()
  }, ms)
  signal.addEventListener('abort', end, { once: true })
  if (signal.aborted) end()
  const exit = await group.exited
  clearTimeout(timer)
  signal.removeEventListener('abort', end)
  return { exit: isOver ? null : toExitCode(exit), ms: exit.at - group.startedAt }
}

/** As a shell says it: 128 and the number of the signal. */
function toExitCode({ code, signal }: { readonly code: number | null; readonly signal: string | null }): number {
  if (code !== null) return code
  const number = Object.entries(constants.signals).find(([name]) => name === signal)?.[1] ?? 0
  return 128 + number
}

/** A command as a program with its arguments: of `sh`, or of PowerShell, which must be told to end as the command did. */
export function shellCommand(text: string, onWindows = process.platform === 'win32'): Command {
  if (!onWindows) return { program: 'sh', args: ['-c', text] }
  const script = `& {\n${text}\n}\nif ($?) { exit 0 } elseif ($LASTEXITCODE) { exit $LASTEXITCODE } else { exit 1 }`
  return { program: 'powershell.exe', args: ['-NoProfile', '-NonInteractive', '-Command', script] }
}

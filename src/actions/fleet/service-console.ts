import { open, rm } from 'node:fs/promises'
import type { Console } from '../../output/console.ts'
import { LogFile } from '../../output/job-log.ts'
import { bar } from '../../output/untrusted.ts'
import { textOf } from '../../text/error.ts'

/** The console of one service. */
export interface ServiceConsole extends Console {
  /** Resolves when everything is printed. */
  close(): Promise<void>
}

/** Prints at once, and names the service in each line. */
export function lineByLine(
  console: Console,
  service: string,
  { stand, log }: { readonly stand: (text: string) => void; readonly log: LogFile | undefined },
): ServiceConsole {
  const named = (text: string): string => `${service}: ${text}`
  return {
    mask: (value) => console.mask(value),
    say: (text) => console.say(named(text)),
    warn: (text) => console.warn(named(text)),
    notice: (text) => console.notice(named(text)),
    error: (text) => console.error(named(text)),
    lost: (text) => console.lost(named(text)),
    annotate: (place) => console.annotate?.(place),
    stand,
    block: async (lines) => {
      const named = Buffer.from(nameLines(Buffer.from(lines).toString(), service))
      await Promise.all([console.block(named), log?.append(named)])
    },
    resume: () => undefined,
    close: async () => undefined,
  }
}

/** Lines as `prefixLines` gives them, with the service behind the bar. */
function nameLines(lines: string, service: string): string {
  return lines
    .split('\n')
    .map((line) => (line.startsWith(bar) ? `${bar}${service}${bar}${line.slice(bar.length)}` : line))
    .join('\n')
}

/** One thing to print: a line of ours, or so many bytes of untrusted lines, which wait in the file. */
type Entry =
  | { readonly kind: 'say' | 'warn' | 'notice' | 'error' | 'lost'; readonly text: string }
  | { readonly kind: 'block'; readonly bytes: number }

/** The fleet, as the console of one of its services knows it. */
export interface GroupHost {
  /** Prints a group when it is its turn. */
  print(print: () => Promise<void>): Promise<void>
  /** Says how the service stands. */
  stand(text: string): void
}

/** Keeps what a service prints, the untrusted lines in a file, so that memory is bounded whatever the log's size, and prints it at the end. */
export function groupedConsole(console: Console, path: string, fleet: GroupHost): ServiceConsole {
  const entries: Entry[] = []
  let file: LogFile | undefined
  const keep = (kind: Exclude<Entry['kind'], 'block'>) => (text: string) => {
    entries.push({ kind, text })
  }
  const warn = keep('warn')
  return {
    mask: (value) => console.mask(value),
    say: keep('say'),
    warn,
    notice: keep('notice'),
    error: keep('error'),
    lost: keep('lost'),
    // At once: it stands with the file, and not in the log.
    annotate: (place) => console.annotate?.(place),
    stand: (text) => fleet.stand(text),
    async block(lines) {
      file ??= new LogFile(path, (reason) =>
        warn(`The log is incomplete. Could not write it to a temporary file: ${reason}`),
      )
      entries.push({ kind: 'block', bytes: lines.length })
      await file.append(lines)
    },
    resume: () => undefined,
    async close() {
      await file?.close()
      await fleet.print(() => replay(console, entries, path))
      await rm(path, { force: true }).catch(() => undefined)
    },
  }
}

/** Each block as it was given, which is whole lines: what other services print meanwhile, such as a mask, must begin a line. */
async function replay(console: Console, entries: readonly Entry[], path: string): Promise<void> {
  const unread = (error: unknown): undefined => {
    console.warn(`The log could not be read from its temporary file: ${textOf(error)}`)
  }
  const hasLog = entries.some(({ kind }) => kind === 'block')
  await using file = hasLog ? await open(path).catch(unread) : undefined
  for (const entry of entries) {
    if (entry.kind !== 'block') console[entry.kind](entry.text)
    else if (file !== undefined) {
      const bytes = Buffer.alloc(entry.bytes + 1, '\n')
      const { bytesRead = 0 } = (await file.read(bytes, 0, entry.bytes).catch(unread)) ?? {}
      // A full disk may have cut a line off.
      if (bytesRead > 0) await console.block(bytes.subarray(0, bytesRead < entry.bytes ? bytesRead + 1 : bytesRead))
    }
  }
}

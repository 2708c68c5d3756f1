import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Place } from '../../output/cause/places.ts'
import type { Console } from '../../output/console.ts'
import { LogFile } from '../../output/log-file.ts'
import { bar } from '../../output/untrusted.ts'
import { message } from '../../text/message.ts'

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

/** Keeps what a service prints, the untrusted lines in a file, so that memory is bounded whatever the log's size. */
export class GroupedConsole implements ServiceConsole {
  readonly #console: Console
  readonly #path: string
  readonly #fleet: GroupHost
  readonly #entries: Entry[] = []
  #file: LogFile | undefined

  constructor(console: Console, path: string, fleet: GroupHost) {
    this.#console = console
    this.#path = path
    this.#fleet = fleet
  }

  stand(text: string): void {
    this.#fleet.stand(text)
  }

  mask(value: string): void {
    this.#console.mask(value)
  }

  say(text: string): void {
    this.#entries.push({ kind: 'say', text })
  }

  warn(text: string): void {
    this.#entries.push({ kind: 'warn', text })
  }

  notice(text: string): void {
    this.#entries.push({ kind: 'notice', text })
  }

  error(text: string): void {
    this.#entries.push({ kind: 'error', text })
  }

  lost(text: string): void {
    this.#entries.push({ kind: 'lost', text })
  }

  /** At once: it stands with the file, and not in the log. */
  annotate(place: Place): void {
    this.#console.annotate?.(place)
  }

  async block(lines: Uint8Array): Promise<void> {
    this.#file ??= new LogFile(this.#path, (reason) =>
      this.warn(
        message`fleet-log-incomplete: The log is incomplete. Could not write it to a temporary file: ${reason}`,
      ),
    )
    const last = this.#entries.at(-1)
    if (last?.kind === 'block') this.#entries[this.#entries.length - 1] = { ...last, bytes: last.bytes + lines.length }
    else this.#entries.push({ kind: 'block', bytes: lines.length })
    await this.#file.append(lines)
  }

  resume(): void {}

  async close(): Promise<void> {
    await this.#file?.close()
    await this.#fleet.print(() => this.#replay())
    await rm(this.#path, { force: true }).catch(() => undefined)
  }

  async #replay(): Promise<void> {
    let at = 0
    for (const entry of this.#entries) {
      if (entry.kind !== 'block') this.#console[entry.kind](entry.text)
      else {
        await this.#copy(at, entry.bytes)
        at += entry.bytes
      }
    }
  }

  /** Whole lines at a time: what other services print meanwhile, such as a mask, must begin a line. */
  async #copy(start: number, bytes: number): Promise<void> {
    try {
      let rest = Buffer.of()
      for await (const chunk of createReadStream(this.#path, { start, end: start + bytes - 1 })) {
        const read = Buffer.concat([rest, chunk])
        const end = read.lastIndexOf('\n') + 1
        rest = read.subarray(end)
        if (end > 0) await this.#console.block(read.subarray(0, end))
      }
      // A full disk cut it off.
      if (rest.length > 0) await this.#console.block(Buffer.concat([rest, Buffer.from('\n')]))
    } catch (error) {
      this.#console.warn(
        message`fleet-log-unread: The log could not be read from its temporary file: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
  }
}

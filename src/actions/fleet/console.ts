import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Outcome } from '../../deployment/report.ts'
import type { Console } from '../../output/console.ts'
import { openLogFile } from '../../output/job-log.ts'
import { LogFile } from '../../output/log-file.ts'
import { bar } from '../../output/untrusted.ts'
import { formatDuration } from '../../text/duration.ts'
import { excerpt } from '../../text/excerpt.ts'
import { message } from '../../text/message.ts'
import type { Job } from '../shared/job.ts'

/** A narrow window shows how a service with a long name stands, too. */
const widestName = 20
const durationWidth = 6

/** The console of one service. */
export interface ServiceConsole extends Console {
  /** What `error` printed last. */
  readonly lastError: string | undefined
  /** Resolves when everything is printed. */
  close(): Promise<void>
}

/**
 * Where the services of a fleet print, many at once. Where the host folds groups, as GitHub does, the log of a service is one group,
 * printed whole when it ends; elsewhere each line carries its service. In between, one line says how a service stands.
 */
export class FleetConsole {
  readonly #job: Job
  /** One group after the other. */
  #printing: Promise<void> = Promise.resolve()
  #groups = 0
  #pending: string[] = []
  /** How each service that runs stands, by its name. */
  readonly #running = new Map<string, { readonly state: string; readonly beganMs: number }>()
  readonly #all: number
  #ended = 0
  /** The build logs of all services, as shown; undefined where groups are folded. */
  readonly #log: LogFile | undefined

  /** @param all how many services the fleet has */
  constructor(job: Job, all: number) {
    this.#job = job
    this.#all = all
    const { logFile } = job.context
    if (logFile === undefined || job.console.group !== undefined) return
    this.#log = openLogFile(logFile, job.console)
  }

  /** Says that a service begins. */
  began(service: string): void {
    this.#running.set(service, { state: 'begins', beganMs: performance.now() })
    this.#say(`${service}: begins.`)
    this.#draw()
  }

  /** Says how a service ended; `more` follows its outcome. */
  ended(service: string, outcome: Outcome, more: string): void {
    this.#running.delete(service)
    this.#ended += 1
    this.#say(`${service}: ${outcome}${more} (${this.#ended} of ${this.#all})`)
    this.#draw()
  }

  /** Resolves when everything is printed. */
  async close(): Promise<void> {
    this.#job.console.rows?.(() => [], `${this.#ended} of ${this.#all} ended`)
    await this.#printing
    await this.#log?.close()
  }

  #draw(): void {
    const waiting = this.#all - this.#ended - this.#running.size
    const rows = (): readonly string[] => {
      const shown = [...this.#running].map(([name, row]) => ({ ...row, name: excerpt(name, widestName) }))
      const width = Math.max(...shown.map(({ name }) => name.length))
      return shown.map(({ name, state, beganMs }) => {
        return `${name.padEnd(width)}  ${formatDuration(performance.now() - beganMs).padStart(durationWidth)}  ${state}`
      })
    }
    const standing = `${this.#ended} of ${this.#all} ended, ${waiting} waiting`
    const { console } = this.#job
    if (console.rows !== undefined) console.rows(rows, standing)
    else if (console.group === undefined) console.stand?.(standing)
  }

  #stand(service: string, text: string): void {
    const row = this.#running.get(service)
    if (row === undefined) return
    this.#running.set(service, { ...row, state: text })
    this.#draw()
  }

  /** At once, or after the group that is being printed. */
  #say(text: string): void {
    if (this.#groups === 0) this.#job.console.say(text)
    else this.#pending.push(text)
  }

  /** The console of a service. */
  open(service: string): ServiceConsole {
    const { console, context } = this.#job
    const { group } = console
    if (group === undefined)
      return lineByLine(console, service, { stand: (text) => this.#stand(service, text), log: this.#log })
    const file = join(context.temporaryFolder, `taxiway-${randomUUID()}.log`)
    return new GroupedConsole(console, file, {
      print: (print) => this.#inGroup(service, print),
      stand: (text) => this.#say(`${service}: ${text}`),
    })
  }

  async #inGroup(service: string, print: () => Promise<void>): Promise<void> {
    this.#groups += 1
    const before = this.#printing
    this.#printing = before.then(async () => {
      await this.#job.console.group?.(service, print)
      this.#groups -= 1
      for (const text of this.#pending.splice(0)) this.#job.console.say(text)
    })
    await this.#printing
  }
}

/** Prints at once, and names the service in each line. */
function lineByLine(
  console: Console,
  service: string,
  { stand, log }: { readonly stand: (text: string) => void; readonly log: LogFile | undefined },
): ServiceConsole {
  const named = (text: string): string => `${service}: ${text}`
  let lastError: string | undefined
  return {
    get lastError() {
      return lastError
    },
    mask: (value) => console.mask(value),
    say: (text) => console.say(named(text)),
    warn: (text) => console.warn(named(text)),
    notice: (text) => console.notice(named(text)),
    error: (text) => {
      lastError = text
      console.error(named(text))
    },
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
  | { readonly kind: 'say' | 'warn' | 'notice' | 'error'; readonly text: string }
  | { readonly kind: 'block'; readonly bytes: number }

interface GroupHost {
  /** Prints a group when it is its turn. */
  print(print: () => Promise<void>): Promise<void>
  /** Says how the service stands. */
  stand(text: string): void
}

/** Keeps what a service prints, the untrusted lines in a file, so that memory is bounded whatever the log's size. */
class GroupedConsole implements ServiceConsole {
  readonly #console: Console
  readonly #path: string
  readonly #fleet: GroupHost
  readonly #entries: Entry[] = []
  #file: LogFile | undefined
  lastError: string | undefined

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
    this.lastError = text
    this.#entries.push({ kind: 'error', text })
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

  async #copy(start: number, bytes: number): Promise<void> {
    try {
      for await (const chunk of createReadStream(this.#path, { start, end: start + bytes - 1 }))
        await this.#console.block(chunk)
    } catch (error) {
      this.#console.warn(
        message`fleet-log-unread: The log could not be read from its temporary file: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
  }
}

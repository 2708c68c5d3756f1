import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { SerialQueue } from '../client/time/serial-queue.ts'
import type { Outcome } from '../deployment/outcome.ts'
import type { Console } from '../output/console.ts'
import { groupedConsole, type ServiceConsole } from '../output/grouped-console.ts'
import { LogFile } from '../output/log-file.ts'
import { prefixedConsole, prefixLog } from '../output/prefixed-console.ts'
import type { Job } from '../run/job.ts'
import { formatDuration } from '../text/formats/duration.ts'
import { excerpt } from '../text/formats/shortening.ts'

/** A narrow window shows how a service with a long name stands, too. */
const widestName = 20
const durationWidth = 6

/**
 * Where the services of a fleet print, many at once. If the host folds groups, as GitHub does, the log of a service is one group,
 * printed whole when it ends; elsewhere each line carries its service. In between, one line says how a service stands.
 */
export class FleetConsole {
  readonly #job: Job
  /** One group after the other, and between them what is said of the fleet. */
  readonly #printing = new SerialQueue()
  /** How each service that runs stands, by its name. */
  readonly #running = new Map<string, { readonly state: string; readonly beganMs: number }>()
  readonly #all: number
  /** The services by the errors that they were the first to print: one refused key would be said once for each service. */
  readonly #errors = new Map<string, string>()
  #ended = 0
  /** The build logs of all services, as shown; undefined if groups are folded. */
  readonly #log: LogFile | undefined

  constructor(job: Job, all: number) {
    this.#job = job
    this.#all = all
    const { logFile } = job.context
    if (logFile === undefined || job.console.group !== undefined) return
    this.#log = new LogFile(logFile, job.console)
  }

  began(service: string): void {
    this.#running.set(service, { state: 'begins', beganMs: performance.now() })
    this.#say(service, 'begins.')
    this.#draw()
  }

  /** Says how a service ended; `more` follows its outcome. */
  ended(service: string, outcome: Outcome, more: string): void {
    this.#running.delete(service)
    this.#ended += 1
    this.#say(service, `${outcome}${more} (${this.#ended} of ${this.#all})`)
    this.#draw()
  }

  async close(): Promise<void> {
    this.#job.console.rows?.(() => [], `${this.#ended} of ${this.#all} ended`)
    await this.#printing.idle()
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
    const summary = `${this.#ended} of ${this.#all} ended, ${waiting} waiting`
    const { console } = this.#job
    if (console.rows !== undefined) console.rows(rows, summary)
    else if (console.group === undefined) console.showStatus?.(summary)
  }

  #showStatus(service: string, text: string): void {
    const row = this.#running.get(service)
    if (row === undefined) return
    this.#running.set(service, { ...row, state: text })
    this.#draw()
  }

  /** At once, or after the group that is being printed. */
  #say(service: string, text: string): void {
    const { console } = this.#job
    const prefixed = prefixedConsole(console, service)
    if (console.group === undefined) prefixed.say(text)
    else void this.#print(async () => prefixed.say(text))
  }

  open(service: string): ServiceConsole {
    const { console, context } = this.#job
    if (console.group === undefined) return this.#openPrefixed(console, service)
    const file = join(context.temporaryFolder, `taxiway-${randomUUID()}.log`)
    return groupedConsole(console, file, {
      print: (print) => this.#print(async () => await console.group?.(service, print)),
      showStatus: (text) => this.#say(service, text),
    })
  }

  /** Each line at once, and into the log of the fleet. */
  #openPrefixed(console: Console, service: string): ServiceConsole {
    const prefixed = prefixedConsole(console, service)
    return {
      ...prefixed,
      error: (text) => {
        const first = this.#errors.get(text) ?? service
        this.#errors.set(text, first)
        prefixed.error(first === service ? text : `failed as ${first} did.`)
      },
      showStatus: (text) => this.#showStatus(service, text),
      block: async (lines) => {
        await Promise.all([prefixed.block(lines), this.#log?.append(prefixLog(lines, service))])
      },
      close: async () => undefined,
    }
  }

  #print(print: () => Promise<void>): Promise<void> {
    return this.#printing.run(print)
  }
}

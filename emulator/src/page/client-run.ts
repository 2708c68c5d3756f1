import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Fault } from '../faults/fault.ts'
import type { Faults } from '../faults/faults.ts'
import { StatusError } from '../http/reply.ts'
import type { Journal } from '../journal/journal.ts'

/** What the page shows of a run of the real client. */
export interface ShownRun {
  /** The command as somebody would type it. */
  readonly command: string
  readonly faults: readonly Fault[]
  /** RFC 3339. */
  readonly startedAt: string
  /** Its first request has a later number than this. */
  readonly afterRequest: number
  /** What it printed, with the time at which it came (RFC 3339). */
  readonly lines: readonly { readonly at: string; readonly text: string }[]
  /** Null while it runs. */
  readonly exitCode: number | null
}

/** What a run deploys, and what goes wrong. */
export interface RunRequest {
  /** Undefined for a small site of this platform's own, which is uploaded. */
  readonly service: { readonly id: string; readonly ref: string } | undefined
  readonly faults: readonly Fault[]
}

export interface ClientRunOptions {
  /** The program and the first arguments of the client; undefined if there is none on this machine. */
  readonly client: readonly string[] | undefined
  /** PATH, and on Windows the other variables that a program needs to start. */
  readonly environment: Readonly<Record<string, string>>
  /** A temporary folder of the platform. */
  readonly folder: string
  readonly faults: Faults
  readonly journal: Journal
  now(): Date
}

type MutableRun = { -readonly [Field in keyof ShownRun]: ShownRun[Field] } & { lines: { at: string; text: string }[] }

/** A mute platform must not keep the page waiting for half an hour. */
const timeout = '2m'
const mostLines = 1_000

/** Runs the real client against this platform, one run at a time, with faults that last as long as the run. */
export class ClientRuns {
  readonly #options: ClientRunOptions
  #child: ChildProcess | undefined
  #ended: Promise<void> = Promise.resolve()
  #run: MutableRun | undefined
  #changes = 0

  constructor(options: ClientRunOptions) {
    this.#options = options
  }

  /** Grows with each change of the run. */
  get changes(): number {
    return this.#changes
  }

  /** The last run, and whether there is a client to run. */
  get shown(): { readonly available: boolean; readonly run: ShownRun | null } {
    return { available: this.#options.client !== undefined, run: this.#run ?? null }
  }

  /** Throws a `StatusError` if there is no client, or while a run is under way. The key goes to the client in its environment. */
  async start(request: RunRequest, platform: { readonly url: string; readonly key: string }): Promise<void> {
    const { client, environment, folder, faults, journal, now } = this.#options
    const [program, ...first] = client ?? []
    if (program === undefined) {
      throw new StatusError(
        501,
        'Only `taxiway emulator` knows the client: this platform was started by another program.',
      )
    }
    if (this.#run?.exitCode === null) throw new StatusError(409, 'A run is under way. Wait for its end, or stop it.')
    const args = argumentsOf(request)
    const run: MutableRun = {
      command: ['taxiway', ...args].join(' '),
      faults: request.faults,
      startedAt: now().toISOString(),
      afterRequest: journal.newest,
      lines: [],
      exitCode: null,
    }
    this.#run = run
    this.#changes += 1
    faults.add(request.faults)
    // The list holds its own copies.
    const own = new Set(request.faults.length === 0 ? [] : faults.list.slice(-request.faults.length))
    const workspace = join(folder, 'client')
    await mkdir(join(workspace, 'site'), { recursive: true })
    await writeFile(join(workspace, 'site', 'index.html'), '<!doctype html><title>It works</title><h1>It works</h1>\n')
    const child = spawn(program, [...first, ...args], {
      cwd: workspace,
      env: { ...environment, TAXIWAY_BASE_URL: platform.url, TAXIWAY_API_KEY: platform.key, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    })
    this.#child = child
    const note = (line: string): void => {
      this.#changes += 1
      const text = line.replaceAll(platform.key, '***')
      if (run.lines.length < mostLines) run.lines.push({ at: now().toISOString(), text })
    }
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', note)
    child.once('error', (error) => note(`The client could not be started: ${error.message}`))
    this.#ended = new Promise((resolve) => {
      child.once('close', (code) => {
        for (const fault of own) {
          const index = faults.list.indexOf(fault)
          if (index >= 0) faults.remove(index)
        }
        run.exitCode = code ?? 1
        this.#changes += 1
        resolve()
      })
    })
  }

  /** Ends the run as a terminal does, with the client's own last words. */
  interrupt(): void {
    this.#child?.kill('SIGTERM')
  }

  /** Ends the run at once. */
  async stop(): Promise<void> {
    this.#child?.kill('SIGKILL')
    await this.#ended
  }
}

function argumentsOf({ service }: RunRequest): readonly string[] {
  const what =
    service === undefined
      ? ['upload', './site', '--project-slug', 'demo', '--service-name', 'site', '--runtime-mode', 'static']
      : ['deploy', '--service-id', service.id, '--ref', service.ref]
  return [...what, '--timeout', timeout]
}

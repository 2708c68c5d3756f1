import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import type { Contents } from './archive-reader.ts'
import type { Competitor, Job } from './competitors.ts'
import type { Received } from './sink.ts'

/** What to measure besides time. Both options take time themselves, so their runs are not compared. */
export interface Watch {
  /** Unpacks what arrives. */
  readonly contents?: boolean
  /** Reads the peak of a Node process. */
  readonly memory?: boolean
}

/** One complete run of a competitor. */
export interface Run {
  readonly seconds: number
  /** Of the request, in bytes. */
  readonly body: number
  /** Peak resident memory in bytes, if it was measured. */
  readonly memory?: number
  /** Seconds of processor time of all threads, if memory was measured. */
  readonly processor?: number
  readonly contents?: Contents
}

export interface Failed {
  readonly failed: string
}

const preload = new URL('../../test/support/preload/resource-usage.js', import.meta.url).href

/** Where competitors run: a platform that accepts what they send, and a temporary folder that is empty for each. */
export class Scenario implements Disposable {
  readonly #sink: ChildProcess
  readonly #port: number
  readonly #temporary = mkdtempSync(join(tmpdir(), 'taxiway-bench-'))
  readonly #cleanUp = () => rmSync(this.#temporary, { recursive: true, force: true })
  readonly #waiting = new Map<string, (received: Received) => void>()
  #runs = 0

  private constructor(sink: ChildProcess, port: number) {
    this.#sink = sink
    this.#port = port
    sink.on('message', (received: Received) => this.#waiting.get(received.run)?.(received))
    // Ctrl-C must not leave the body of a large folder behind.
    process.once('exit', this.#cleanUp)
    process.once('SIGINT', () => process.exit(130))
  }

  static async open(): Promise<Scenario> {
    const sink = fork(fileURLToPath(new URL('./sink.ts', import.meta.url)))
    const [{ port }] = await once(sink, 'message')
    return new Scenario(sink, port)
  }

  /** The time of the whole process, from its start to its end. */
  async run(folder: string, competitor: (job: Job) => Competitor, watch: Watch = {}): Promise<Run | Failed> {
    this.#runs += 1
    const run = `${watch.contents === true ? 'checked' : 'timed'}/${this.#runs}`
    const temporary = join(this.#temporary, 'job')
    const usage = join(this.#temporary, 'usage.json')
    rmSync(temporary, { recursive: true, force: true })
    mkdirSync(temporary)
    const { command, args, env } = competitor({ folder, origin: `http://127.0.0.1:${this.#port}/${run}`, temporary })
    const weighed = watch.memory === true && command === process.execPath
    const received = this.#received(run)
    const started = performance.now()
    const child = spawn(command, [...(weighed ? [`--import=${preload}`] : []), ...args], {
      cwd: temporary,
      env: { PATH: process.env['PATH'], TEST_USAGE_FILE: usage, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const complaint = child.stderr.toArray()
    const [code, signal] = await once(child, 'exit')
    const seconds = (performance.now() - started) / 1000
    if (code !== 0) return { failed: reasonOf(Buffer.concat(await complaint).toString(), code, signal) }
    const { body, contents, error } = await received
    if (error !== undefined) return { failed: error }
    return { seconds, body, ...(weighed ? usageIn(usage) : {}), ...(contents === undefined ? {} : { contents }) }
  }

  [Symbol.dispose](): void {
    this.#sink.disconnect()
    this.#cleanUp()
  }

  /** The message of a failed run may arrive while another one is running. */
  #received(run: string): Promise<Received> {
    return new Promise((resolve) => this.#waiting.set(run, resolve))
  }
}

/** Node's `process.resourceUsage()` at the end. */
function usageIn(file: string): { readonly memory: number; readonly processor: number } {
  const { maxRSS, userCPUTime, systemCPUTime } = JSON.parse(readFileSync(file, 'utf8'))
  return { memory: maxRSS * 1024, processor: (userCPUTime + systemCPUTime) / 1e6 }
}

/** Why a program failed, in one line: the first line that names a failure, or else its last line, or else how it ended. */
function reasonOf(stderr: string, code: number | null, signal: string | null): string {
  const lines = stderr.split('\n').filter((line) => line.trim() !== '')
  const reason = lines.find((line) => /^curl: |^\w*Error\b/.test(line)) ?? lines.at(-1)
  return reason?.trim().slice(0, 200) ?? (signal === null ? `exit code ${code}` : `ended by ${signal}`)
}

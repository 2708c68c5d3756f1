import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** One entry of act's log, as its `--json` writes it. */
export interface LogEntry {
  readonly msg: string
  readonly jobID?: string
  readonly job?: string
  readonly stage?: string
  readonly jobResult?: string
  readonly command?: string
  readonly name?: string
  readonly arg?: string
  readonly content?: string
  readonly matrix?: Readonly<Record<string, unknown>>
}

export interface ActOptions {
  readonly arguments: readonly string[]
  /** The folder for all files of act and its processes. */
  readonly home: string
  /** Milliseconds until it counts as hung. */
  readonly limit: number
}

/** How act ended, with its log. */
export interface Ended {
  readonly exitCode: number | null
  readonly entries: readonly LogEntry[]
}

/** Runs act without the environment of an outer job, because act passes its own environment to each step. Rejects if it hangs. */
export async function act({ arguments: args, home, limit }: ActOptions): Promise<Ended> {
  const { PATH, TAXIWAY_ACT = 'act' } = process.env
  const child = spawn(TAXIWAY_ACT, ['--json', ...args], {
    env: { PATH, HOME: home, XDG_CACHE_HOME: home, XDG_CONFIG_HOME: home, ACT_DISABLE_VERSION_CHECK: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const reading = [child.stdout, child.stderr].map(async (input) => {
    for await (const line of createInterface({ input })) lines.push(line)
  })
  // act passes the first signal on to the steps.
  const hung = [setTimeout(() => child.kill('SIGINT'), limit), setTimeout(() => child.kill('SIGKILL'), limit + 10_000)]
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error) => reject(new Error(`act does not start: ${error.message}`)))
    child.once('close', resolve)
  }).finally(() => hung.forEach(clearTimeout))
  await Promise.all(reading)
  return { exitCode, entries: lines.flatMap(entryIn) }
}

function entryIn(line: string): LogEntry[] {
  return line.startsWith('{') ? [JSON.parse(line)] : []
}

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { readCount, readOptions } from '../scripts/usage.ts'
import type { StreamDialect } from '../test/support/platform/dialect.ts'
import { ScriptedPlatform } from '../test/support/platform/scripted-platform.ts'
import { serviceId } from '../test/support/platform/state.ts'
import { startDeploy } from '../test/support/runner/run-action.ts'
import { Link, type LinkOptions } from './distance/link.ts'
import { median, table } from './figures.ts'
import { usage } from './usage.ts'

// Measures the built deploy action against a platform that is a round trip of 150 ms away, with a build that writes a line each 40 ms,
// 600 of them (or as many as the second number says), and a quiet one that writes a line each 3 s. A line's time counts from when it was
// written to when it was printed. Exits non-zero if a line is lost, repeated or out of order.
const [, given] = readOptions(usage, {}, 2).positionals
const chatty = { lines: readCount('The number of lines', given, 600, usage), everyMs: 40 }
const quiet = { lines: 9, everyMs: 3_000 }
const oneWayMs = 75
const roundTripMs = 2 * oneWayMs
const distance: LinkOptions = { thereMs: oneWayMs, backMs: oneWayMs }
/** A lost packet is sent again after a round trip and 200 ms, the least that Linux waits. */
const lossy = { ...distance, loss: 0.02, resendMs: roundTripMs + 200 }

type Stream = Partial<StreamDialect>
const numbered: Stream = { payload: 'json', ids: 'sequence', start: 'now', ending: 'close' }
const scenarios: readonly (readonly [name: string, link: LinkOptions, stream: Stream, build?: typeof quiet])[] = [
  ['150 ms', distance, numbered],
  ['150 ms, a stream that begins with the whole log', distance, { ...numbered, start: 'beginning' }],
  ['150 ms, bare text without numbers', distance, { ...numbered, payload: 'text', ids: 'none' }],
  ['150 ms, a line each 3 s', distance, numbered, quiet],
  ['150 ms, a stream that stays open', distance, { ...numbered, ending: 'never' }],
  ['150 ms, no stream', distance, { mode: 'missing' }],
  ['150 ms, 2 % of the packets lost', lossy, numbered],
  ['150 ms, 1 Mbit/s', { ...distance, bitsPerSecond: 1e6 }, numbered],
  ['on loopback', { thereMs: 0, backMs: 0 }, numbered],
]

async function measure(
  name: string,
  options: LinkOptions,
  stream: Stream,
  { lines, everyMs }: typeof quiet = chatty,
): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'taxiway-bench-'))
  const workspace = join(folder, 'workspace')
  mkdirSync(workspace)
  const dialect = { logPage: 1_000, stream: { shredded: false, comments: false, ...stream } }
  const platform = await new ScriptedPlatform({ story: [{ is: 'building' }], byHand: true, dialect }).open()
  const link = await new Link(platform.url, options).open()
  try {
    const inputs = { 'base-url': link.url, 'api-key': platform.key, 'service-id': serviceId, timeout: '5m' }
    const step = startDeploy(inputs, { runnerFolder: join(folder, 'runner'), workspace, limit: 300_000 })
    await platform.until(() => platform.requests('deploy').length > 0)
    const { deployment } = platform
    const startMs = performance.now()
    for (let line = 1; line <= lines; line++) {
      deployment.write(`line ${line}.`)
      await pause(Math.max(0, startMs + line * everyMs - performance.now()))
    }
    const finalMs = performance.now()
    deployment.finish('success')
    const { lines: shown, buildLog, endedAt, outcome } = await step.finished
    const wanted = Array.from({ length: lines }, (_, index) => `line ${index + 1}.`)
    if (outcome !== 'succeeded' || buildLog.join() !== wanted.join()) {
      console.log(`${name}: a line was lost, repeated or out of order, or the run did not succeed.`)
      process.exitCode = 1
    }
    const arrivals = new Map(shown.map(({ text, at }) => [/line \d+\.$/.exec(text)?.[0], at]))
    const late = deployment.log.map(({ text, atMs }) => (arrivals.get(text) ?? Number.NaN) - atMs)
    const sorted = late.toSorted((one, other) => one - other)
    const first = (route: 'deploy' | 'stream'): number => platform.requests(route)[0]?.atMs ?? Number.NaN
    const inRoundTrips = (ms: number): string =>
      options.backMs === 0 ? `${ms.toFixed(0)} ms` : (ms / roundTripMs).toFixed(2)
    return [
      name,
      inRoundTrips(first('stream') - first('deploy')),
      inRoundTrips(median(late)),
      inRoundTrips(sorted[Math.floor(0.99 * (lines - 1))] ?? Number.NaN),
      `${platform.journal.length}`,
      `${platform.requests('log').length}`,
      inRoundTrips(endedAt - finalMs - options.backMs),
    ]
  } finally {
    await link[Symbol.asyncDispose]()
    await platform.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const header = [
  'link',
  'POST to stream',
  'a line, median',
  'p99',
  'requests',
  'of the stored log',
  'final status to the end',
]
const rows: (readonly string[])[] = []
for (const scenario of scenarios) rows.push(await measure(...scenario))
console.log(table(header, rows))

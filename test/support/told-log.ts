import { expect } from 'vitest'
import type { Asked } from './platform/asked.ts'
import { simpleBuild, soundStore, TimedBuild } from './platform/build.ts'
import { soundStream } from './platform/build-stream.ts'
import { WallClock } from './platform/clock.ts'
import { numberOf } from './platform/log-numbers.ts'
import type { Reply } from './platform/reply.ts'
import { ScriptedPlatform } from './platform/scripted-platform.ts'
import { serviceId } from './platform/state.ts'
import type { StepResult } from './runner/run-action.ts'
import type { Inputs, RunOptions } from './scenario.ts'
import type { LogHistory, WrittenLine } from './virtual/logs.ts'

/** What a busy machine may add to a run. The fault that the bound stands against takes half an hour. */
const slackMs = 15_000

/** A log, and how many times faster the clock of the step goes. */
export interface LogStory extends LogHistory {
  readonly timeFactor: number
}

/** What a story says of a log; the rest is as documented. */
type StoryParts = Pick<LogStory, 'lines' | 'endsAtMs' | 'final' | 'timeFactor'> & {
  readonly store?: Partial<LogStory['store']>
  readonly stream?: Partial<LogStory['stream']>
}

/** A log whose store and stream are sound but for what is given. The id of an event is the index of its line. */
export function story({ store, stream, ...rest }: StoryParts): LogStory {
  return {
    ...rest,
    distance: { thereMs: 0, backMs: 0 },
    store: { ...soundStore, page: 1_000, ...store },
    stream: { ...soundStream, payload: 'json', ids: 'index', comments: false, ...stream },
  }
}

/** Lines, so far apart. `behindMs`: the store shows them so much later. */
export function writtenLines(
  count: number,
  { everyMs, fromMs = 500, behindMs = 0 }: { everyMs: number; fromMs?: number; behindMs?: number },
): WrittenLine[] {
  return Array.from({ length: count }, (_, index) => {
    const atMs = fromMs + index * everyMs
    return { index, text: `step ${index + 1} of the build`, atMs, storedMs: atMs + behindMs }
  })
}

/** A job that followed a story. */
export interface ToldLog {
  readonly job: StepResult
  /** The lines of the story as they were printed. */
  readonly shown: readonly string[]
  /** Those that were printed after later ones, and marked so. */
  readonly late: readonly string[]
  /** The warnings and notices about the log. */
  readonly said: readonly string[]
  readonly failedReads: number
  /** From the final status to the end of the job, on the clock of the step. */
  readonly tookMs: number
}

/** Runs the built action against the story. */
export async function tellLog(
  run: (inputs: Inputs, options: RunOptions) => Promise<StepResult>,
  story: LogStory,
): Promise<ToldLog> {
  const clock = new WallClock(story.timeFactor)
  const build = new TimedBuild(clock, simpleBuild(story))
  const answer = (asked: Asked): Reply | undefined => {
    // A step sees the story from its beginning, however long it takes to load what it needs.
    if (asked.route === 'log') clock.begin()
    return build.answer(asked)
  }
  await using site = await new ScriptedPlatform({ scene: { answer } }, clock).open()
  const inputs = { 'base-url': site.url, 'api-key': site.key, 'service-id': serviceId }
  const { timeFactor } = story
  const job = await run({ ...inputs, 'poll-interval': '1s', timeout: '30m' }, { timeFactor })
  expect(job.outcome).toBe(story.final === 'live' ? 'succeeded' : 'failed')
  const verdict = site.journal.find(({ route, atMs }) => route === 'history' && atMs >= story.endsAtMs)
  const verdictAt = clock.wallAt(verdict?.atMs ?? Number.POSITIVE_INFINITY)
  const texts = new Set(story.lines.map(({ text }) => text))
  return {
    job,
    shown: job.buildLog.filter((line) => texts.has(line)),
    late: job.buildLog.flatMap((line) => /^\(line \d+, late\) (.*)$/.exec(line)?.slice(1) ?? []),
    said: [...job.warnings, ...job.notices].filter((text) => /build log|log stream/.test(text)),
    failedReads: build.failedReads,
    tookMs: Math.max(0, job.endedAt - verdictAt - slackMs) * timeFactor,
  }
}

/**
 * Each line is printed once and in order, and nothing else is said. After a failure, a notice may say that the end is not proven, and if the
 * first answer to show records is one that looks like a page, that the log begins with its first number.
 */
export function expectWhole({ shown, late, said, job }: ToldLog, { lines, final, store }: LogStory): void {
  expect([...shown]).toEqual(lines.map(({ text }) => text))
  expect(late).toEqual([])
  expect(job.buildLog.join('\n')).not.toMatch(/not delivered/)
  const [first] = lines
  const begins = first && `begins with line ${numberOf(store.numbers, first, lines.length)}.`
  const isTrue = (text: string): boolean =>
    (final === 'failed' && text.includes('gave no proof')) || (begins !== undefined && text.includes(begins))
  expect(said.filter((text) => !isTrue(text)).join('\n')).toBe('')
}

/** Each line is printed at most once, and in order unless it is marked. If any is not, something is said; what is said is true. */
export function expectWholeOrSaid({ shown, late, said, job, failedReads }: ToldLog, { lines }: LogStory): void {
  const all = lines.map(({ text }) => text)
  expect([...shown]).toEqual(all.filter((text) => shown.includes(text)))
  const printed = [...shown, ...late]
  expect(new Set(printed).size).toBe(printed.length)
  if (printed.length < all.length) expect(said).not.toEqual([])
  for (const text of said) {
    const [, sent, stored] = /has sent (\d+) lines, but the stored build log shows (\d+)/.exec(text) ?? []
    if (sent !== undefined) expect(Number(sent)).toBeLessThanOrEqual(all.length)
    if (stored !== undefined) expect(Number(stored)).toBe(printed.length)
    if (text.includes('could not be read')) expect(failedReads).toBeGreaterThan(0)
  }
  for (const [, from, to = from] of job.buildLog.join('\n').matchAll(/lines? (\d+)(?:-(\d+))? (?:was|were) not/g))
    for (const text of all.slice(Number(from) - 1, Number(to))) expect(printed).not.toContain(text)
}

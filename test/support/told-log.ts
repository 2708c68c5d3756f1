import { expect } from 'vitest'
import { type LogStory, LogStoryPlatform, type StoryLine, type StoryStream } from './platform/log-story.ts'
import { serviceId } from './platform/state.ts'
import type { StepResult } from './runner/run-action.ts'
import type { Inputs, RunOptions } from './scenario.ts'

/** What a busy machine may add to a run. The fault that the bound stands against takes half an hour. */
const slackMs = 15_000

/** Lines, so far apart. `behindMs`: the store shows them so much later. */
export function writtenLines(
  count: number,
  { everyMs, fromMs = 500, behindMs = 0 }: { everyMs: number; fromMs?: number; behindMs?: number },
): StoryLine[] {
  return Array.from({ length: count }, (_, index) => {
    const atMs = fromMs + index * everyMs
    return { text: `step ${index + 1} of the build`, atMs, storedMs: atMs + behindMs }
  })
}

/** A stream of these lines; the id of an event is the index of its line. */
export function streamOf(lines: readonly StoryLine[], more: Omit<StoryStream, 'events'> = {}): StoryStream {
  return { ...more, events: lines.map(({ text, atMs }, id) => ({ atMs, data: JSON.stringify({ line: text }), id })) }
}

/** The same among pings and status events, which the ids count, too. */
export function mixedStreamOf(lines: readonly StoryLine[], more: Omit<StoryStream, 'events'> = {}): StoryStream {
  const events = lines.flatMap(({ text, atMs }) => [
    { atMs, data: '{"status":"building"}', name: 'status' },
    { atMs, data: JSON.stringify({ line: text }), name: 'log' },
    { atMs, data: 'ping', name: 'ping' },
  ])
  return { ...more, events: events.map((event, index) => ({ ...event, id: index + 1 })) }
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
  await using site = await new LogStoryPlatform(story).open()
  const inputs = { 'base-url': site.url, 'api-key': 'twk_0123456789abcdef', 'service-id': serviceId }
  const { timeFactor } = story
  const job = await run({ ...inputs, 'poll-interval': '1s', timeout: '30m' }, { timeFactor })
  expect(job.outcome).toBe(story.final === 'live' ? 'succeeded' : 'failed')
  const texts = new Set(story.lines.map(({ text }) => text))
  return {
    job,
    shown: job.buildLog.filter((line) => texts.has(line)),
    late: job.buildLog.flatMap((line) => /^\(line \d+, late\) (.*)$/.exec(line)?.slice(1) ?? []),
    said: [...job.warnings, ...job.notices].filter((text) => /build log|log stream/.test(text)),
    failedReads: site.failedReads,
    tookMs: Math.max(0, job.endedAt - site.verdictAt - slackMs) * timeFactor,
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
  const begins = `begins with line ${store?.numberOf?.(0) ?? 1}.`
  const isTrue = (text: string): boolean =>
    (final === 'failed' && text.includes('gave no proof')) || text.includes(begins)
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

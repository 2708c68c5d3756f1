import fc from 'fast-check'
import { expect, test } from 'vitest'
import { simpleBuild, TimedBuild } from '../../support/platform/build.ts'
import { type Numbering, numberOf } from '../../support/platform/log-numbers.ts'
import { ScriptedPlatform } from '../../support/platform/scripted-platform.ts'
import { holds, seed, times } from '../../support/property.ts'
import { deploying } from '../../support/virtual/deploying.ts'
import { type LogHistory, logHistories, type WrittenLine } from '../../support/virtual/logs.ts'

const patienceMs = 2_000
const mostToReadAgain = 1_000
const fewestForProof = 5
const histories = 500

async function follow(history: LogHistory) {
  let build: TimedBuild | undefined
  const deployed = await deploying(
    (clock) => {
      build = new TimedBuild(clock, simpleBuild(history))
      return new ScriptedPlatform({ scene: build }, clock).routes
    },
    { distance: history.distance, timeoutMs: 3_600_000 },
  )
  if (build === undefined) throw new Error('the platform was not asked')
  return { ...deployed, streamed: build.streamed }
}

/** Judges by what the platform wrote. A line of the log has a text of its own, but for blank ones and those that say `done`. */
async function judge(history: LogHistory): Promise<void> {
  const { report, host, streamed, clock } = await follow(history)
  const said = host.events.flatMap((event) => (event.kind === 'warning' || event.kind === 'notice' ? [event.text] : []))
  const byStream = said.some((text) => text.includes('lines of the stream are shown'))
  note(history)
  expect(report.outcome).toBe(history.final === 'live' ? 'succeeded' : 'failed')
  expect(clock.pending).toBe(0)

  const shown = Map.groupBy(host.printed, ({ text }) => text)
  const written = Map.groupBy(history.lines, ({ text }) => text)
  const invented = [...shown.keys()].filter((text) => !written.has(text))
  expect(invented).toEqual([])
  if (!byStream) {
    const repeated = [...shown].filter(([text, lines]) => lines.length > (written.get(text)?.length ?? 0))
    expect(repeated.map(([text]) => text)).toEqual([])
    const inOrder = host.printed
      .filter(({ late, text }) => !late && /^line /.test(text))
      .map(({ text }) => Number(text.slice(5)))
    if (tellsOrder(history)) expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
  }

  if (host.printed.length === history.lines.length || said.length > 0) return
  const isCounted = ({ text }: { readonly text: string }): boolean => text !== '' && text !== 'done'
  const sent = history.lines.filter((line) => streamed.has(line.index) && isCounted(line)).length
  const counted = host.printed.filter(isCounted).length
  const isOwed = sent > counted
  // A cut that looks like an end, behind the line that is shown last: the count seems to prove the end, also of a stream that began later.
  const { cutAfter, cutClean } = history.stream
  const lastSent = Math.max(...streamed)
  const untilCut = history.lines.filter((line) => line.index <= lastSent && isCounted(line)).length
  if (cutClean && cutAfter < history.lines.length && sent >= fewestForProof && counted === untilCut) return
  const cursor = new Cursor(history)
  const mayHide = (line: WrittenLine): boolean => cursor.mayHide(line) || (!isCounted(line) && cursor.isBelow(line))

  /** The missing lines that must have been said, if of those with the same text the last in this order are the missing ones. */
  const loudIn = (inOrder: (one: WrittenLine, other: WrittenLine) => number): WrittenLine[] => {
    const missing = [...written].flatMap(([text, lines]) => lines.toSorted(inOrder).slice(shown.get(text)?.length ?? 0))
    const shownMs = history.lines.filter((line) => !missing.includes(line)).map(({ storedMs }) => storedMs)
    const lastMs = Math.max(history.endsAtMs, ...shownMs)
    const isPastPatience = ({ storedMs }: WrittenLine): boolean =>
      history.final === 'live' && storedMs > lastMs + patienceMs
    return missing.filter((line) => isOwed || !(isPastPatience(line) || mayHide(line)))
  }
  const byTime = loudIn((one, other) => one.storedMs - other.storedMs)
  if (byTime.length > 0) expect(loudIn((one, other) => Number(mayHide(one)) - Number(mayHide(other)))).toEqual([])
}

const rising: ReadonlySet<Numbering> = new Set<Numbering>(['from-0', 'from-1', 'from-7', 'bytes', 'jumping'])
const again: ReadonlySet<Numbering> = new Set<Numbering>(['two-streams', 'restart'])

/**
 * Nothing tells the order of lines with one number, newest first, nor that of numbers that began again where the line is not there that has
 * the same one.
 */
function tellsOrder({ lines, store }: LogHistory): boolean {
  const isCut = lines.length > (store.keeps ?? lines.length)
  const anyLate = lines.some(({ storedMs }, index) => storedMs > (lines[index + 1]?.storedMs ?? storedMs))
  return rising.has(store.numbers) || !(store.newestFirst || ((isCut || anyLate) && again.has(store.numbers)))
}

/**
 * The lines that the number behind which is asked for may hide. They and, after a success, lines that reached the store more than 2 s after
 * the verdict and after every other one are the only ones that may be missing without a word, if the stream has counted none of them.
 */
class Cursor {
  readonly #lines
  readonly #store
  readonly #isLong: boolean

  constructor({ lines, store }: LogHistory) {
    let before = 0
    this.#lines = lines.map((line) => {
      const carried = numberOf(store.numbers, line, lines.length)
      before = carried ?? before
      return { line, carried, number: before }
    })
    this.#store = store
    this.#isLong = lines.length > Math.min(mostToReadAgain, store.page, store.keeps ?? lines.length)
  }

  mayHide(line: WrittenLine): boolean {
    return this.#isBehindFullPage(line) || (this.#isLong && this.isBelow(line))
  }

  /**
   * A page is not longer than the lines of one number. If an answer includes these, or the last of them has no number to ask behind, nothing
   * of what follows is shown either.
   */
  #isBehindFullPage({ index }: WrittenLine): boolean {
    const { page, after, numbers } = this.#store
    if (numbers === 'none') return false
    const counts = new Map<number, number>()
    for (const { number } of this.#lines) counts.set(number, (counts.get(number) ?? 0) + 1)
    const mine = counts.get(this.#lines[index]?.number ?? 0) ?? 0
    const most = after === 'included' || numbers.startsWith('partly') ? Math.max(...counts.values()) : mine
    return most > 1 && page <= most
  }

  /**
   * In a log that is longer than one answer, or than what is read again: numbers that begin again below the one that is asked for, lines
   * without a number, and lines of a shared number that come late. In any log, those of them that are blank or say `done`: the count of the
   * stream may prove the end without them.
   */
  isBelow({ index, storedMs }: WrittenLine): boolean {
    const mine = this.#lines[index]
    if (mine === undefined) return false
    if (mine.carried === undefined) return this.#store.numbers === 'partly-hidden'
    const others = this.#lines.filter(({ line }) => line.index !== index)
    const isShared = others.some(({ number }) => number === mine.number)
    return isShared && others.some(({ line, number }) => line.storedMs <= storedMs && number >= mine.number)
  }
}

const met = new Map<string, number>()

/** Counts what a history really has, so that a generator that is switched off is seen. */
function note({ lines, store, stream, final }: LogHistory): void {
  const numbers = lines.map((line) => numberOf(store.numbers, line, lines.length))
  const carried = numbers.filter((number) => number !== undefined)
  const hasFallen = carried.some((number, index) => number < (carried[index - 1] ?? number))
  const facts: Record<string, boolean> = {
    'numbers shared': new Set(carried).size < carried.length && !hasFallen,
    'numbers begin again': hasFallen,
    'numbers are times': (carried[0] ?? 0) >= 1e9,
    'numbers jump': (carried[1] ?? 0) > (carried[0] ?? 0) + 1,
    'some numbers absent': carried.length > 0 && carried.length < lines.length,
    'lines without a number hidden': store.numbers === 'partly-hidden' && carried.length < lines.length,
    'no numbers': lines.length > 0 && carried.length === 0,
    'the first number is not the first': (carried[0] ?? 0) > 1 && (carried[0] ?? 0) < 1e9,
    'lines dropped by the store': lines.length > (store.keeps ?? lines.length),
    'more lines than one answer': lines.length > store.page,
    'more lines than are read again': lines.length > mostToReadAgain,
    'newest first': store.newestFirst && lines.length > 1,
    '`after` ignored': store.after === 'ignored' && lines.length > 0,
    '`after` included': store.after === 'included' && lines.length > 0,
    'reads fail': store.failing.length > 0,
    'lines come late': lines.some(({ storedMs }, index) => storedMs > (lines[index + 1]?.storedMs ?? storedMs)),
    'a line never comes': lines.some(({ storedMs }) => storedMs === Number.POSITIVE_INFINITY),
    'blank lines': lines.some(({ text }) => text === ''),
    'the stream is absent': stream.kind === 'absent',
    'the stream is mute': stream.kind === 'mute',
    'the stream is held back': stream.kind === 'held-back',
    'the stream is cut': stream.kind === 'sound' && stream.cutAfter < lines.length,
    'the stream repeats': stream.replays === 'all' && stream.cutAfter < lines.length,
    'the build fails': final === 'failed',
  }
  for (const [fact, isMet] of Object.entries(facts)) met.set(fact, (met.get(fact) ?? 0) + (isMet ? 1 : 0))
}

test(
  'whatever the platform does, each line that it wrote is printed once and in order, or the run says what is missing',
  async () => {
    await holds(fc.asyncProperty(logHistories, judge), histories)
    console.log(`seed ${seed}, ${histories * times} histories: ${JSON.stringify(Object.fromEntries(met))}`)
    const rare = [...met].filter(([, count]) => count < (histories * times) / 250)
    expect(rare).toEqual([])
  },
  300_000 * times,
)

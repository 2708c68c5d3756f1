/** What three lanes show of a run, and where on their one axis of time. Knows nothing of the document. */
import { isPoll, listEvents } from './time-line-rows.js'

/** @typedef {import('../../types.d.ts').LedgerEntry} LedgerEntry */
/** @typedef {import('../../types.d.ts').JournalEntry} JournalEntry */

/**
 * @typedef {{ kind: 'said', at: number, texts: string[] }} Said what the client printed
 * @typedef {{ kind: 'log', at: number, count: number }} Log lines of the build log that it passed on
 * @typedef {{ kind: 'asked', at: number, end: number | null, entry: JournalEntry, times: number }} Asked a request, or polls as one
 * @typedef {{ kind: 'answered', at: number, entry: JournalEntry }} Answered the end of a request, where other things came before it
 * @typedef {{ kind: 'stage', at: number, entry: LedgerEntry, word: string | undefined, isFirst: boolean }} Stage what began to be true
 * @typedef {Said | Log | Asked | Answered | Stage} Moment
 * @typedef {Moment & { y: number }} Placed
 */

/** How the client marks a line of the build log. */
const logLine = /^ ?│/
/** Milliseconds for a pixel, and the most pixels between two moments: a wait is seen, and takes no screen. */
const msPerPixel = 12
const longestGap = 64
/** A client that prints what it was answered does so at once: in which order the two are known says nothing. */
const apartMs = 30

/**
 * The moments of a run, oldest first. Polls that ask the same and hear the same are one, as long as nothing but log lines comes between.
 * @param {{ lines: readonly { at: string, text: string }[], requests: readonly JournalEntry[], made: readonly LedgerEntry[] }} run
 * @returns {Moment[]}
 */
export function listMoments({ lines, requests, made }) {
  const stages = made.flatMap((entry) =>
    listEvents(entry).map(({ at, word }, n) => ({ kind: 'stage', at: Date.parse(at), entry, word, isFirst: n === 0 })),
  )
  const all = /** @type {Moment[]} */ ([
    ...lines.map(({ at, text }) =>
      logLine.test(text)
        ? { kind: 'log', at: Date.parse(at), count: 1 }
        : { kind: 'said', at: Date.parse(at), texts: [text] },
    ),
    ...requests.map((entry) => ({ kind: 'asked', at: Date.parse(entry.at), end: findEnd(entry), entry, times: 1 })),
    ...stages,
  ]).sort((one, other) => one.at - other.at)
  /** @type {Moment[]} */
  const moments = []
  /** What may still grow: everything since the last moment that stands alone. @type {Moment[]} */
  let open = []
  for (const moment of all) {
    // What the client says itself is one only with what it said right before.
    const before = moment.kind === 'said' ? moments.slice(-1) : open
    const grown = before.some((each) => hasGrown(each, moment))
    if (grown) continue
    // What the client says itself, each state and each other request ends what came before it.
    if (!isRepeating(moment)) open = []
    open.push(moment)
    moments.push(moment)
  }
  return withAnswers(moments)
}

/** With the answers that came after something else. @param {readonly Moment[]} moments */
function withAnswers(moments) {
  const late = moments.flatMap((each, n) => {
    const next = moments[n + 1]
    if (each.kind !== 'asked' || each.end === null || next === undefined || each.end - next.at <= apartMs) return []
    return [{ kind: /** @type {const} */ ('answered'), at: each.end, entry: each.entry }]
  })
  return [...moments, ...late].sort((one, other) => one.at - other.at)
}

/** @param {JournalEntry} entry */
function findEnd({ at, ms }) {
  return ms === null ? null : Date.parse(at) + ms
}

/** @param {Moment} moment */
function isRepeating(moment) {
  return moment.kind === 'log' || (moment.kind === 'asked' && isPoll(moment.entry))
}

/**
 * Whether one moment has taken in another one.
 * @param {Moment} one
 * @param {Moment} other
 */
function hasGrown(one, other) {
  if (one.kind === 'log' && other.kind === 'log') one.count += other.count
  else if (one.kind === 'said' && other.kind === 'said') one.texts.push(...other.texts)
  else if (one.kind === 'asked' && other.kind === 'asked' && isSame(one.entry, other.entry)) {
    one.times += other.times
    one.end = other.end
  } else return false
  return true
}

/**
 * @param {JournalEntry} one
 * @param {JournalEntry} other
 */
function isSame(one, other) {
  return isPoll(one) && isPoll(other) && one.operation === other.operation && one.status === other.status
}

/**
 * Where the moments are.
 * @param {readonly Moment[]} moments
 * @param {number} began
 * @param {(moment: Moment) => number} heightOf what a moment needs at least
 */
export function place(moments, began, heightOf) {
  /** @type {Placed[]} */
  const placed = []
  let free = 0
  // What comes before the first moment is the start of the program.
  let [time, top] = [Math.max(began, (moments[0]?.at ?? 0) - longestGap * 4), 0]
  for (const moment of moments) {
    const gap = Math.min(longestGap, Math.max(0, moment.at - time) / msPerPixel)
    const y = Math.max(free, top + gap)
    placed.push({ ...moment, y })
    free = y + heightOf(moment)
    ;[time, top] = [moment.at, y]
  }
  return { placed, height: free }
}

/**
 * What a fault did to the answer of a request: nothing, something that is seen in it, or there is no whole answer.
 * @param {JournalEntry} entry
 * @returns {'whole' | 'marked' | 'broken' | 'open'}
 */
export function describeAnswer({ end, status, faults }) {
  if (end === 'open') return 'open'
  if (end === 'cut' || status === null) return 'broken'
  return faults.length > 0 ? 'marked' : 'whole'
}

/**
 * Text in lines of at most so many characters, and no more lines than that.
 * @param {string} text
 * @param {number} width
 * @param {number} most
 * @returns {string[]}
 */
export function wrapped(text, width, most) {
  /** @type {string[]} */
  const lines = []
  let rest = text.trim()
  while (rest.length > width && lines.length < most - 1) {
    const space = rest.lastIndexOf(' ', width)
    const cut = space > width / 2 ? space : width
    lines.push(rest.slice(0, cut).trimEnd())
    rest = rest.slice(cut).trimStart()
  }
  return [...lines, rest.length > width ? `${rest.slice(0, width - 1)}…` : rest]
}

/**
 * Who said what to whom: a run on three lanes, the client, the platform and what took effect, from above to below. It is a list, so
 * that it reads well without its lines and arrows.
 */
import { badge, counted, duration, html, nothing, short, stateWord, to } from './parts.js'

/** @typedef {import('./types.d.ts').LedgerEntry} LedgerEntry */
/** @typedef {import('./types.d.ts').JournalEntry} JournalEntry */

/**
 * A run of a client: what it printed, what it asked, and what took effect.
 * @typedef {{ startedAt: string, lines: readonly { at: string, text: string }[], requests: readonly JournalEntry[], made: readonly LedgerEntry[] }} Run
 *
 * @typedef {{ kind: 'said', at: number, texts: string[] }} Said what the client printed
 * @typedef {{ kind: 'log', at: number, count: number }} Log lines of the build log that it passed on
 * @typedef {{ kind: 'asked', at: number, entry: JournalEntry, times: number, made: State[] }} Asked a request, or polls as one
 * @typedef {{ kind: 'state', at: number, entry: LedgerEntry, word: string }} State what began to be true
 * @typedef {Said | Log | Asked | State} Moment
 */

/** How the client marks a line of the build log. */
const logLine = /^ ?[│|] /
/** Lines of the client that are shown between two other moments. */
const mostLines = 3
/** Waits that are seen as room between two moments, milliseconds. */
const waits = [500, 2_000, 8_000]

/**
 * @param {Run} run
 * @param {boolean} isHere whether this platform can show its requests and deployments
 */
export function picture(run, isHere) {
  const moments = listMoments(run)
  const began = Date.parse(run.startedAt)
  if (moments.length === 0) return nothing
  return html`<ol class="picture" aria-label="Who said what to whom">
    <li class="names" aria-hidden="true"><span></span><span class="said">Client</span><span class="wire">Platform</span><span class="effect">Effect</span></li>
    ${moments.map((moment, n) => {
      const waited = moment.at - (moments[n - 1]?.at ?? moment.at)
      return html`<li class=${`is-${moment.kind} wait-${waits.filter((ms) => waited > ms).length}`}>
        <span class="time">${duration(Math.max(0, moment.at - began))}</span>
        <span class="said">${said(moment)}</span>
        <span class="wire">${moment.kind === 'asked' ? exchange(moment, isHere) : nothing}</span>
        <span class="effect">${effects(moment, isHere)}</span>
      </li>`
    })}
  </ol>`
}

/**
 * The moments of a run, oldest first. Polls that ask the same and hear the same are one, as long as nothing but log lines comes between.
 * @param {Run} run
 * @returns {Moment[]}
 */
export function listMoments({ lines, requests, made }) {
  const states = made.flatMap(listStates)
  const all = /** @type {Moment[]} */ ([
    ...lines.map(({ at, text }) =>
      logLine.test(text)
        ? { kind: 'log', at: Date.parse(at), count: 1 }
        : { kind: 'said', at: Date.parse(at), texts: [text] },
    ),
    ...requests.map((entry) => ({
      kind: 'asked',
      at: Date.parse(entry.at),
      entry,
      times: 1,
      made: states.filter((each) => isMadeBy(each, entry)),
    })),
    ...states.filter((state) => !requests.some((entry) => isMadeBy(state, entry))),
  ]).sort((one, other) => one.at - other.at)
  /** @type {Moment[]} */
  const moments = []
  /** What may still grow: everything since the last moment that stands alone. @type {Moment[]} */
  let open = []
  for (const moment of all) {
    // What the client says itself is one only with what it said right before.
    const before = moment.kind === 'said' ? moments.slice(-1) : open
    if (before.some((each) => hasGrown(each, moment))) continue
    const isRepeating = moment.kind === 'log' || (moment.kind === 'asked' && isPoll(moment.entry))
    if (!isRepeating) open = []
    open.push(moment)
    moments.push(moment)
  }
  return moments
}

/** Whether it only reads, and was answered as if nothing were wrong. @param {JournalEntry} entry */
export function isPoll({ method, end, faults, status }) {
  return method === 'GET' && end === 'whole' && faults.length === 0 && status !== null && status < 400
}

/**
 * Whether one moment has taken in another one.
 * @param {Moment} one
 * @param {Moment} other
 */
function hasGrown(one, other) {
  if (one.kind === 'log' && other.kind === 'log') one.count += other.count
  else if (one.kind === 'said' && other.kind === 'said') one.texts.push(...other.texts)
  else if (
    one.kind === 'asked' &&
    other.kind === 'asked' &&
    isPoll(one.entry) &&
    isPoll(other.entry) &&
    one.entry.operation === other.entry.operation
  )
    one.times += other.times
  else return false
  return true
}

/**
 * The states of what took effect, each at the time at which it began.
 * @param {LedgerEntry} entry
 * @returns {State[]}
 */
function listStates(entry) {
  const begun = entry.kind === 'service' ? [] : Object.entries(entry.stageTimes)
  if (begun.length === 0) begun.push([entry.kind === 'service' ? 'created' : entry.stage, entry.at])
  return begun.map(([word, at]) => ({ kind: 'state', at: Date.parse(at), entry, word }))
}

/**
 * Whether it is the first state of what a request made: later ones come by themselves.
 * @param {State} state
 * @param {JournalEntry} request
 */
function isMadeBy({ entry, word }, { number }) {
  return entry.request === number && (entry.kind === 'service' || word === Object.keys(entry.stageTimes)[0])
}

/** @param {Moment} moment */
function said(moment) {
  if (moment.kind === 'log') return html`<em>${counted(moment.count, 'line')} of the build log</em>`
  if (moment.kind !== 'said') return nothing
  const texts = moment.texts.filter((text) => text.trim() !== '')
  const more = texts.length - mostLines
  return html`${texts.slice(0, mostLines).map((text) => html`<span class="line">${text}</span>`)}${more > 0 ? html`<em>and ${counted(more, 'more line')}</em>` : nothing}`
}

/**
 * A request as an arrow to the platform, and its answer as one back, whole or broken.
 * @param {Asked} moment
 * @param {boolean} isHere
 */
function exchange({ entry, times }, isHere) {
  const { operation, method, path, number, faults, ms } = entry
  const answer = describeAnswer(entry)
  const name = operation ?? `${method} ${path}`
  return html`
    <span class="request">${times === 1 ? nothing : `${times} × `}${isHere ? html`<a href=${to('requests', number)}>${name}</a>` : name}</span>
    <span class="arrow there"></span>
    <span class="answer">${faults.map((kind) => badge(kind, 'fault'))} ${answerText(entry)}${ms !== null && ms > 1_000 ? ` after ${duration(ms)}` : nothing}</span>
    ${answer === 'open' ? nothing : html`<span class=${`arrow back ${answer}`}></span>`}`
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

/** What the caller got; where a fault made that differ from what the operation said, both. @param {JournalEntry} entry */
export function answerText({ status, trueStatus, end }) {
  const word =
    status === null
      ? end === 'open'
        ? 'open'
        : 'no answer'
      : `${status}${end === 'cut' ? ', cut' : end === 'left' ? ', left' : ''}`
  const isTrue = trueStatus === null || trueStatus === status || end === 'open'
  return isTrue ? word : `${word}, really ${trueStatus}`
}

/**
 * @param {Moment} moment
 * @param {boolean} isHere
 */
function effects(moment, isHere) {
  if (moment.kind === 'state') return effect(moment.entry, isHere, moment.word)
  if (moment.kind !== 'asked') return nothing
  if (moment.made.length > 0)
    return html`<span class="arrow makes"></span>${moment.made.map(({ entry, word }) => effect(entry, isHere, word))}`
  return moment.entry.faults.length > 0 && moment.entry.method !== 'GET' ? html`<em>nothing</em>` : nothing
}

/**
 * What took effect.
 * @param {LedgerEntry} entry
 * @param {boolean} isHere
 * @param {string} [word] in place of the stage that it has now
 */
export function effect(entry, isHere, word) {
  if (entry.kind === 'service')
    return html`<span class="made created">service ${isHere ? html`<a href=${to('services', entry.id)}>${entry.name}</a>` : entry.name}</span>`
  const label = short(entry.label)
  const shown = word ?? entry.stage
  return html`<span class=${`made ${shown}`}>${isHere ? html`<a href=${to('deployments', entry.id)}>${label}</a>` : label} <strong>${stateWord(shown)}</strong></span>`
}

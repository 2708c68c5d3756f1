import { duration } from '../../format.js'
import { html, nothing, svg, visible } from '../../safe-html.js'
import { describeAnswer, listMoments, place, wrapped } from './diagram-moments.js'

/** @typedef {import('./diagram-moments.js').Moment} Moment */
/** @typedef {import('./diagram-moments.js').Placed} Placed */
/** @typedef {import('../../types.d.ts').JournalEntry} JournalEntry */
/** @typedef {import('./time-line.js').Run} Run */

/** Pixels: of a line of text, of an answer below its request, and around a row. */
const line = 16
const answerBelow = 13
const between = 10
const top = 44
/** Pixels of a character, at least. */
const character = 7.9
/** A window that is narrower shows what the client said between its lane and the platform's. */
const narrowest = 700
const mostLines = 3
/** The margins of the page and of the panel. */
const margins = { wide: 122, narrow: 50 }

/** Where the lanes are. @param {number} width */
function measure(width) {
  if (width < narrowest) {
    const platform = width - 104
    const said = { x: 58, width: platform - 66 }
    return { width, said, client: 50, platform, effect: width - 82, isNarrow: true }
  }
  const client = Math.round(width * 0.38)
  const said = { x: 66, width: client - 84 }
  return { width, said, client, platform: Math.round(width * 0.67), effect: Math.round(width * 0.74), isNarrow: false }
}

/** @typedef {ReturnType<typeof measure>} Geometry */

/**
 * A run on one axis of time, which runs downwards: the client, the platform, and what took effect. The table beside it says the same.
 * @param {Run} run
 */
export function lanes({ startedAt, ...run }) {
  const moments = listMoments(run)
  if (moments.length === 0) return nothing
  const width = Math.max(300, Math.min(1_240, innerWidth - (innerWidth < 760 ? margins.narrow : margins.wide)))
  const geometry = measure(width)
  const began = Date.parse(startedAt)
  const { placed, height } = place(moments, began, (moment) => measureHeight(moment, geometry))
  const end = Math.round(top + height + 8)
  return html`<div class="panel lanes">
    <svg width=${width} height=${end} viewBox="0 0 ${width} ${end}" role="img" aria-label=${`The run on three lanes: ${describeMoment(placed)}. The table below says the same.`}>
      ${lane('Client', geometry.client, 'middle', end)}
      ${lane('Platform', geometry.platform, geometry.isNarrow ? 'end' : 'middle', end)}
      ${lane('Effect', geometry.effect, 'start', end)}
      ${placed.map((moment, n) => time(moment, began, placed[n - 1]))}
      ${placed.map((moment) => draw({ ...moment, y: moment.y + top }, geometry, placed))}
    </svg>
  </div>`
}

/**
 * @param {string} name
 * @param {number} x
 * @param {'start' | 'middle' | 'end'} anchor where the name is to its lane
 * @param {number} end
 */
function lane(name, x, anchor, end) {
  const beside = anchor === 'start' ? x - 6 : x
  return svg`<text class="lane-name" x=${beside} y="16" text-anchor=${anchor}>${name}</text>
    <line class="lane" x1=${x} y1="26" x2=${x} y2=${end} />`
}

/** @param {readonly Placed[]} placed */
function describeMoment(placed) {
  const asked = placed.filter(({ kind }) => kind === 'asked').length
  const broken = placed.filter((each) => each.kind === 'asked' && describeAnswer(each.entry) === 'broken').length
  const stages = placed.filter(({ kind }) => kind === 'stage').length
  return `${asked} rows of requests, ${broken} of them without a whole answer, and ${stages} changes of what is true`
}

/**
 * @param {Moment} moment
 * @param {Geometry} geometry
 */
function measureHeight(moment, geometry) {
  switch (moment.kind) {
    case 'said':
      return saidLines(moment, geometry).length * line + between
    case 'log':
      return line + between
    case 'asked':
      return line + answerBelow + between
    case 'answered':
      return answerBelow + between
    case 'stage':
      return line + between - 2
    default:
      return /** @type {never} */ (moment)
  }
}

/**
 * @param {Extract<Moment, { kind: 'said' }>} moment
 * @param {Geometry} geometry
 */
function saidLines({ texts }, { said }) {
  const [first = '', ...more] = texts.map(visible).filter((text) => text.trim() !== '')
  const lines = wrapped(first, Math.floor(said.width / character), mostLines)
  return more.length === 0 ? lines : [...lines, `+ ${more.length} more ${more.length === 1 ? 'line' : 'lines'}`]
}

/**
 * The time of a moment, unless the one before it shows the same.
 * @param {Placed} moment
 * @param {number} began
 * @param {Placed | undefined} before
 */
function time({ at, y }, began, before) {
  const shown = (/** @type {number} */ at) => duration(Math.max(0, at - began))
  const text = shown(at)
  return before !== undefined && shown(before.at) === text
    ? nothing
    : svg`<text class="axis" x="0" y=${y + top + 4}>${text}</text>`
}

/**
 * @param {Placed} moment
 * @param {Geometry} geometry
 * @param {readonly Placed[]} placed
 */
function draw(moment, geometry, placed) {
  switch (moment.kind) {
    case 'said':
    case 'log': {
      const counted = moment.kind === 'log' ? `${moment.count} ${moment.count === 1 ? 'line' : 'lines'} of the log` : ''
      const lines = moment.kind === 'said' ? saidLines(moment, geometry) : [counted]
      return svg`<circle class="dot" cx=${geometry.client} cy=${moment.y} r="3" />
        ${lines.map((text, n) => svg`<text class=${moment.kind === 'log' ? 'said quiet' : 'said'} x=${geometry.said.x} y=${moment.y + 4 + n * line}>${text}</text>`)}`
    }
    case 'asked':
      return exchange(moment, geometry, placed)
    case 'answered':
      return nothing
    case 'stage':
      return stage(moment, geometry)
    default:
      return /** @type {never} */ (moment)
  }
}

/**
 * A request as an arrow to the platform, its answer as one back, and an arrow to each thing that it made.
 * @param {Extract<Placed, { kind: 'asked' }>} moment
 * @param {Geometry} geometry
 * @param {readonly Placed[]} placed
 */
function exchange({ y, entry, times }, { client, platform, effect, isNarrow }, placed) {
  const answer = describeAnswer(entry)
  const answered = placed.find((each) => each.kind === 'answered' && each.entry === entry)
  const back = answered === undefined ? y + answerBelow : answered.y + top
  const middle = (client + platform) / 2
  // A narrow lane has no room for what the arrows show too.
  const status = isNarrow && (entry.status === null || entry.status < 400) ? '' : statusWord(entry)
  const name = entry.operation ?? `${entry.method} ${entry.path}`
  const room = Math.floor((platform - client - 26) / character) - status.length
  const [label] = wrapped(`${times === 1 ? '' : `${times} × `}${visible(name)}`, room, 1)
  const made = placed.flatMap((each) =>
    each.kind === 'stage' && each.isFirst && each.entry.request === entry.number ? [each.y + top] : [],
  )
  return svg`<g class=${`exchange ${answer}`}>
    <text class="asked" x=${client + 10} y=${y - 4}>${label}</text>
    <text class="status" x=${platform - 10} y=${y - 4} text-anchor="end">${status}</text>
    ${arrow(client, y, platform, y)}
    ${back > y + answerBelow + 2 ? svg`<rect class="busy-lane" x=${platform - 3} y=${y} width="6" height=${back - y} />` : nothing}
    ${
      answer === 'open'
        ? nothing
        : answer === 'broken'
          ? svg`<line class="back" x1=${platform} y1=${back} x2=${middle + 9} y2=${back} />${mark(middle, back)}`
          : svg`${arrow(platform, back, client, back)}${answer === 'marked' ? mark(middle, back) : nothing}`
    }
    ${entry.faults.length === 0 ? nothing : svg`<text class="fault-name" x=${middle - 12} y=${back + 4} text-anchor="end">${entry.faults.join(', ')}</text>`}
    ${made.map((to) => svg`<g class="makes">${arrow(platform, y, effect - 5, to)}</g>`)}
    ${entry.faults.length > 0 && made.length === 0 && entry.method !== 'GET' && !isNarrow ? svg`<text class="nothing" x=${platform + 8} y=${y + 4}>nothing</text>` : nothing}
  </g>`
}

/** @param {JournalEntry} entry */
function statusWord({ status, trueStatus, end }) {
  if (status === null) return end === 'open' ? 'open' : 'no answer'
  return trueStatus !== null && trueStatus !== status ? `${status}, really ${trueStatus}` : String(status)
}

/**
 * @param {number} x
 * @param {number} y
 */
function mark(x, y) {
  return svg`<path class="mark" d=${`M ${x - 5} ${y - 5} L ${x + 5} ${y + 5} M ${x + 5} ${y - 5} L ${x - 5} ${y + 5}`} />`
}

/**
 * @param {number} x1
 * @param {number} y1
 * @param {number} x2
 * @param {number} y2
 */
function arrow(x1, y1, x2, y2) {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length]
  const [bx, by] = [x2 - 7 * dx, y2 - 7 * dy]
  const head = `M ${x2} ${y2} L ${bx - 3.5 * dy} ${by + 3.5 * dx} L ${bx + 3.5 * dy} ${by - 3.5 * dx} Z`
  return svg`<line class=${x2 < x1 ? 'back' : 'there'} x1=${x1} y1=${y1} x2=${x2} y2=${y2} /><path class="head" d=${head} />`
}

/**
 * @param {Extract<Placed, { kind: 'stage' }>} moment
 * @param {Geometry} geometry
 */
function stage({ y, entry, word, isFirst }, { effect, width }) {
  const room = Math.max(4, Math.floor((width - effect - 14) / character))
  const name =
    entry.kind === 'service'
      ? `service ${entry.name}`
      : `${entry.label ?? entry.ref ?? 'upload'}: ${word ?? entry.stage}`
  const short = entry.kind === 'service' ? 'service' : (word ?? entry.stage)
  const text = isFirst && visible(name).length <= room ? visible(name) : short
  return svg`<circle class=${`stage ${word ?? (entry.kind === 'service' ? 'made' : entry.stage)}`} cx=${effect} cy=${y} r="5" />
    <text class="stage-name" x=${effect + 10} y=${y + 4}>${wrapped(text, room, 1)[0]}</text>`
}

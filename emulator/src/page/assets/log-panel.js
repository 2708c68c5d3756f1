import { plainText, stretches } from './ansi.js'
import { copy } from './format.js'
import { html, nothing } from './text.js'

/** @typedef {import('./types.d.ts').LogLine} LogLine */

/** Pixels; the style sheet sets the same height. */
const rowHeight = 20
/** Rows above and below what is visible, so that a quick scroll meets no gap. */
const spareRows = 30

/**
 * A log of any length. Only the rows in sight are in the document.
 */
export class LogPanel {
  /** @type {LogLine[]} */
  lines = []
  /** Lower-case text of each line, to search. @type {string[]} */
  #texts = []
  #query = ''
  /** Places in `lines`. @type {number[]} */
  #matches = []
  #match = -1
  #follows = true
  /** A sequence number. @type {number | undefined} */
  #selected
  /** The line that is to be scrolled to once it is there. @type {number | undefined} */
  #wanted
  /** Rows that stand for missing lines. */
  #gaps = 0
  /** Reads the lines before the first one, while there may be any. @type {(() => void) | undefined} */
  earlier
  #top = 0
  /** Whether the box is to be scrolled to `#top`. */
  #isMoved = false
  #height = 600
  /** @type {HTMLElement | undefined} */
  #box

  /**
   * @param {string} label
   * @param {() => void} draw
   * @param {(seq: number) => string} addressOf the address of a line
   */
  constructor(label, draw, addressOf) {
    this.label = label
    this.draw = draw
    this.addressOf = addressOf
  }

  /** @param {readonly LogLine[]} lines */
  append(lines) {
    for (const line of this.#withGaps(lines)) {
      const text = plainText(line.text).toLowerCase()
      if (this.#query !== '' && text.includes(this.#query)) this.#matches.push(this.lines.length)
      this.lines.push(line)
      this.#texts.push(text)
    }
    if (lines.length > 0) this.draw()
  }

  /** Puts earlier lines before the others; what is in sight stays there. @param {readonly LogLine[]} lines */
  prepend(lines) {
    this.lines = [...lines, ...this.lines]
    this.#texts = [...lines.map(({ text }) => plainText(text).toLowerCase()), ...this.#texts]
    const before = this.#matches.length
    this.#find()
    if (this.#match >= 0) this.#match += this.#matches.length - before
    this.#top += lines.length * rowHeight
    this.#isMoved = true
    this.draw()
  }

  /** The lines, and a row of its own for those that are missing before one of them. @param {readonly LogLine[]} lines */
  *#withGaps(lines) {
    let last = this.lines.at(-1)
    for (const line of lines) {
      if (last !== undefined && line.seq > last.seq + 1) {
        this.#gaps += 1
        const text = `${span(last.seq + 1, line.seq - 1)} missing: the platform had removed them before this page read them`
        yield { seq: last.seq + 1, text, stream: 'gap', ts: line.ts }
      }
      yield line
      last = line
    }
  }

  /** Whether the line that is to be shown may be one of the earlier ones. */
  get wantsEarlier() {
    return this.earlier !== undefined && (this.#wanted ?? Number.POSITIVE_INFINITY) < (this.lines[0]?.seq ?? 0)
  }

  /** Goes to a line, now or when it comes. @param {number | undefined} seq */
  select(seq) {
    if (seq === undefined) return
    this.#selected = seq
    this.#wanted = seq
    this.#follows = false
    this.draw()
  }

  /** @param {string} query */
  #search(query) {
    this.#query = query.toLowerCase()
    this.#find()
    this.#match = -1
    this.#step(1)
  }

  #find() {
    this.#matches = []
    if (this.#query === '') return
    for (const [at, text] of this.#texts.entries()) if (text.includes(this.#query)) this.#matches.push(at)
  }

  /** @param {1 | -1} direction */
  #step(direction) {
    const count = this.#matches.length
    if (count > 0) {
      this.#match = (this.#match + direction + count) % count
      const line = this.lines[this.#matches[this.#match] ?? 0]
      if (line) this.select(line.seq)
    }
    this.draw()
  }

  /** @param {Event} event */
  #scrolled = ({ currentTarget }) => {
    const box = /** @type {HTMLElement} */ (currentTarget)
    const isUp = box.scrollTop < this.#top
    this.#top = box.scrollTop
    this.#height = box.clientHeight
    if (isUp && box.scrollTop + box.clientHeight < box.scrollHeight - 1) this.#follows = false
    this.draw()
  }

  /** The first step of a smooth scroll is too small to be told from none. */
  #pressed = (/** @type {KeyboardEvent} */ { key, shiftKey }) => {
    if (!['ArrowUp', 'PageUp', 'Home'].includes(key) && !(key === ' ' && shiftKey)) return
    this.#follows = false
    this.draw()
  }

  /** After each drawing: the box exists, and may be scrolled. */
  #settle() {
    const box = /** @type {HTMLElement | null} */ (document.querySelector('.log-box'))
    if (!box) return
    if (box !== this.#box) {
      this.#box = box
      this.#height = box.clientHeight
      this.#top = box.scrollTop
    }
    const wanted = this.#wanted ?? Number.POSITIVE_INFINITY
    // The lines are in order: one that is still to come is not looked for.
    const at = wanted > (this.lines.at(-1)?.seq ?? 0) ? -1 : this.lines.findIndex(({ seq }) => seq === wanted)
    if (at >= 0) {
      this.#wanted = undefined
      box.scrollTop = Math.max(0, at * rowHeight - box.clientHeight / 2)
      this.draw()
    } else if (this.#isMoved) {
      box.scrollTop = this.#top
    } else if (this.#follows) {
      box.scrollTop = box.scrollHeight
    }
    this.#isMoved = false
  }

  template() {
    // A microtask of the same frame: the page is drawn by then, and not painted yet.
    queueMicrotask(() => this.#settle())
    const first = Math.max(0, Math.floor(this.#top / rowHeight) - spareRows)
    const shown = this.lines.slice(first, first + Math.ceil(this.#height / rowHeight) + 2 * spareRows)
    const rows = this.lines.length
    const total = rows - this.#gaps
    const digits = String(this.lines.at(-1)?.seq ?? 0).length
    return html`<div class="log">
      <div class="log-bar">${this.#searchBar()} ${this.#lineBar()} ${this.#selectedBar()}
        <label class="switch"><input type="checkbox" role="switch" .checked=${this.#follows} @change=${this.#followChanged} /><span>Follow</span></label>
        <span class="muted number">${total.toLocaleString('en')} ${total === 1 ? 'line' : 'lines'}</span>
      </div>
      ${this.#beginning()}
      <div class="log-box" tabindex="0" role="region" aria-label=${`${this.label}, ${total} lines`} @scroll=${this.#scrolled} @keydown=${this.#pressed}>
        <div class="log-space" .style=${`height: ${rows * rowHeight}px`}>
          <div class="log-rows" .style=${`transform: translateY(${first * rowHeight}px); --digits: ${digits}`}>
            ${shown.map((line) => this.#row(line))}
          </div>
        </div>
      </div>
    </div>`
  }

  #searchResult() {
    const found = this.#matches.length
    if (found === 0) return this.earlier ? 'not found in the lines shown' : 'not found'
    // Lines that match may come after the search.
    return this.#match < 0 ? `${found} found` : `${this.#match + 1} of ${found}`
  }

  #searchBar() {
    const found = this.#matches.length
    return html`<form class="search" role="search" @submit=${(/** @type {Event} */ event) => {
      event.preventDefault()
      this.#step(1)
    }}>
      <input type="search" aria-label=${`Search in: ${this.label}`} placeholder="Search" autocomplete="off" spellcheck="false"
        @input=${(/** @type {InputEvent} */ { currentTarget }) => this.#search(/** @type {HTMLInputElement} */ (currentTarget).value)} />
      ${
        this.#query === ''
          ? nothing
          : html`<span class="muted number" role="status">${this.#searchResult()}</span>
            <button type="button" class="quiet" aria-label="Previous match" ?disabled=${found === 0} @click=${() => this.#step(-1)}>↑</button>
            <button class="quiet" aria-label="Next match" ?disabled=${found === 0}>↓</button>`
      }
    </form>`
  }

  /** What there is before the first line. */
  #beginning() {
    const first = this.lines[0]?.seq ?? 1
    if (first <= 1) return nothing
    return html`<p class="log-note" role="status">${
      this.earlier
        ? html`${span(1, first - 1)} not shown. <button class="quiet" @click=${this.earlier}>Show earlier lines</button>`
        : `${span(1, first - 1)} no longer kept by the platform.`
    }</p>`
  }

  #lineBar() {
    const go = (/** @type {SubmitEvent} */ event) => {
      event.preventDefault()
      const given = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)).get('line')
      if (given === '' || given === null) return
      location.hash = this.addressOf(Number(given))
      this.select(Number(given))
    }
    return html`<form class="go-to" @submit=${go}>
      <input name="line" type="number" min="1" aria-label=${`Go to a line of: ${this.label}`} placeholder="Line" autocomplete="off" />
    </form>`
  }

  #selectedBar() {
    const seq = this.#selected
    if (seq === undefined) return nothing
    if (this.#wanted === seq) return html`<span class="muted" role="status">There is no line ${seq} so far</span>`
    const url = new URL(this.addressOf(seq), location.href).href
    return html`<button class="quiet" @click=${(/** @type {Event} */ event) => copy(event, url)}>Copy link to line ${seq}</button>`
  }

  #followChanged = (/** @type {Event} */ { currentTarget }) => {
    this.#follows = /** @type {HTMLInputElement} */ (currentTarget).checked
    this.draw()
  }

  /** @param {LogLine} line */
  #row({ seq, text, stream }) {
    const isSelected = seq === this.#selected
    return html`<div class="log-row ${stream} ${isSelected ? 'selected' : ''}" title=${stream === 'stdout' ? nothing : stream === 'stderr' ? 'stderr' : 'said by the platform'}>
      <a tabindex="-1" href=${this.addressOf(seq)} aria-label=${`Line ${seq}`}>${seq}</a><span class="log-text">${stretches(
        text,
      ).map(({ text, style }) => this.#marked(text, style))}</span>
    </div>`
  }

  /**
   * @param {string} text
   * @param {string} style
   */
  #marked(text, style) {
    const at = this.#query === '' ? -1 : text.toLowerCase().indexOf(this.#query)
    if (at < 0) return style === '' ? text : html`<span class=${style}>${text}</span>`
    const end = at + this.#query.length
    return html`<span class=${style || nothing}>${text.slice(0, at)}<mark>${text.slice(at, end)}</mark>${text.slice(end)}</span>`
  }
}

/**
 * "Line 7 is" or "Lines 7 to 9 are".
 * @param {number} from
 * @param {number} to
 */
function span(from, to) {
  const text = (/** @type {number} */ seq) => seq.toLocaleString('en')
  return from === to ? `Line ${text(from)} is` : `Lines ${text(from)} to ${text(to)} are`
}

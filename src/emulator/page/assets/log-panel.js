import { html, nothing } from 'lit-html'
import { plainText, stretches } from './ansi.js'
import { copy } from './format.js'

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
  /** A place that is to be scrolled to once it is there. @type {number | undefined} */
  #wanted
  #top = 0
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
    for (const line of lines) {
      const text = plainText(line.text).toLowerCase()
      if (this.#query !== '' && text.includes(this.#query)) this.#matches.push(this.lines.length)
      this.lines.push(line)
      this.#texts.push(text)
    }
    if (lines.length > 0) this.draw()
  }

  /** Goes to a line, now or when it comes. @param {number} seq */
  select(seq) {
    this.#selected = seq
    this.#wanted = seq
    this.#follows = false
    this.draw()
  }

  /** @param {string} query */
  #search(query) {
    this.#query = query.toLowerCase()
    this.#matches = []
    if (this.#query !== '') {
      for (const [at, text] of this.#texts.entries()) if (text.includes(this.#query)) this.#matches.push(at)
    }
    this.#match = -1
    this.#step(1)
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
    const isUp = box.scrollTop < this.#top - 2
    this.#top = box.scrollTop
    this.#height = box.clientHeight
    if (isUp && box.scrollTop + box.clientHeight < box.scrollHeight - rowHeight) this.#follows = false
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
    const at = this.#wanted === undefined ? -1 : this.lines.findIndex(({ seq }) => seq === this.#wanted)
    if (at >= 0) {
      this.#wanted = undefined
      box.scrollTop = Math.max(0, at * rowHeight - box.clientHeight / 2)
    } else if (this.#follows) {
      box.scrollTop = box.scrollHeight
    }
  }

  template() {
    // A microtask of the same frame: the page is drawn by then, and not painted yet.
    queueMicrotask(() => this.#settle())
    const first = Math.max(0, Math.floor(this.#top / rowHeight) - spareRows)
    const shown = this.lines.slice(first, first + Math.ceil(this.#height / rowHeight) + 2 * spareRows)
    const total = this.lines.length
    const digits = String(this.lines.at(-1)?.seq ?? 0).length
    return html`<div class="log">
      <div class="log-bar">${this.#searchBar()} ${this.#selectedBar()}
        <label class="switch"><input type="checkbox" role="switch" .checked=${this.#follows} @change=${this.#followChanged} /><span>Follow</span></label>
        <span class="muted number">${total.toLocaleString('en')} ${total === 1 ? 'line' : 'lines'}</span>
      </div>
      <div class="log-box" tabindex="0" role="region" aria-label=${`${this.label}, ${total} lines`} @scroll=${this.#scrolled}>
        <div class="log-space" .style=${`height: ${total * rowHeight}px`}>
          <div class="log-rows" .style=${`transform: translateY(${first * rowHeight}px); --digits: ${digits}`}>
            ${shown.map((line) => this.#row(line))}
          </div>
        </div>
      </div>
    </div>`
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
          : html`<span class="muted number" role="status">${found === 0 ? 'not found' : `${this.#match + 1} of ${found}`}</span>
            <button type="button" class="quiet" aria-label="Previous match" ?disabled=${found === 0} @click=${() => this.#step(-1)}>↑</button>
            <button class="quiet" aria-label="Next match" ?disabled=${found === 0}>↓</button>`
      }
    </form>`
  }

  #selectedBar() {
    const seq = this.#selected
    if (seq === undefined) return nothing
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

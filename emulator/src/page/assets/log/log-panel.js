import { copy } from '../page-elements.js'
import { html, nothing } from '../safe-html.js'
import { stretches } from './ansi.js'
import { LogLines, span } from './log-lines.js'

/** @typedef {import('../types.d.ts').LogLine} LogLine */

/** Pixels; the style sheet sets the same height. */
const rowHeight = 20
/** Rows above and below what is visible, so that a quick scroll meets no gap. */
const spareRows = 30
/** Columns of a time, such as `12:00:00.000`, and its margin. */
const timeColumns = 13
/** What a tool calls an error; wrong guesses cost a press. */
const error = /(?:error|exception)\b|\b(?:err!|(?:fail(?:ed|ure)?|fatal|panic|traceback|cannot)\b)/

/**
 * A log of any length. Only the rows in sight are in the document.
 */
export class LogPanel {
  log = new LogLines()
  #query = ''
  /** The place in the matches of the log. */
  #match = -1
  #seeksErrors = false
  #follows = true
  #wraps = false
  #showsTimes = false
  #onlyStderr = false
  /** A sequence number. @type {number | undefined} */
  #selected
  /** The other end of what is selected. @type {number | undefined} */
  #until
  /** The line that is to be scrolled to once it is there. @type {number | undefined} */
  #wanted
  /** Reads the lines before the first one, while there may be any; rejects if it cannot. @type {(() => Promise<void>) | undefined} */
  earlier
  /** How many lines there are, as far as that is known; some may not be read yet. */
  known = 0
  /** What could not be read, as a sentence. */
  #problem = ''
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
    this.log.append(lines)
    if (lines.length > 0) this.draw()
  }

  /** Puts earlier lines before the others; what is in sight stays there. @param {readonly LogLine[]} lines */
  prepend(lines) {
    const before = this.log.matches.length
    this.#top += this.log.prepend(lines) * rowHeight
    if (this.#match >= 0) this.#match += this.log.matches.length - before
    this.#isMoved = true
    this.draw()
  }

  /** Whether the line that is to be shown may be one of the earlier ones. */
  get wantsEarlier() {
    return this.earlier !== undefined && (this.#wanted ?? Number.POSITIVE_INFINITY) < (this.log.all[0]?.seq ?? 0)
  }

  /** Goes to a line, now or when it comes. @param {number | undefined} seq */
  select(seq) {
    if (seq === undefined) return
    this.#selected = seq
    this.#until = undefined
    this.#wanted = seq
    this.#follows = false
    // A line that the filter hides is there all the same.
    if (this.#onlyStderr && this.log.findPlace(seq) < 0) this.#filter(false)
    this.draw()
  }

  /** @param {boolean} onlyStderr */
  #filter(onlyStderr) {
    this.#onlyStderr = onlyStderr
    this.#match = -1
    this.log.only(onlyStderr ? 'stderr' : '')
  }

  /** The text of all lines, or of those between two numbers, as it is taken along. @param {{ from?: number, to?: number }} [range] */
  #text(range = {}) {
    return this.log.text(range, (at) => (this.#showsTimes ? `${formatTime(at)} ` : ''))
  }

  /** All that the platform keeps is taken along, also what was not read yet. Rejects if that cannot be read. */
  async #whole() {
    await this.#readEarlier('Nothing was taken along: the earlier lines could not be read.')
    return this.#text()
  }

  /** @param {string} problem what to say if they cannot be read */
  async #readEarlier(problem) {
    try {
      await this.earlier?.()
      this.#problem = ''
    } catch (error) {
      this.#problem = problem
      throw error
    } finally {
      this.draw()
    }
  }

  /** @param {string} query */
  #search(query) {
    this.#query = query.toLowerCase()
    this.#seeksErrors = false
    this.log.find(this.#query === '' ? undefined : (text) => text.includes(this.#query))
    this.#match = -1
    this.#step(1)
  }

  #nextError = () => {
    if (!this.#seeksErrors) {
      this.#seeksErrors = true
      this.#query = ''
      this.log.find((text) => error.test(text))
      this.#match = -1
    }
    this.#step(1)
  }

  /** @param {1 | -1} direction */
  #step(direction) {
    const count = this.log.matches.length
    if (count > 0) {
      this.#match = (this.#match + direction + count) % count
      const line = this.log.shown[this.log.matches[this.#match] ?? 0]
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

  /** The first step of a smooth scroll is too small to notice. */
  #pressed = (/** @type {KeyboardEvent} */ event) => {
    const { key, shiftKey, ctrlKey, metaKey } = event
    const last = this.log.shown.at(-1)?.seq
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'a' && last !== undefined) {
      // The browser would select the rows in sight alone.
      event.preventDefault()
      this.#selected = this.log.shown[0]?.seq
      this.#until = last
      this.#follows = false
      return this.draw()
    }
    if (!['ArrowUp', 'PageUp', 'Home'].includes(key) && !(key === ' ' && shiftKey)) return
    this.#follows = false
    this.draw()
  }

  /** What is selected by numbers, unless something is selected with the mouse. */
  #copied = (/** @type {ClipboardEvent} */ event) => {
    const [from, to] = this.#selection ?? []
    if (from === undefined || to === undefined || getSelection()?.isCollapsed === false) return
    event.preventDefault()
    event.clipboardData?.setData('text/plain', this.#text({ from, to }))
  }

  /** Changes which lines are shown or how high they are; the first one in sight stays there. @param {() => void} change */
  #arrange(change) {
    this.#keepPlace(() => {
      change()
      this.#measure()
    })
    this.draw()
  }

  /** @param {() => void} change of which lines are shown or how high they are */
  #keepPlace(change) {
    const { height } = this.log
    const { seq = 0 } = this.log.shown[this.log.placeAt(Math.ceil(this.#top / rowHeight))] ?? {}
    change()
    if (this.log.height === height) return
    const place = this.log.shown.findIndex((line) => line.seq >= seq)
    this.#top = this.log.findTop(place < 0 ? this.log.shown.length : place) * rowHeight
    this.#isMoved = !this.#follows
  }

  /** After each drawing: the box exists, and may be scrolled. */
  #settle() {
    const box = /** @type {HTMLElement | null} */ (document.querySelector('.log-box'))
    if (!box) return
    this.#box = box
    this.#height = box.clientHeight
    const at = this.#wanted === undefined ? -1 : this.log.findPlace(this.#wanted)
    if (at >= 0) {
      this.#wanted = undefined
      box.scrollTop = Math.max(0, this.log.findTop(at) * rowHeight - box.clientHeight / 2)
      this.draw()
    } else if (this.#isMoved) {
      box.scrollTop = this.#top
    } else if (this.#follows && hasSelection(box)) {
      // The rows are drawn with other lines when they move.
      this.#follows = false
      this.draw()
    } else if (this.#follows) {
      box.scrollTop = box.scrollHeight
    }
    // The scroll event comes a frame later, and tells of all scrolling until then.
    this.#top = box.scrollTop
    this.#isMoved = false
  }

  get #digits() {
    return String(this.log.lastSeq).length
  }

  /** Wraps lines at the width that the box has now. */
  #measure() {
    if (!this.#wraps || !this.#box) return this.log.wrap(Number.POSITIVE_INFINITY)
    // The style sheet makes the link of a row so many columns wide.
    const link = /** @type {HTMLElement | null} */ (this.#box.querySelector('.log-row a'))
    if (!link) return
    const columns = Math.floor((this.#box.clientWidth / link.getBoundingClientRect().width) * (this.#digits + 2))
    this.log.wrap(Math.max(20, columns - this.#digits - 5 - (this.#showsTimes ? timeColumns : 0)))
  }

  template() {
    this.#keepPlace(() => this.#measure())
    // A microtask of the same frame: the page is drawn by then, and not painted yet.
    queueMicrotask(() => this.#settle())
    const { log } = this
    const first = log.placeAt(Math.max(0, Math.floor(this.#top / rowHeight) - spareRows))
    const end = log.placeAt(Math.ceil((this.#top + this.#height) / rowHeight) + spareRows)
    const total = log.shown.length - log.gaps
    return html`<div class="log ${this.#wraps ? 'wraps' : ''}">
      <div class="log-bar">${this.#searchBar()} ${this.#lineBar()} ${this.#selectedBar()} ${this.#tools()}
        <label class="switch"><input type="checkbox" role="switch" .checked=${this.#follows} @change=${this.#followChanged} /><span>Follow</span></label>
        <span class="muted number">${this.#count()}</span>
      </div>
      ${this.#beginning()}
      <div class="log-box" tabindex="0" role="region" aria-label=${`${this.label}, ${total} lines`} @scroll=${this.#scrolled} @keydown=${this.#pressed} @copy=${this.#copied}>
        <div class="log-space" .style=${`height: ${log.height * rowHeight}px`}>
          <div class="log-rows" .style=${`transform: translateY(${log.findTop(first) * rowHeight}px); --digits: ${this.#digits}`}>
            ${log.shown.slice(first, end + 1).map((line, at) => this.#row(line, log.findTop(first + at + 1) - log.findTop(first + at)))}
          </div>
        </div>
      </div>
    </div>`
  }

  #tools() {
    const toggle = (/** @type {string} */ label, /** @type {boolean} */ isOn, /** @type {() => void} */ change) => {
      return html`<button class="quiet" aria-pressed=${isOn} @click=${() => this.#arrange(change)}>${label}</button>`
    }
    const download = async () => {
      const whole = await this.#whole().catch(() => undefined)
      if (whole === undefined) return
      const link = document.createElement('a')
      link.download = `${this.label.toLowerCase().replaceAll(' ', '-')}.log`
      link.href = URL.createObjectURL(new Blob([whole], { type: 'text/plain' }))
      link.click()
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
    }
    return html`<span class="tools" role="group" aria-label=${`Tools for: ${this.label}`}>
      ${toggle('Times', this.#showsTimes, () => (this.#showsTimes = !this.#showsTimes))}
      ${toggle('Wrap', this.#wraps, () => (this.#wraps = !this.#wraps))}
      ${this.log.hasStderr ? toggle('stderr only', this.#onlyStderr, () => this.#filter(!this.#onlyStderr)) : nothing}
      <button class="quiet" @click=${this.#nextError}>Next error</button>
      ${this.#seeksErrors ? html`<span class="muted number" role="status">${this.#searchResult()}</span>` : nothing}
      <button class="quiet" @click=${(/** @type {Event} */ event) => copy(event, this.#whole())}>Copy all</button>
      <button class="quiet" @click=${download}>Download</button>
    </span>`
  }

  #searchResult() {
    const found = this.log.matches.length
    if (found === 0) return this.earlier || this.#onlyStderr ? 'not found in the lines shown' : 'not found'
    // Lines that match may come after the search.
    return this.#match < 0 ? `${found} found` : `${this.#match + 1} of ${found}`
  }

  #searchBar() {
    const found = this.log.matches.length
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
    const problem = this.#problem === '' ? nothing : html`<p class="log-note problem" role="alert">${this.#problem}</p>`
    const first = this.log.all[0]?.seq ?? 1
    if (first <= 1) return problem
    const show = () => this.#readEarlier('The earlier lines could not be read.').catch(() => undefined)
    return html`${problem}<p class="log-note" role="status">${
      this.earlier
        ? html`${span(1, first - 1)} not shown. <button class="quiet" @click=${show}>Show earlier lines</button>`
        : `${span(1, first - 1)} no longer kept by the platform.`
    }</p>`
  }

  /** How many lines are shown, and how many there are if not all were read. */
  #count() {
    const total = this.log.shown.length - this.log.gaps
    const text = (/** @type {number} */ count) => `${count.toLocaleString('en')} ${count === 1 ? 'line' : 'lines'}`
    return this.log.lastSeq < this.known
      ? `${text(total)}, ${text(this.known - this.log.lastSeq)} not read yet`
      : text(total)
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

  /** The lines that are selected, first and last. */
  get #selection() {
    const seq = this.#selected
    const until = this.#until ?? seq
    return seq === undefined || until === undefined ? undefined : [Math.min(seq, until), Math.max(seq, until)]
  }

  #selectedBar() {
    const [from = 0, to = 0] = this.#selection ?? []
    if (from === 0) return nothing
    if (this.#wanted === from) return html`<span class="muted" role="status">There is no line ${from} so far</span>`
    if (to > from) {
      const take = (/** @type {Event} */ event) => copy(event, this.#text({ from, to }))
      return html`<button class="quiet" @click=${take}>Copy lines ${from} to ${to}</button>`
    }
    const url = new URL(this.addressOf(from), location.href).href
    return html`<button class="quiet" title="Press Shift and another line number to select all between" @click=${(/** @type {Event} */ event) => copy(event, url)}>Copy link to line ${from}</button>`
  }

  #followChanged = (/** @type {Event} */ { currentTarget }) => {
    this.#follows = /** @type {HTMLInputElement} */ (currentTarget).checked
    this.draw()
  }

  /**
   * @param {LogLine} line
   * @param {number} rows
   */
  #row({ seq, text, stream, ts }, rows) {
    const [from = 0, to = 0] = this.#selection ?? []
    const extend = (/** @type {MouseEvent} */ event) => {
      if (!event.shiftKey || this.#selected === undefined) return
      event.preventDefault()
      // What the browser selects on the way is not what is copied.
      getSelection()?.removeAllRanges()
      this.#box?.focus()
      this.#until = seq
      this.draw()
    }
    return html`<div class="log-row ${stream} ${seq >= from && seq <= to ? 'selected' : ''}" .style=${rows === 1 ? '' : `min-height: ${rows * rowHeight}px`} title=${stream === 'stdout' ? nothing : stream === 'stderr' ? 'stderr' : 'said by the platform'}>
      <a tabindex="-1" href=${this.addressOf(seq)} aria-label=${`Line ${seq}`} @click=${extend}>${seq}</a>${this.#showsTimes ? html`<time class="muted" datetime=${ts}>${formatTime(ts)}</time>` : nothing}<span class="log-text">${stretches(
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

/** Whether some of its text is selected with the mouse. @param {HTMLElement} box */
function hasSelection(box) {
  const selection = getSelection()
  return selection !== null && !selection.isCollapsed && box.contains(selection.anchorNode)
}

/** Of the day, to the millisecond. @param {string} at RFC 3339 */
function formatTime(at) {
  const parts = /** @type {const} */ ({ hour: '2-digit', minute: '2-digit', second: '2-digit' })
  return new Date(at).toLocaleTimeString('en-GB', { ...parts, fractionalSecondDigits: 3 })
}

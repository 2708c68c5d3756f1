/** A log as a plain list: the newest lines, or all of them. */
import { AnsiUp } from 'ansi_up'
import { render } from 'lit-html'
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js'
import { html, visible } from './parts.js'

/** @typedef {import('./types.d.ts').LogLine} LogLine */

/** More lines are shown when all are asked for. */
export const newest = 5_000
/** The beginning and the end of a link in a terminal, whose text stays. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: what a terminal obeys.
const terminalLink = /\u001b\]8;[^\u0007\u001b]*(?:\u0007|\u001b\\)/g
/** Pixels from its end within which a list follows what is added. */
const nearEnd = 40

export class LogList {
  /** Lines that are not shown, as newer ones came. */
  hidden = 0
  /** The number of the newest line. */
  lastSeq = 0
  #most = newest
  /** Whether it shows what is added: not once somebody has scrolled up. */
  #follows = true
  /** Where it was scrolled to last. */
  #top = 0
  /** @type {WeakMap<Element, LogLine>} */
  #lines = new WeakMap()
  /** @type {number | undefined} */
  #selected
  #address
  /** Escapes what is not its own. */
  #ansi = new AnsiUp()
  /** Earlier lines, which are shown when all are asked for. @type {LogLine[]} */
  #earlier = []

  /**
   * @param {string} label
   * @param {(seq: number) => string} address of a line
   */
  constructor(label, address) {
    this.#address = address
    this.#ansi.use_classes = true
    this.#ansi.url_allowlist = {}
    this.element = document.createElement('ol')
    this.element.className = 'log'
    this.element.tabIndex = 0
    this.element.setAttribute('aria-label', label)
    this.element.addEventListener('scroll', () => {
      const { scrollHeight, scrollTop, clientHeight } = this.element
      const isAtEnd = scrollHeight - scrollTop - clientHeight < nearEnd
      // Lines may have come since it was scrolled to its end.
      this.#follows = isAtEnd || (this.#follows && scrollTop >= this.#top)
      this.#top = scrollTop
    })
  }

  /** @param {readonly LogLine[]} lines later ones than all before */
  append(lines) {
    const { element } = this
    element.append(...lines.map((line) => this.#draw(line)))
    this.lastSeq = lines.at(-1)?.seq ?? this.lastSeq
    while (element.childElementCount > this.#most && element.firstElementChild) this.#hide(element.firstElementChild)
    // The frame after the next one: by then the list is on the page.
    if (this.#follows) afterDrawing(() => (element.scrollTop = element.scrollHeight))
    if (lines.some(({ seq }) => seq === this.#selected)) this.#reveal()
  }

  /** Shows every line, and those that are to come. */
  showAll() {
    this.#most = Number.POSITIVE_INFINITY
    this.element.prepend(...this.#earlier.map((line) => this.#draw(line)))
    this.#earlier = []
    this.hidden = 0
  }

  /** Marks a line and goes to it, also if it is still to come. @param {number | undefined} seq */
  select(seq) {
    this.element.querySelector('.selected')?.classList.remove('selected')
    this.#selected = seq
    if (seq === undefined) return
    if (this.#earlier.some((line) => line.seq === seq)) this.showAll()
    this.#reveal()
  }

  #reveal() {
    const row = this.element.querySelector(`[value="${this.#selected}"]`)
    row?.classList.add('selected')
    if (row) this.#follows = false
    afterDrawing(() => row?.scrollIntoView({ block: 'center' }))
  }

  /** @param {Element} row */
  #hide(row) {
    const line = this.#lines.get(row)
    if (line) this.#earlier.push(line)
    this.hidden += 1
    row.remove()
  }

  /** @param {LogLine} line */
  #draw(line) {
    const row = document.createElement('li')
    row.value = line.seq
    row.className = line.stream
    row.classList.toggle('selected', line.seq === this.#selected)
    this.#lines.set(row, line)
    // A progress bar returns to the beginning of its line. Other styles than classes are not allowed on this page.
    const text = line.text.replaceAll(terminalLink, '').trimEnd().split('\r').at(-1) ?? ''
    const coloured = visible(this.#ansi.ansi_to_html(text).replaceAll(/ style="[^"]*"/g, ''))
    render(
      html`<a href=${this.#address(line.seq)} aria-label=${`Line ${line.seq}`}>${line.seq}</a><span>${unsafeHTML(coloured)}</span>`,
      row,
    )
    return row
  }
}

/** @param {() => unknown} act */
function afterDrawing(act) {
  requestAnimationFrame(() => requestAnimationFrame(act))
}

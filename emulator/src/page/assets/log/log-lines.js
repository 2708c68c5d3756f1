import { longest, overwritten, plainText, wholeText } from './ansi.js'

/** @typedef {import('../types.d.ts').LogLine} LogLine */

/** Characters that take two columns of a fixed-width font. */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]|\p{Extended_Pictographic}/gu

/** The lines of a log, those of them that are shown, and at which place each is. Knows nothing of the document. */
export class LogLines {
  /** Every line that was read, and a row of its own for those that are missing. @type {LogLine[]} */
  all = []
  /** The text of each in lower case, to search. @type {string[]} */
  #texts = []
  /** Those that are shown, in the same order. @type {LogLine[]} */
  shown = []
  /** @type {string[]} */
  #shownTexts = []
  /** Places in `shown` that match what was searched. @type {number[]} */
  matches = []
  /** Rows that stand for missing lines. */
  gaps = 0
  /** Whether a line is known to be of stderr: a build's streams share one file, so that its lines keep their order. */
  hasStderr = false
  /** How many rows of text are above each shown line, and above the end. */
  #tops = [0]
  /** @type {string} */
  #stream = ''
  /** Columns of text after which a line is wrapped. */
  #columns = Number.POSITIVE_INFINITY
  /** @type {((text: string) => boolean) | undefined} */
  #test

  /** The number of the last line, 0 before the first. */
  get lastSeq() {
    return this.all.at(-1)?.seq ?? 0
  }

  /** Rows of text of all shown lines. */
  get height() {
    return this.#tops.at(-1) ?? 0
  }

  /** @param {readonly LogLine[]} lines */
  append(lines) {
    for (const line of this.#withGaps(lines.map(asShown))) {
      const text = searched(line)
      this.all.push(line)
      this.hasStderr ||= line.stream === 'stderr'
      this.#texts.push(text)
      this.#show(line, text)
    }
  }

  /** Puts earlier lines before the others, and tells how many rows of text they are. @param {readonly LogLine[]} lines */
  prepend(lines) {
    const before = this.height
    this.hasStderr ||= lines.some(({ stream }) => stream === 'stderr')
    const shown = lines.map(asShown)
    this.all = [...shown, ...this.all]
    this.#texts = [...shown.map(searched), ...this.#texts]
    this.#build()
    return this.height - before
  }

  /** Shows the lines of one stream alone, or all. @param {string} stream */
  only(stream) {
    this.#stream = stream
    this.#build()
  }

  /** Wraps lines after so many columns. @param {number} columns */
  wrap(columns) {
    if (columns === this.#columns) return
    this.#columns = columns
    this.#build()
  }

  /** Looks for the lines whose text in lower case passes. @param {((text: string) => boolean) | undefined} test */
  find(test) {
    this.#test = test
    this.matches = []
    if (test) for (const [place, text] of this.#shownTexts.entries()) if (test(text)) this.matches.push(place)
  }

  /** The place in `shown` of the line at a row of text. @param {number} row */
  placeAt(row) {
    let low = 0
    let high = this.shown.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#tops[middle + 1] ?? 0) <= row) low = middle + 1
      else high = middle
    }
    return low
  }

  /** The row of text at which a line begins. @param {number} place */
  findTop(place) {
    return this.#tops[place] ?? this.height
  }

  /** The place of a line that is shown, otherwise -1. @param {number} seq */
  findPlace(seq) {
    // The lines are in order: one that is still to come is not looked for.
    return seq > this.lastSeq ? -1 : this.shown.findIndex((line) => line.seq === seq)
  }

  /**
   * The lines as text, as far as they are shown and within the numbers; what is missing between them is said.
   * @param {{ from?: number, to?: number }} range
   * @param {(at: string) => string} time what each begins with
   */
  text({ from = 0, to = Number.POSITIVE_INFINITY }, time) {
    const chosen = this.shown.filter(({ seq }) => seq >= from && seq <= to)
    return chosen
      .map(({ text, ts, stream }) => (stream === 'gap' ? `[${text}]\n` : `${time(ts)}${wholeText(text)}\n`))
      .join('')
  }

  #build() {
    this.shown = []
    this.#shownTexts = []
    this.matches = []
    this.#tops = [0]
    for (const [place, line] of this.all.entries()) this.#show(line, this.#texts[place] ?? '')
  }

  /**
   * @param {LogLine} line
   * @param {string} text
   */
  #show(line, text) {
    if (this.#stream !== '' && line.stream !== this.#stream && line.stream !== 'gap') return
    if (this.#test?.(text)) this.matches.push(this.shown.length)
    const isWrapped = this.#columns !== Number.POSITIVE_INFINITY
    const columns = isWrapped ? Math.min(text.length, longest) + (text.match(wide)?.length ?? 0) : 1
    const rows = isWrapped ? Math.max(1, Math.ceil(columns / this.#columns)) : 1
    this.shown.push(line)
    this.#shownTexts.push(text)
    this.#tops.push(this.height + rows)
  }

  /** @param {readonly LogLine[]} lines */
  *#withGaps(lines) {
    let last = this.all.at(-1)
    for (const line of lines) {
      if (last !== undefined && line.seq > last.seq + 1) {
        this.gaps += 1
        const text = `${span(last.seq + 1, line.seq - 1)} missing: the platform had removed them before this page read them`
        yield { seq: last.seq + 1, text, stream: 'gap', ts: line.ts }
      }
      yield line
      last = line
    }
  }
}

/** @param {LogLine} line */
function asShown(line) {
  return line.text.includes('\r') ? { ...line, text: overwritten(line.text) } : line
}

/** @param {LogLine} line */
function searched({ text }) {
  return plainText(text).toLowerCase()
}

/**
 * "Line 7 is" or "Lines 7 to 9 are".
 * @param {number} from
 * @param {number} to
 */
export function span(from, to) {
  const text = (/** @type {number} */ seq) => seq.toLocaleString('en')
  return from === to ? `Line ${text(from)} is` : `Lines ${text(from)} to ${text(to)} are`
}

import { removeControls } from '../control-characters.ts'
import { decodings, mayBeEncoded } from './decoded.ts'

/** Takes secrets out of a text. */
export type Redact = (text: string) => string

/** What a secret is replaced by, wherever it would have been shown. */
export const redacted = '***'

/** Shorter secrets are replaced in plain form only: their encoded forms would hit innocent text. */
const shortestEncoded = 6
/** Shorter values are never masked (product: `env-vars`). */
const shortestMasked = 6

/** Settings, not secrets: masking them would blacken the log, and make the runner drop every job output that contains them. */
const commonWord =
  /^(?:production|development|staging|preview|testing|default|enabled|disabled|localhost|verbose|warning|release|public|private)$/i

/** Base64 is wrapped after so many characters: by MIME and `base64`, and by PEM and `openssl`. */
const wraps = [76, 64]

/** Spellings are looked up by their first characters, so many at most. */
const longestHead = 6
const pairs = 1 << 16

/** The range of a secret in a text. */
type Range = readonly [start: number, end: number]
/** What is found in most texts: one list for all of them. */
const nothing: readonly Range[] = []

/**
 * Replaces every known secret: in its plain form, in base64, base64url and hex, and in each of these with the escapes of the usual
 * encoders, decoded in a second pass that most lines do not need. At each place the longest spelling is replaced, so that a secret
 * inside another leaves no remainder. Secrets may be added at any time, of any number and size. One regular expression of all would be
 * refused as too large, in an error that quotes them.
 */
export class Redactor {
  readonly #byHead = new Map<string, Set<string>>()
  readonly #words = new Set<string>()
  /** The lengths of the heads in the map, longest first. */
  #headLengths: readonly number[] = []
  /** Whether a spelling may begin with two characters, by `pairOf` them; passes over most of a text without a look-up. */
  readonly #begins = new Uint8Array(pairs)

  constructor(...secrets: readonly string[]) {
    for (const secret of secrets) this.add(secret)
  }

  /** Adds a value of letters, which is replaced where it is a whole word, and in its encoded forms anywhere. */
  addWord(word: string): void {
    this.#words.add(word)
    for (const spelling of spellings(word)) if (spelling !== word) this.#index(spelling)
  }

  /** Adds the value, and each of its lines if it has several. Empty values are ignored. */
  add(secret: string): void {
    for (const spelling of [secret, ...secretLines(secret)].flatMap(spellings))
      if (spelling !== '') this.#index(spelling)
  }

  /** The text with `***` in place of each secret; the rest of it stays as it is. */
  redact(text: string): string {
    const clean = this.redactSecrets(text)
    return withoutRanges(clean, this.#wordsIn(clean))
  }

  /** The same but for the words, in what a program reads back. */
  redactSecrets(text: string): string {
    if (this.#byHead.size === 0) return text
    const found = this.#find(text)
    if (!mayBeEncoded.test(text)) return withoutRanges(text, found)
    const decoded = [...decodings(text)].flatMap(({ text: plain, toSource }) => {
      return this.#find(plain).map(([start, end]) => toSource(start, end))
    })
    return withoutRanges(text, [...found, ...decoded])
  }

  #wordsIn(text: string): readonly Range[] {
    if (this.#words.size === 0) return nothing
    const words = [...text.matchAll(/[\p{L}\p{N}_]+/gu)].filter(([word]) => this.#words.has(word))
    return words.map(({ 0: word, index }) => [index, index + word.length])
  }

  #find(text: string): readonly Range[] {
    let found: Range[] | undefined
    const { length } = text
    const begins = this.#begins
    for (let at = 0; at < length; at += 1) {
      if (begins[toPair(text.charCodeAt(at), at + 1 < length ? text.charCodeAt(at + 1) : 0)] === 0) continue
      const longest = this.#longestAt(text, at)
      if (longest === 0) continue
      found ??= []
      found.push([at, at + longest])
      at += longest - 1
    }
    return found ?? nothing
  }

  /** Whether the text contains a known secret in any spelling. */
  finds(text: string): boolean {
    return this.redact(text) !== text
  }

  #index(spelling: string): void {
    const head = spelling.slice(0, longestHead)
    const known = this.#byHead.get(head)
    if (known !== undefined) {
      known.add(spelling)
      return
    }
    this.#byHead.set(head, new Set([spelling]))
    this.#headLengths = [...new Set([...this.#headLengths, head.length])].sort((a, b) => b - a)
    if (head.length > 1) this.#begins[toPair(head.charCodeAt(0), head.charCodeAt(1))] = 1
    else this.#begins.fill(1)
  }

  /** The length of the longest spelling that is in the text there, or 0. */
  #longestAt(text: string, at: number): number {
    let longest = 0
    for (const length of this.#headLengths) {
      for (const spelling of this.#byHead.get(text.slice(at, at + length)) ?? []) {
        if (spelling.length > longest && text.startsWith(spelling, at)) longest = spelling.length
      }
      if (longest > 0) return longest
    }
    return 0
  }
}

/** A value of JSON with each of its texts redacted. */
export function redactTexts(value: unknown, redact: Redact): unknown {
  if (typeof value === 'string') return redact(value)
  if (Array.isArray(value)) return value.map((each) => redactTexts(each, redact))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, redactTexts(each, redact)]))
}

/** A variable's value and lines, to mask; none if it is short, a common word, or in `shown`, which the log has. */
export function valuesToMask(value: string, shown: readonly string[]): string[] {
  if (value.length < shortestMasked || commonWord.test(value)) return []
  return isOrigin(value) || shown.some((text) => text.includes(value)) ? [] : [value, ...secretLines(value)]
}

/** An address that names a host and nothing else is no secret: the address of a webhook has a path. */
function isOrigin(value: string): boolean {
  const url = URL.parse(value)
  if (url === null || !/^(?:https?|wss?):$/.test(url.protocol) || url.username + url.password !== '') return false
  return /^\w+:\/\/[^/?#\\]+\/?$/.test(value)
}

/** Such a value may be a part of any word, so it is hidden where it is a word itself. */
export function isWord(value: string): boolean {
  return /^\p{L}+$/u.test(value)
}

/** The lines of a value of several lines, which a log shows apart; short ones (a brace) would hit innocent text. */
export function secretLines(secret: string): string[] {
  const lines = secret.split(/[\r\n]+/)
  return lines.length < 2 ? [] : lines.map((line) => line.trim()).filter((line) => line.length >= shortestEncoded)
}

/** The text with `***` in place of each range; ranges that overlap are one. */
function withoutRanges(text: string, ranges: readonly Range[]): string {
  if (ranges.length === 0) return text
  let clean = ''
  let keptUntil = 0
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    if (start >= keptUntil) clean += text.slice(keptUntil, start) + redacted
    keptUntil = Math.max(keptUntil, end)
  }
  return clean + text.slice(keptUntil)
}

function spellings(secret: string): string[] {
  if (secret.length < shortestEncoded) return [secret]
  const bytes = Buffer.from(secret)
  const hex = bytes.toString('hex')
  // A secret that looks encoded loses that in the second pass, as the text does; a form has `+` for a space.
  const decoded = [...decodings(secret)].map(({ text }) => text).filter(({ length }) => length >= shortestEncoded)
  const plain = [secret, removeControls(secret), ...decoded]
  return [...plain, ...plain.map((text) => text.replaceAll(' ', '+')), ...base64(bytes), hex, hex.toUpperCase()]
}

/** Base64 depends on how many bytes precede: three alignments, without the characters that also encode neighbours. */
function base64(bytes: Buffer): string[] {
  const forms: string[] = [bytes.toString('base64'), bytes.toString('base64url')]
  for (const before of [0, 1, 2]) {
    const whole = Buffer.concat([Buffer.alloc(before), bytes])
    const firstOwn = Math.ceil((before * 8) / 6)
    const endOfOwn = Math.floor((whole.length * 8) / 6)
    for (const encoding of ['base64', 'base64url'] as const) {
      const own = whole.toString(encoding).slice(firstOwn, endOfOwn)
      if (own.length >= shortestEncoded) forms.push(own)
      // A log shows each line of it apart.
      if (before === 0) forms.push(...wraps.flatMap((width) => cutEvenly(own, width)))
    }
  }
  return forms
}

/** The lines of a text that is wrapped; none if it fits into one. Short ones would hit innocent text. */
function cutEvenly(text: string, width: number): string[] {
  if (text.length <= width) return []
  const count = Math.ceil(text.length / width)
  const pieces = Array.from({ length: count }, (_, index) => text.slice(index * width, (index + 1) * width))
  return pieces.filter((piece) => piece.length >= shortestEncoded)
}

/** A number for two characters in a row, by their UTF-16 codes; each pair of ASCII has its own. */
function toPair(first: number, second: number): number {
  return ((first << 7) ^ second) & (pairs - 1)
}

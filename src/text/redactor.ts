import { removeControls } from './control-characters.ts'

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

/** Whether a text may hide a secret from a search for its spellings. */
const disguises = /%[2-7]|[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/
const invisible = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g
/** Letters, digits, `-`, `.`, `_` and `~`, which a URL need not encode, and may (RFC 3986, 2.3). */
const unreservedOctet = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi

/** Spellings are looked up by their first characters, so many at most. */
const longestHead = 6
const pairs = 1 << 16

/**
 * Replaces every known secret, in its plain, base64, base64url, hex, JSON, URI, form and XML spellings. At each place the longest
 * spelling is replaced, so that a secret inside another leaves no remainder. Secrets may be added at any time, of any number and
 * size. One regular expression of all would be refused as too large, in an error that quotes them.
 */
export class Redactor {
  readonly #byHead = new Map<string, Set<string>>()
  /** The lengths of the heads in the map, longest first. */
  #headLengths: readonly number[] = []
  /** Whether a spelling may begin with two characters, by `pairOf` them; passes over most of a text without a look-up. */
  readonly #begins = new Uint8Array(pairs)

  constructor(...secrets: readonly string[]) {
    for (const secret of secrets) this.add(secret)
  }

  /** Adds the value, and each of its lines where it has several. Empty values are ignored. */
  add(secret: string): void {
    for (const spelling of [secret, ...linesOf(secret)].flatMap(spellings)) if (spelling !== '') this.#index(spelling)
  }

  /** The text with `***` in place of each secret. One that is disguised is found too, and the rest of such a text loses its disguise. */
  redact(text: string): string {
    if (this.#byHead.size === 0) return text
    const clean = this.#replace(text)
    if (!disguises.test(clean)) return clean
    const plain = clean.replace(invisible, '').replace(unreservedOctet, decodeURIComponent)
    const redactedPlain = this.#replace(plain)
    return redactedPlain === plain ? clean : redactedPlain
  }

  #replace(text: string): string {
    let clean = ''
    let keptUntil = 0
    const { length } = text
    const begins = this.#begins
    for (let at = 0; at < length; at += 1) {
      if (begins[pairOf(text.charCodeAt(at), at + 1 < length ? text.charCodeAt(at + 1) : 0)] === 0) continue
      const found = this.#longestAt(text, at)
      if (found === 0) continue
      clean += text.slice(keptUntil, at) + redacted
      keptUntil = at + found
      at = keptUntil - 1
    }
    return keptUntil === 0 ? text : clean + text.slice(keptUntil)
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
    if (head.length > 1) this.#begins[pairOf(head.charCodeAt(0), head.charCodeAt(1))] = 1
    else this.#begins.fill(1)
  }

  /** The length of the longest spelling that stands in the text there, or 0. */
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

/** A variable's value and lines, to mask; none if it is short, a common word, or in `shown`, which the log has. */
export function valuesToMask(value: string, shown: readonly string[]): string[] {
  if (value.length < shortestMasked || commonWord.test(value)) return []
  return shown.some((text) => text.includes(value)) ? [] : [value, ...linesOf(value)]
}

/** The lines of a value of several lines, which a log shows apart; short ones (a brace) would hit innocent text. */
export function linesOf(secret: string): string[] {
  const lines = secret.split(/[\r\n]+/)
  return lines.length < 2 ? [] : lines.map((line) => line.trim()).filter((line) => line.length >= shortestEncoded)
}

function spellings(secret: string): string[] {
  if (secret === '') return []
  if (secret.length < shortestEncoded) return [secret]
  const bytes = Buffer.from(secret)
  const hex = bytes.toString('hex')
  const json = JSON.stringify(secret).slice(1, -1)
  const uri = encodeURIComponent(secret.toWellFormed())
  return [
    secret,
    removeControls(secret),
    ...base64(bytes),
    hex,
    hex.toUpperCase(),
    json,
    json.replaceAll('/', '\\/'),
    uri,
    uri.replace(/%[0-9A-F]{2}/g, (octet) => octet.toLowerCase()),
    uri.replaceAll('%20', '+'),
    encodeURI(secret.toWellFormed()),
    xml(secret),
  ]
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
    }
  }
  return forms
}

function xml(text: string): string {
  const entities: Readonly<Record<string, string>> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' }
  return text.replace(/[&<>"']/g, (character) => `&${entities[character]};`)
}

/** A number for two characters in a row, by their UTF-16 codes; each pair of ASCII has its own. */
function pairOf(first: number, second: number): number {
  return ((first << 7) ^ second) & (pairs - 1)
}

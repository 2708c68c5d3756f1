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

/**
 * Replaces every known secret, in its plain, base64, base64url, hex, JSON, URI, form and XML spellings. The longest spelling is
 * replaced first, so that a secret inside another leaves no remainder. Secrets may be added at any time.
 */
export class Redactor {
  readonly #spellings = new Set<string>()
  #pattern: RegExp | undefined

  constructor(...secrets: readonly string[]) {
    for (const secret of secrets) this.add(secret)
  }

  /** Adds the value, and each of its lines where it has several. Empty values are ignored. */
  add(secret: string): void {
    for (const spelling of [secret, ...linesOf(secret)].flatMap(spellings)) this.#spellings.add(spelling)
    this.#pattern = undefined
  }

  /** The text with `***` in place of each secret. */
  redact(text: string): string {
    if (this.#spellings.size === 0) return text
    const longestFirst = (): string[] => [...this.#spellings].sort((a, b) => b.length - a.length)
    this.#pattern ??= new RegExp(longestFirst().map(escapePattern).join('|'), 'g')
    return text.replaceAll(this.#pattern, redacted)
  }

  /** Whether the text contains a known secret in any spelling. */
  finds(text: string): boolean {
    return this.redact(text) !== text
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

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
}

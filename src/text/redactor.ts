import { clean } from './control-characters.ts'

/** What stands in place of a secret, wherever it would have been shown. */
export const redacted = '***'

/**
 * Secrets shorter than this are replaced in plain form only: their encoded forms are so short that they would hit
 * innocent text.
 */
const shortestEncoded = 6

/**
 * Replaces every known secret in its plain, base64, base64url, hex, JSON, URI, form and XML spellings. The longest
 * spelling goes first, so that one secret inside another leaves no remainder. Secrets may be added at any time.
 */
export class Redactor {
  readonly #spellings = new Set<string>()
  #pattern: RegExp | undefined

  /** Knows the value from now on; each line of a value of several lines too. Empty values are ignored. */
  add(secret: string): void {
    for (const spelling of spellings(secret)) this.#spellings.add(spelling)
    for (const line of linesOf(secret)) for (const spelling of spellings(line)) this.#spellings.add(spelling)
    this.#pattern = undefined
  }

  redact(text: string): string {
    const pattern = this.#compiled()
    return pattern === undefined || !pattern.test(text) ? text : text.replaceAll(pattern, redacted)
  }

  /** Whether the text holds a known secret in any spelling. */
  finds(text: string): boolean {
    return this.redact(text) !== text
  }

  #compiled(): RegExp | undefined {
    if (this.#pattern === undefined && this.#spellings.size > 0) {
      const longestFirst = [...this.#spellings].sort((a, b) => b.length - a.length)
      this.#pattern = new RegExp(longestFirst.map((spelling) => quote(spelling)).join('|'), 'g')
    }
    if (this.#pattern !== undefined) this.#pattern.lastIndex = 0
    return this.#pattern
  }
}

/**
 * The lines of a value of several lines that are worth hiding one by one: a log shows them apart from each other.
 * Lines of fewer than six characters (a brace, a blank) would hit innocent text.
 */
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
    clean(secret),
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

/**
 * Base64 of a secret depends on how many bytes stand before it: three alignments, each without the characters at its
 * ends that its neighbours share in.
 */
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

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function xml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

function quote(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
}

/** In each line of a build log that speaks to a CI system, so that a client's own commands are not taken for them. */
export const commandMark = 'taxiway-was-here'

/** What a CI system obeys: GitHub at the beginning of a line, it and the others anywhere in it. */
const obeyed = /^\s*::[a-z][\w-]*(?:\s[^:]*)?::|##(?:\[|vso\[|teamcity\[)|section_(?:start|end):/i

/** The lines that are kept. */
const mostLines = 1_000
/** The characters of a line that are kept. */
const longestLine = 2_000

/** A line that a client printed. */
export interface OutputLine {
  /** When it came: RFC 3339. */
  readonly at: string
  readonly text: string
}

/** What a client prints: kept without the key, up to a limit, and all of it looked through. */
export class ClientOutput {
  readonly #forms: readonly KeyForm[]
  readonly #now: () => Date
  readonly #lines: OutputLine[] = []
  #isKeyShown = false
  #hasObeyedLog = false

  constructor(key: string, now: () => Date) {
    this.#forms = formsOf(key)
    this.#now = now
  }

  /** Whether the key was in it, as it is or encoded. */
  get isKeyShown(): boolean {
    return this.#isKeyShown
  }

  /** Whether a CI system would have obeyed a line that the build log has. */
  get hasObeyedLog(): boolean {
    return this.#hasObeyedLog
  }

  /** The first of it, without the key. */
  get lines(): readonly OutputLine[] {
    return this.#lines
  }

  add(lines: readonly string[]): void {
    for (const line of lines) this.#add(line)
  }

  #add(line: string): void {
    const shown = this.#forms.filter(({ text }) => line.includes(text))
    if (shown.length > 0) this.#isKeyShown = true
    if (line.includes(commandMark)) this.#hasObeyedLog ||= line.split('\r').some(isObeyed)
    if (this.#lines.length === mostLines) return
    const clean = shown.reduce((text, { whole }) => text.replaceAll(whole, '***'), line)
    this.#lines.push({ at: this.#now().toISOString(), text: clean.slice(0, longestLine) })
  }
}

function isObeyed(line: string): boolean {
  return line.includes(commandMark) && obeyed.test(line)
}

/** How a key can be in a text. */
interface KeyForm {
  /** What shows that it is there. */
  readonly text: string
  /** All of it. */
  readonly whole: RegExp | string
}

/** A key as it is, in hexadecimal, and as the part of a text in Base64 that does not depend on what is around it. */
function formsOf(key: string): readonly KeyForm[] {
  const plain = [key, Buffer.from(key).toString('hex')].map((text) => ({ text, whole: text }))
  const inBase64 = [0, 1, 2].map((before) => {
    const text = Buffer.from('-'.repeat(before) + key)
      .toString('base64')
      .slice(before === 0 ? 0 : before + 1, -4)
    const escaped = text.replaceAll('+', '\\+')
    return { text, whole: new RegExp(`[A-Za-z0-9+/]{0,4}${escaped}[A-Za-z0-9+/]{0,4}={0,2}`, 'g') }
  })
  return [...plain, ...inBase64]
}

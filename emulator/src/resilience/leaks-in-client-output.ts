/** In each line of a build log that speaks to a CI system, so that a client's own commands are not taken for them. */
export const commandMark = 'taxiway-was-here'

/** What a CI system obeys: GitHub at the beginning of a line, it and the others anywhere in it. */
const obeyed = /^\s*::[a-z][\w-]*(?:\s[^:]*)?::|##(?:\[|vso\[|teamcity\[)|section_(?:start|end):/i

/** The lines that are kept from the beginning; as many are kept from the end, where a client says how it ended. */
const mostAtEachEnd = 500
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
  readonly #first: OutputLine[] = []
  readonly #last: OutputLine[] = []
  #left = 0
  #isKeyShown = false
  #hasObeyedLog = false

  constructor(key: string, now: () => Date) {
    this.#forms = keyForms(key)
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

  /** Its beginning and its end, without the key, and between them how many lines are not kept. */
  get lines(): readonly OutputLine[] {
    const [next] = this.#last
    if (this.#left === 0 || next === undefined) return [...this.#first, ...this.#last]
    const text = `[${this.#left} ${this.#left === 1 ? 'line is' : 'lines are'} not kept]`
    return [...this.#first, { at: next.at, text }, ...this.#last]
  }

  add(lines: readonly string[]): void {
    for (const line of lines) this.#add(line)
  }

  #add(line: string): void {
    const shown = this.#forms.filter(({ text }) => line.includes(text))
    if (shown.length > 0) this.#isKeyShown = true
    if (line.includes(commandMark)) this.#hasObeyedLog ||= line.split('\r').some(isObeyed)
    const clean = shown.reduce((text, { whole }) => text.replaceAll(whole, '***'), line)
    const kept = this.#first.length < mostAtEachEnd ? this.#first : this.#last
    kept.push({ at: this.#now().toISOString(), text: clean.slice(0, longestLine) })
    if (this.#last.length <= mostAtEachEnd) return
    this.#last.shift()
    this.#left += 1
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
function keyForms(key: string): readonly KeyForm[] {
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

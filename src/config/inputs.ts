import { InputError } from '../client/errors.ts'
import { parseDuration } from '../text/duration.ts'
import { shorten } from '../text/excerpt.ts'
import { message } from '../text/message.ts'

/** Bounds, both included. */
interface Range {
  readonly least: number
  readonly most: number
}

/** The inputs of a step, read by type; undefined where absent or empty. Throws an `InputError` that names the input. */
export class Inputs {
  readonly #lookup: (name: string) => string | undefined

  /** @param lookup gives the text of an input by its name, undefined where it is not set */
  constructor(lookup: (name: string) => string | undefined) {
    this.#lookup = lookup
  }

  /** Trimmed. */
  text(name: string): string | undefined {
    const value = this.verbatim(name)?.trim()
    return value === '' ? undefined : value
  }

  /** With its white space. */
  verbatim(name: string): string | undefined {
    return this.#lookup(name)
  }

  required(name: string): string {
    const value = this.text(name)
    if (value === undefined) {
      throw new InputError(name, message`input-missing: \`${name}\` is missing. Set it under \`with:\`.`)
    }
    return value
  }

  /** One line without control characters. */
  line(name: string): string | undefined {
    const value = this.text(name)
    if (value === undefined || !/[\p{Cc}\u2028\u2029]/u.test(value)) return value
    const text = message`input-not-one-line: \`${name}\` must be one line without control characters, not "${shorten(value)}".`
    throw new InputError(name, text)
  }

  /** An id or slug, which becomes one segment of a path. */
  identifier(name: string): string | undefined {
    const value = this.line(name)
    if (value === undefined || !/[\s/\\?#%]|^\.\.?$/u.test(value)) return value
    const text = message`input-not-an-id: \`${name}\` is not an id: "${shorten(value)}". Copy the id alone from the platform, without slashes or spaces.`
    throw new InputError(name, text)
  }

  /** `true` or `false`, in the spellings of YAML; `fallback` where it is absent. */
  boolean(name: string, fallback: boolean): boolean {
    const value = this.text(name)
    if (value === undefined) return fallback
    if (['true', 'True', 'TRUE'].includes(value)) return true
    if (['false', 'False', 'FALSE'].includes(value)) return false
    const text = message`input-not-a-boolean: \`${name}\` must be \`true\` or \`false\`, not "${shorten(value)}".`
    throw new InputError(name, text)
  }

  oneOf<const Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined {
    const value = this.text(name)
    const choice = choices.find((each) => each === value)
    if (value === undefined || choice !== undefined) return choice
    const list = choices.map((each) => `\`${each}\``).join(', ')
    const text = message`input-not-a-choice: \`${name}\` must be one of ${list}, not "${shorten(value)}".`
    throw new InputError(name, text)
  }

  /** Milliseconds of `90s`, `30m` or `1h30m`; so are the bounds, which `words` says to the user. */
  duration(name: string, { least, most, words }: Range & { readonly words: string }): number | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    const ms = parseDuration(value)
    if (ms === undefined) {
      const text = message`duration-invalid: \`${name}\` is not a valid duration: "${shorten(value)}". Use a value such as \`90s\`, \`30m\` or \`1h30m\`, ${words}.`
      throw new InputError(name, text)
    }
    if (ms >= least && ms <= most) return ms
    const text = message`duration-out-of-range: \`${name}\` is out of range: "${shorten(value)}". It must be ${words}.`
    throw new InputError(name, text)
  }

  /** Words between commas or line ends. */
  words(name: string): string[] {
    return (this.text(name) ?? '')
      .split(/[,\r\n]+/)
      .map((word) => word.trim())
      .filter((word) => word !== '')
  }

  /** A branch, tag or commit. */
  ref(name: string): string | undefined {
    const value = this.line(name)
    if (value === undefined || !/^-|\s/.test(value)) return value
    const text = message`input-not-a-ref: \`${name}\` is not a branch, tag or commit: "${shorten(value)}". It must not contain a space or begin with a dash.`
    throw new InputError(name, text)
  }

  /** A whole number. */
  count(name: string, { least, most }: Range): number | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    const count = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
    if (count >= least && count <= most) return count
    const text = message`input-not-a-number: \`${name}\` must be a whole number from ${least} to ${most}, not "${shorten(value)}".`
    throw new InputError(name, text)
  }

  /** A TCP port. */
  port(name: string): number | undefined {
    return this.count(name, { least: 1, most: 65_535 })
  }

  /** A complete http(s) URL. */
  url(name: string): string | undefined {
    const value = this.line(name)
    if (value === undefined || /^https?:$/.test(URL.parse(value)?.protocol ?? '')) return value
    const text = message`input-not-a-url: \`${name}\` is not a complete URL: "${shorten(value)}". Begin it with \`https://\` or \`http://\`.`
    throw new InputError(name, text)
  }

  /** Those of the names that are set. */
  given(names: readonly string[]): string[] {
    return names.filter((name) => this.text(name) !== undefined)
  }
}

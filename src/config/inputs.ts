import { InputError } from '../client/errors.ts'
import { type DurationRange, readDuration } from './duration.ts'

/** The inputs of a step, each read with its form. What is absent is undefined: nothing later meets an empty string. */
export class Inputs {
  readonly #environment: Readonly<Record<string, string | undefined>>

  constructor(environment: Readonly<Record<string, string | undefined>>) {
    this.#environment = environment
  }

  /** Trimmed. */
  text(name: string): string | undefined {
    const value = this.verbatim(name)?.trim()
    return value === '' ? undefined : value
  }

  /** As the runner hands it over, white space and all: only spaces of a name change, dashes stay. */
  verbatim(name: string): string | undefined {
    return this.#environment[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`]
  }

  required(name: string): string {
    const value = this.text(name)
    if (value === undefined) throw new InputError(name, `Input \`${name}\` is missing: set it under \`with:\`.`)
    return value
  }

  /** One line without control characters. */
  line(name: string): string | undefined {
    const value = this.text(name)
    if (value !== undefined && /[\p{Cc}\u2028\u2029]/u.test(value)) {
      throw new InputError(name, `Input \`${name}\` holds a line break or control character: give one plain line.`)
    }
    return value
  }

  /** An id or slug, which becomes one segment of a path. */
  identifier(name: string): string | undefined {
    const value = this.line(name)
    if (value === undefined) return undefined
    if (/[\s/\\?#%]/u.test(value) || value === '.' || value === '..') {
      throw new InputError(
        name,
        `Input \`${name}\` is no id: give it as the platform shows it, without slashes or spaces.`,
      )
    }
    return value
  }

  /** `true` or `false`, in the spellings of YAML; absent is the fallback. */
  boolean(name: string, fallback: boolean): boolean {
    const value = this.text(name)
    if (value === undefined) return fallback
    if (['true', 'True', 'TRUE'].includes(value)) return true
    if (['false', 'False', 'FALSE'].includes(value)) return false
    throw new InputError(name, `Input \`${name}\` must be \`true\` or \`false\`, not \`${excerpt(value)}\`.`)
  }

  oneOf<const Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    const choice = choices.find((each) => each === value)
    if (choice !== undefined) return choice
    const list = choices.map((each) => `\`${each}\``).join(', ')
    throw new InputError(name, `Input \`${name}\` must be one of ${list}, not \`${excerpt(value)}\`.`)
  }

  /** Milliseconds. */
  duration(name: string, range: DurationRange): number | undefined {
    const value = this.text(name)
    return value === undefined ? undefined : readDuration(name, value, range)
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
    if (value !== undefined && /^-|\s/.test(value)) {
      throw new InputError(
        name,
        `Input \`${name}\` is no branch, tag or commit: it holds a space or begins with a dash.`,
      )
    }
    return value
  }

  /** A whole number. */
  count(name: string, { least, most }: { readonly least: number; readonly most: number }): number | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    const count = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
    if (count >= least && count <= most) return count
    throw new InputError(
      name,
      `Input \`${name}\` must be a whole number from ${least} to ${most}, not \`${excerpt(value)}\`.`,
    )
  }

  /** A TCP port, 1 to 65535. */
  port(name: string): number | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    const port = /^\d{1,5}$/.test(value) ? Number(value) : 0
    if (port < 1 || port > 65_535) {
      throw new InputError(name, `Input \`${name}\` must be a port from 1 to 65535, not \`${excerpt(value)}\`.`)
    }
    return port
  }

  /** An absolute http(s) address. */
  url(name: string): string | undefined {
    const value = this.line(name)
    if (value === undefined) return undefined
    const protocol = URL.parse(value)?.protocol
    if (protocol === 'https:' || protocol === 'http:') return value
    throw new InputError(
      name,
      `Input \`${name}\` must be a whole address that begins with \`https://\` or \`http://\`.`,
    )
  }

  /** Those of the names that are given. */
  given(names: readonly string[]): string[] {
    return names.filter((name) => this.text(name) !== undefined)
  }

  /** Every value but those named: what the runner has printed before any code of ours ran. */
  shownBut(hidden: readonly string[]): string[] {
    const keys = new Set(hidden.map((name) => `INPUT_${name.toUpperCase()}`))
    return Object.entries(this.#environment).flatMap(([key, value]) =>
      key.startsWith('INPUT_') && !keys.has(key) && value ? [value] : [],
    )
  }
}

/** As much of a wrong value as a message needs. */
function excerpt(value: string): string {
  const line = value.replace(/[\p{Cc}`]+/gu, ' ')
  return line.length > 40 ? `${line.slice(0, 40)}…` : line
}

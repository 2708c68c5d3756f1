import { parseBaseUrl } from '../client/address.ts'
import { InputError } from '../client/errors.ts'
import type { Teardown } from '../preview/removal.ts'
import { shorten } from '../text/format.ts'

/** A type of input: turns its text into a value. */
export interface Kind<Value> {
  /** The name of the value in help and documents, such as `DURATION`; empty for a flag. */
  readonly placeholder: string
  /** The only accepted texts, if they can be listed. */
  readonly choices?: readonly string[]
  /** `given` is trimmed and not empty. Throws `InputError`, which names the input, quotes the text and says what to do. */
  readonly parse: (name: string, given: string) => Value
}

/** Any text, on one or more lines. */
export const text: Kind<string> = { placeholder: 'TEXT', parse: (_, given) => given }

/** One line without control characters. */
export const line: Kind<string> = {
  placeholder: 'TEXT',
  parse(name, given) {
    if (!/[\p{Cc}\u2028\u2029]/u.test(given)) return given
    throw new InputError(name, `${name} must be one line without control characters, not ${quote(given)}.`)
  },
}

/** A file or folder. */
export const path: Kind<string> = { ...line, placeholder: 'PATH' }

/** An id or slug, which becomes one segment of a URL path. */
export const identifier: Kind<string> = {
  placeholder: 'ID',
  parse(name, given) {
    if (!/[\s/\\?#%\p{Cc}]|^\.{1,2}$/u.test(given)) return given
    const advice = 'Copy the id alone from the platform, without slashes or spaces.'
    throw new InputError(name, `${name} is not an id: ${quote(given)}. ${advice}`)
  },
}

/** A branch, tag or commit. Git itself refuses other names (git check-ref-format). */
export const gitRef: Kind<string> = {
  placeholder: 'REF',
  parse(name, given) {
    if (!/^-|[\s~^:?*[\\\p{Cc}]|\.\.|@\{/u.test(given)) return given
    const isCounted = /^[\w./-]*(?:[~^]|@\{)[\w~^{}-]*$/.test(given)
    const advice = given.includes('://')
      ? 'It is an address: give the name alone, such as `main`.'
      : isCounted
        ? `Only your clone can count back: give the commit that \`git rev-parse ${given}\` prints.`
        : 'It must not begin with a dash, or contain `..`, `@{`, a space or one of `~^:?*[\\`.'
    throw new InputError(name, `${name} is not a branch, tag or commit: ${quote(given)}. ${advice}`)
  },
}

/** A complete http or https URL without credentials. */
export const url: Kind<string> = {
  placeholder: 'URL',
  parse(name, given) {
    const parsed = URL.parse(line.parse(name, given))
    if (parsed !== null && (parsed.username !== '' || parsed.password !== '')) {
      throw new InputError(name, `${name} contains a user name or password. Give the address without them.`)
    }
    if (parsed !== null && /^https?:$/.test(parsed.protocol)) return given
    const advice = 'Begin it with `https://` or `http://`.'
    throw new InputError(name, `${name} is not a complete URL: ${quote(given)}. ${advice}`)
  },
}

/** The address of the platform. */
export const address: Kind<string> = {
  placeholder: 'URL',
  parse(_, given) {
    parseBaseUrl(given)
    return given
  },
}

/** `true` or `false`, in the spellings of YAML. */
export const flag: Kind<boolean> = {
  placeholder: '',
  choices: ['true', 'false'],
  parse(name, given) {
    if (['true', 'True', 'TRUE'].includes(given)) return true
    if (['false', 'False', 'FALSE'].includes(given)) return false
    throw new InputError(name, `${name} must be \`true\` or \`false\`, not ${quote(given)}.`)
  },
}

/** Words separated by commas or line breaks. */
export const words: Kind<readonly string[]> = {
  placeholder: 'WORDS',
  parse(name, given) {
    const found = given
      .split(/[,\r\n]+/)
      .map((word) => word.trim())
      .filter((word) => word !== '')
    if (found.length > 0) return found
    throw new InputError(name, `${name} has separators and no word: ${quote(given)}. Name one, or leave it out.`)
  },
}

/** One of a few words. */
export function oneOf<const Choice extends string>(...choices: readonly Choice[]): Kind<Choice> {
  return {
    placeholder: choices.join('|'),
    choices,
    parse(name, given) {
      const choice = choices.find((each) => each === given)
      if (choice !== undefined) return choice
      const list = choices.map((each) => `\`${each}\``).join(', ')
      throw new InputError(name, `${name} must be one of ${list}, not ${quote(given)}.`)
    },
  }
}

/** Inclusive bounds in milliseconds; `text` describes them to the user. */
interface DurationBounds {
  readonly leastMs: number
  readonly mostMs: number
  readonly text: string
}

export const hourMs = 3_600_000

/** A duration such as `300ms`, `90s`, `30m`, `1h30m` or `3d`, in milliseconds. */
export function duration({ leastMs, mostMs, text: bounds }: DurationBounds): Kind<number> {
  return {
    placeholder: 'DURATION',
    parse(name, given) {
      const parts = durationForm.exec(given)?.groups
      if (parts === undefined) {
        const advice = `Use a value such as \`90s\`, \`30m\` or \`1h30m\`, ${bounds}.`
        throw new InputError(name, `${name} is not a valid duration: ${quote(given)}. ${advice}`)
      }
      const { d = 0, h = 0, m = 0, s = 0, ms = 0 } = parts
      const total = Number(d) * 24 * hourMs + Number(h) * hourMs + Number(m) * 60_000 + Number(s) * 1_000 + Number(ms)
      if (total >= leastMs && total <= mostMs) return total
      throw new InputError(name, `${name} is out of range: ${quote(given)}. It must be ${bounds}.`)
    },
  }
}

const durationForm =
  /^(?=\d)(?:(?<d>\d{1,9})d)?(?:(?<h>\d{1,9})h)?(?:(?<m>\d{1,9})m)?(?:(?<s>\d{1,9})s)?(?:(?<ms>\d{1,9})ms)?$/

/** A whole number, with inclusive bounds. */
export function wholeNumber(least: number, most: number, placeholder = 'NUMBER'): Kind<number> {
  return {
    placeholder,
    parse(name, given) {
      const value = /^\d{1,9}$/.test(given) ? Number(given) : -1
      if (value >= least && value <= most) return value
      throw new InputError(name, `${name} must be a whole number from ${least} to ${most}, not ${quote(given)}.`)
    },
  }
}

/** A request that removes a service. Its path contains `{id}` and stays on the platform's origin. */
export const removalRequest: Kind<Teardown> = {
  placeholder: 'REQUEST',
  parse(name, given) {
    const [, method, path = ''] = /^(DELETE|POST|PUT|PATCH) (\/[\x21-\x7e]*)$/.exec(given) ?? []
    const example = 'Use a method and a path such as `DELETE /api/services/{id}`.'
    const isMethod = method === 'DELETE' || method === 'POST' || method === 'PUT' || method === 'PATCH'
    // By the URL standard, `//` and a backslash begin another host.
    const origin = 'https://platform.invalid'
    const isOwn = URL.parse(path.replaceAll('{id}', 'id'), origin)?.href === origin + path.replaceAll('{id}', 'id')
    if (!isMethod || !isOwn) {
      throw new InputError(name, `${name} is not a request that removes something: ${quote(given)}. ${example}`)
    }
    if (path.includes('{id}') && !/[{}]/.test(path.replaceAll('{id}', ''))) return { method, path }
    throw new InputError(
      name,
      `${name} must have \`{id}\` where the id of the service belongs, not ${quote(given)}. ${example}`,
    )
  },
}

/** A TCP port. */
export const port = wholeNumber(1, 65_535, 'PORT')

function quote(given: string): string {
  return `"${shorten(given.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '), 80)}"`
}

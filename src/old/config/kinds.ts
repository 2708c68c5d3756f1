import type { Method } from '../../contract/operation.ts'
import { parseBaseUrl } from '../client/base-url.ts'
import { InputError } from '../client/errors.ts'
import { checkPath } from '../client/path.ts'
import { parseDuration } from '../text/formats/duration.ts'
import { shorten } from '../text/formats/shortening.ts'
import { type NameInput, nameAsInput } from '../text/input-name.ts'
import { message } from '../text/message.ts'

/** How the text of an input becomes a value. */
export interface Kind<Value> {
  /** What stands for the value in a command's help, such as `DURATION`; empty for a flag. */
  readonly placeholder: string
  /** The only values that it takes, if they can be listed. */
  readonly choices?: readonly string[]
  /** What `taxiway.yaml` may hold for it, as JSON Schema. */
  readonly schema: JsonSchema
  /**
   * @param given trimmed, not empty
   * @param named how the message names the input; by default as the configuration file does
   * @throws InputError that names the input, quotes the text and says what to do
   */
  readonly parse: (name: string, given: string, named?: NameInput) => Value
}

/** A JSON Schema, or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** YAML reads some texts as numbers, such as `1.10`. */
const scalar = { type: ['string', 'number', 'boolean'] } as const
const notBlank = '(?=[^]*\\S)'
const noControls = '[^\\p{Cc}\\u2028\\u2029]'

/** Bounds, both included. */
interface Range {
  readonly least: number
  readonly most: number
}

/** Any text, several lines too. */
export const text: Kind<string> = {
  placeholder: 'TEXT',
  schema: { ...scalar, pattern: notBlank },
  parse: (_, given) => given,
}

/** One line without control characters. */
export const line: Kind<string> = {
  placeholder: 'TEXT',
  schema: { ...scalar, pattern: `^${notBlank}${noControls}+$` },
  parse(name, given, named = nameAsInput) {
    if (!/[\p{Cc}\u2028\u2029]/u.test(given)) return given
    throw new InputError(name, `${named(name)} must be one line without control characters, not "${shorten(given)}".`)
  },
}

/** A file or folder. */
export const path: Kind<string> = { ...line, placeholder: 'PATH' }

/** An id or slug, which becomes one segment of a path. */
export const identifier: Kind<string> = {
  placeholder: 'ID',
  schema: { ...scalar, pattern: '^(?!\\.{1,2}$)[^\\s/\\\\?#%\\p{Cc}\\u2028\\u2029]+$' },
  parse(name, given, named = nameAsInput) {
    const value = line.parse(name, given, named)
    if (!/[\s/\\?#%]|^\.{0,2}$/u.test(value)) return value
    const text = message`input-not-an-id: ${named(name)} is not an id: "${shorten(value)}". Copy the id alone from the platform, without slashes or spaces.`
    throw new InputError(name, text)
  },
}

/** A branch, tag or commit. */
export const gitRef: Kind<string> = {
  placeholder: 'REF',
  schema: { ...scalar, pattern: '^(?!-)(?!.*(?:\\.\\.|@\\{))[^\\s~^:?*\\[\\\\\\p{Cc}\\u2028\\u2029]+$' },
  parse(name, given, named = nameAsInput) {
    const value = line.parse(name, given, named)
    // What no name has: Git itself refuses it (git check-ref-format).
    if (!/^-|[\s~^:?*[\\]|\.\.|@\{/.test(value)) return value
    const text = message`input-not-a-ref: ${named(name)} is not a branch, tag or commit: "${shorten(value)}". ${adviseOnRef(value)}`
    throw new InputError(name, text)
  },
}

function adviseOnRef(value: string): string {
  if (value.includes('://')) return 'It is an address: give the name alone, such as `main`.'
  if (/^[\w./-]*(?:[~^]|@\{)[\w~^{}-]*$/.test(value))
    return `Only your clone can count back: give the commit that \`git rev-parse ${value}\` prints.`
  return 'It must not begin with a dash, or contain `..`, a space or one of `~^:?*[\\`.'
}

/** A complete http(s) URL. */
export const url: Kind<string> = {
  placeholder: 'URL',
  schema: { type: 'string', pattern: `${/^\s*[hH][tT][tT][pP][sS]?:/u.source}${noControls}+$` },
  parse(name, given, named = nameAsInput) {
    const value = line.parse(name, given, named)
    if (/^https?:$/.test(URL.parse(value)?.protocol ?? '')) return value
    const text = message`input-not-a-url: ${named(name)} is not a complete URL: "${shorten(value)}". Begin it with \`https://\` or \`http://\`.`
    throw new InputError(name, text)
  },
}

/** The platform's address. */
export const address: Kind<string> = {
  ...url,
  parse(_, given, named = nameAsInput) {
    parseBaseUrl(given, named)
    return given
  },
}

/** `true` or `false`, in the spellings of YAML. */
export const flag: Kind<boolean> = {
  placeholder: '',
  choices: ['true', 'false'],
  schema: { type: 'boolean' },
  parse(name, given, named = nameAsInput) {
    if (['true', 'True', 'TRUE'].includes(given)) return true
    if (['false', 'False', 'FALSE'].includes(given)) return false
    const text = message`input-not-a-boolean: ${named(name)} must be \`true\` or \`false\`, not "${shorten(given)}".`
    throw new InputError(name, text)
  },
}

/** Words between commas or line ends. */
export const words: Kind<readonly string[]> = {
  placeholder: 'WORDS',
  schema: { anyOf: [text.schema, { type: 'array', minItems: 1, items: text.schema }] },
  parse(_, given) {
    const parts = given.split(/[,\r\n]+/).map((word) => word.trim())
    return parts.filter((word) => word !== '')
  },
}

/** One of a few words. */
export function oneOf<const Choice extends string>(...choices: readonly Choice[]): Kind<Choice> {
  return {
    placeholder: choices.join('|'),
    choices,
    schema: { enum: choices },
    parse(name, given, named = nameAsInput) {
      const choice = choices.find((each) => each === given)
      if (choice !== undefined) return choice
      const list = choices.map((each) => `\`${each}\``).join(', ')
      throw new InputError(name, `${named(name)} must be one of ${list}, not "${shorten(given)}".`)
    },
  }
}

/** In milliseconds. */
export const hours = 3_600_000

/** A job on a hosted runner lasts at most six hours. */
export const upToSixHours = { least: 1, most: 6 * hours, words: 'above 0 and at most 6h' }

/** Milliseconds of `90s`, `30m` or `1h30m`; so are the bounds, which `words` says to the user. */
export function duration({ least, most, words }: Range & { readonly words: string }): Kind<number> {
  return {
    placeholder: 'DURATION',
    schema: { type: 'string', pattern: '^(?!$)(\\d{1,9}h)?(\\d{1,9}m)?(\\d{1,9}s)?(\\d{1,9}ms)?$' },
    parse(name, given, named = nameAsInput) {
      const ms = parseDuration(given)
      if (ms === undefined) {
        const text = message`duration-invalid: ${named(name)} is not a valid duration: "${shorten(given)}". Use a value such as \`90s\`, \`30m\` or \`1h30m\`, ${words}.`
        throw new InputError(name, text)
      }
      if (ms >= least && ms <= most) return ms
      const text = message`duration-out-of-range: ${named(name)} is out of range: "${shorten(given)}". It must be ${words}.`
      throw new InputError(name, text)
    },
  }
}

/** A whole number. */
export function count({ least, most }: Range): Kind<number> {
  return {
    placeholder: 'NUMBER',
    schema: { type: 'integer', minimum: least, maximum: most },
    parse(name, given, named = nameAsInput) {
      const value = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN
      if (value >= least && value <= most) return value
      const text = message`input-not-a-number: ${named(name)} must be a whole number from ${least} to ${most}, not "${shorten(given)}".`
      throw new InputError(name, text)
    },
  }
}

/** A TCP port. */
export const port: Kind<number> = { ...count({ least: 1, most: 65_535 }), placeholder: 'PORT' }

/** A method, and a path on the platform's own origin in which `{id}` stands for the service. */
export interface Request {
  readonly method: Method
  readonly path: string
}

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** A request that the contract does not document, which changes one service. */
export const request: Kind<Request> = {
  ...line,
  schema: { type: 'string', pattern: `^(${methods.slice(1).join('|')}) +/(?!/)[\\x21-\\x7E]*\\{id\\}[\\x21-\\x7E]*$` },
  parse(name, given, named = nameAsInput) {
    const [, verb, path = ''] = /^([A-Z]+) +(\S+)$/.exec(given) ?? []
    const method = methods.find((each) => each === verb)
    if (method === undefined || !isOwnPath(path)) {
      const text = message`preview-teardown-request-invalid: ${named(name)} is not valid: "${shorten(given)}". Use a method and a path that begins with one \`/\`, such as \`DELETE /api/services/{id}\`.`
      throw new InputError(name, text)
    }
    if (method === 'GET') {
      const text = message`preview-teardown-request-reads: ${named(name)} removes nothing: "${shorten(given)}". GET only reads. Use the method that removes, such as \`DELETE\`.`
      throw new InputError(name, text)
    }
    const [placeholder] = path.replaceAll('{id}', '').match(/\{[^}]*\}?/) ?? []
    if (path.includes('{id}') && placeholder === undefined) return { method, path }
    const what = placeholder === undefined ? 'is the same for every service' : `has the unknown part "${placeholder}"`
    const text = message`preview-teardown-request-without-id: ${named(name)} ${what}: "${shorten(given)}". Put \`{id}\` where the id of the service belongs.`
    throw new InputError(name, text)
  },
}

/** Whether it stays on the platform's own origin. */
function isOwnPath(path: string): boolean {
  try {
    const url = new URL(checkPath(path.replaceAll('{id}', 'id')), 'https://platform.invalid')
    return url.origin === 'https://platform.invalid'
  } catch {
    return false
  }
}

import { InputError } from '../../client/errors.ts'
import { formatCount } from '../../text/formats/count.ts'
import { shorten } from '../../text/formats/shortening.ts'
import { message } from '../../text/message.ts'
import { likelyName } from '../../text/nearest.ts'
import type { InputName } from '../input-table.ts'

/** A value of the file. */
export interface ConfiguredValue {
  /** As it would be given to the input. */
  readonly text: string
  /** Where it stands, such as `taxiway.yaml:12:5`. */
  readonly origin: string
}

/** What the file says of a service. */
export interface ConfiguredService {
  /** As the file spells it. */
  readonly name: string
  /** The service's own inputs, and those of the top level that it does not set. Its `environment` ends in its name. */
  readonly inputs: ReadonlyMap<InputName, ConfiguredValue>
  /** Of the checks after its deployment; undefined without a gate. `{sha}` in `health-body` stands for the commit. */
  readonly gate: ReadonlyMap<InputName, ConfiguredValue> | undefined
  /** Patterns of .gitignore; empty if any changed file counts. */
  readonly paths: readonly string[]
  /** Names of other services of the file; they form no cycle. */
  readonly needs: readonly string[]
  /** Texts that may name the address of one of `needs`: `{services.api.url}`. */
  readonly env: ReadonlyMap<string, string>
  /** Where it stands in the file, from 1 on. */
  readonly line: number
}

/** A checked `taxiway.yaml`. */
export interface ConfigFile {
  /** As it was given, for messages. */
  readonly path: string
  /** Inputs of the top level, such as `timeout`, `max-parallel`. */
  readonly inputs: ReadonlyMap<InputName, ConfiguredValue>
  /** In the order of the file; empty if it has none. */
  readonly services: ReadonlyMap<string, ConfiguredService>
}

/** A mistake in the file. */
export interface Mistake {
  /** From 1 on. */
  readonly line: number
  /** From 1 on. */
  readonly column: number
  /** What is wrong, and what to do: a sentence that quotes the value, unless it may be secret. */
  readonly text: string
}

/** A message that lists more is not read. */
const mostShown = 50

/** A `taxiway.yaml` that cannot be used, with everything that is wrong in it. Nothing was sent. */
export class ConfigFileError extends InputError {
  /** In the order of their places. */
  readonly mistakes: readonly Mistake[]

  constructor(path: string, mistakes: readonly Mistake[]) {
    const sorted = mistakes.toSorted((one, other) => one.line - other.line || one.column - other.column)
    const lines = sorted.slice(0, mostShown).map(({ line, column, text }) => `${path}:${line}:${column}: ${text}`)
    const more = sorted.length > mostShown ? [`… and ${formatCount(sorted.length - mostShown, 'more mistake')}.`] : []
    const title = message`config-invalid: "${path}" has ${formatCount(sorted.length, 'mistake')}. Nothing was sent.`
    super('config', [title, ...lines, ...more].join('\n'))
    this.mistakes = sorted
  }
}

/** The file is not there. */
export function missingFile(shown: string): InputError {
  const text = message`config-missing: The configuration file does not exist: "${shorten(shown)}". Check the path, or write one with \`taxiway init\`.`
  return new InputError('config', text)
}

/** The file has no service of this name. */
export function explainUnknownService(name: string, known: ReadonlySet<string>): string {
  const names = [...known]
  const likely = likelyName(name, names)
  const hint = likely === undefined ? `It has ${shorten(names.join(', '), 200)}.` : `Did you mean "${likely}"?`
  return message`config-service-unknown: The file has no service "${shorten(name)}". ${hint}`
}

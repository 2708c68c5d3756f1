import { InputError } from '../../client/errors.ts'
import { formatCount } from '../../text/formats/count.ts'
import { shorten } from '../../text/formats/shortening.ts'
import { message } from '../../text/message.ts'
import { likelyName } from '../../text/spelling-suggestions.ts'

/** A message that lists more is not read. */
const mostShown = 50

/** A mistake in the file. */
export interface Mistake {
  /** From 1 on. */
  readonly line: number
  /** From 1 on. */
  readonly column: number
  /** What is wrong, and what to do: a sentence that quotes the value, unless it may be secret. */
  readonly text: string
}

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
  const text = message`config-missing: The configuration file does not exist: "${shorten(shown)}". Check the path.`
  return new InputError('config', text)
}

/** The file has no service of this name. */
export function explainUnknownService(name: string, known: ReadonlySet<string>): string {
  const names = [...known]
  const likely = likelyName(name, names)
  const hint = likely === undefined ? `It has ${shorten(names.join(', '), 200)}.` : `Did you mean "${likely}"?`
  return message`config-service-unknown: The file has no service "${shorten(name)}". ${hint}`
}

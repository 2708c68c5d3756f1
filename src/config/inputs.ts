import { type InputName, type InputValue, inputTable } from './table.ts'

/** The inputs of a run, whatever gave them: a workflow, a command's options, the environment. */
export class Inputs {
  readonly #lookup: (name: string) => string | undefined

  /** @param lookup gives the text of an input by its name, undefined where it is not set */
  constructor(lookup: (name: string) => string | undefined) {
    this.#lookup = lookup
  }

  /**
   * The value of an input as the table of inputs reads it: its default, else undefined, where it is absent or blank.
   *
   * @throws InputError that names the input
   */
  get<Name extends InputName>(name: Name): InputValue<Name> {
    return inputTable[name].read(name, this.text(name))
  }

  /** Trimmed; undefined where it is absent or blank. */
  text(name: InputName): string | undefined {
    const value = this.verbatim(name)?.trim()
    return value === '' ? undefined : value
  }

  /** With its white space. */
  verbatim(name: InputName): string | undefined {
    return this.#lookup(name)
  }

  /** Those of the names that are set. */
  given<Name extends InputName>(names: readonly Name[]): Name[] {
    return names.filter((name) => this.text(name) !== undefined)
  }
}

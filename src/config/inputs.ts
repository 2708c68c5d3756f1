import { type InputName, type InputValue, inputTable, secretInputs } from './table.ts'

interface ConfiguredTexts {
  readonly originOf: (name: string) => string | undefined
  readonly shown: () => readonly string[]
}

/** The inputs of a run, whatever gave them: a workflow, a command's options, the environment. */
export class Inputs {
  readonly #lookup: (name: string) => string | undefined
  readonly #file: ConfiguredTexts

  /**
   * @param lookup gives the text of an input by its name, undefined where it is not set
   * @param file what of it comes from a configuration file
   */
  constructor(
    lookup: (name: string) => string | undefined,
    file: ConfiguredTexts = { originOf: () => undefined, shown: () => [] },
  ) {
    this.#lookup = lookup
    this.#file = file
  }

  /** Where the value of an input stands in a configuration file, such as `taxiway.yaml:3:5`; undefined where the run gives it. */
  originOf(name: string): string | undefined {
    return this.#file.originOf(name)
  }

  /** Values of variables that stand in the configuration file, and so are not secret. */
  get shown(): readonly string[] {
    return this.#file.shown()
  }

  /** The secret inputs that are set. */
  get secrets(): readonly string[] {
    return secretInputs.flatMap((name) => this.text(name) ?? [])
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

import { InputError } from '../client/errors.ts'
import { type NameInput, nameAsInput } from '../text/input-name.ts'
import { type InputName, type InputValue, inputNames, inputTable } from './input-table.ts'

interface ConfiguredTexts {
  readonly findOrigin: (name: string) => string | undefined
  readonly env: () => ReadonlyMap<string, string>
}

const noFile: ConfiguredTexts = {
  findOrigin: () => undefined,
  env: () => new Map(),
}

/** Values that the run itself sets, in place of a text. */
export type FixedInputs = { readonly [Name in InputName]?: InputValue<Name> }

/** The inputs of a run, whatever gave them: a workflow, a command's options, the environment. */
export class Inputs {
  readonly #lookup: (name: string) => string | undefined
  readonly #file: ConfiguredTexts
  readonly #fixed: FixedInputs
  /** How a sentence for whoever started the run names an input. */
  readonly named: NameInput

  /**
   * @param lookup gives the text of an input by its name, undefined if it is not set
   * @param file what of it comes from a configuration file
   * @param fixed counts before both
   * @param named by default as a step of a workflow calls them
   */
  constructor(
    lookup: (name: string) => string | undefined,
    file: ConfiguredTexts = noFile,
    fixed: FixedInputs = {},
    named: NameInput = nameAsInput,
  ) {
    this.#lookup = lookup
    this.#file = file
    this.#fixed = fixed
    this.named = named
  }

  /** Where the value of an input stands in a configuration file, such as `taxiway.yaml:3:5`; undefined if the run gives it. */
  findOrigin(name: string): string | undefined {
    return this.#file.findOrigin(name)
  }

  /**
   * Variables that stand in the configuration file, and so are not secret.
   *
   * @throws InputError if one needs an address that is not known
   */
  get env(): ReadonlyMap<string, string> {
    return this.#file.env()
  }

  /** The same inputs, but for these values. */
  with(fixed: FixedInputs): Inputs {
    return new Inputs(this.#lookup, this.#file, { ...this.#fixed, ...fixed }, this.named)
  }

  get secrets(): readonly string[] {
    return inputNames.filter((name) => inputTable[name].isSecret).flatMap((name) => this.text(name) ?? [])
  }

  /**
   * The value of an input as the table of inputs reads it: its default, else undefined, if it is absent or blank.
   *
   * @throws InputError that names the input
   */
  get<Name extends InputName>(name: Name): InputValue<Name> {
    const fixed: InputValue<Name> | undefined = this.#fixed[name]
    return fixed ?? inputTable[name].read(name, this.text(name), this.named)
  }

  /**
   * The text of an input that has to be set.
   *
   * @param what it is, for the message
   * @throws InputError that names the input
   */
  required(name: InputName, what: string): string {
    const value = this.get(name)
    if (typeof value === 'string') return value
    throw new InputError(name, `${this.named(name)} is missing. Set ${what}.`)
  }

  /** Trimmed; undefined if it is absent or blank. */
  text(name: InputName): string | undefined {
    const value = this.verbatim(name)?.trim()
    return value === '' ? undefined : value
  }

  /** With its white space. */
  verbatim(name: InputName): string | undefined {
    const fixed = this.#fixed[name]
    return typeof fixed === 'string' ? fixed : this.#lookup(name)
  }

  /** Those of the names that are set. */
  given<Name extends InputName>(names: readonly Name[]): Name[] {
    return names.filter((name) => this.text(name) !== undefined)
  }
}

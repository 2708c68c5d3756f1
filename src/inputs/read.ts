import { InputError } from '../client/errors.ts'
import { type InputName, inputs } from './declared.ts'

/** The value of an input, as its kind reads it; undefined if it has neither a value nor a default. */
export type ValueOf<Name extends InputName> = ReturnType<(typeof inputs)[Name]['read']>

/** The inputs of one run, from wherever its host keeps them. */
export class Inputs {
  readonly #find: (name: InputName) => string | undefined

  /** @param find returns the text that was given for an input; undefined or empty if none was */
  constructor(find: (name: InputName) => string | undefined) {
    this.#find = find
  }

  /** The given text, trimmed; undefined if there is none. */
  text(name: InputName): string | undefined {
    return this.#find(name)?.trim() || undefined
  }

  /** Throws `InputError` for a text that the input does not accept. */
  get<Name extends InputName>(name: Name): ValueOf<Name> {
    // The declaration of this name has the reader and the type.
    return inputs[name].read(name, this.text(name)) as ValueOf<Name>
  }

  /** The same for an input that the run needs; `about` describes it in the message. */
  require<Name extends InputName>(name: Name, about: string): NonNullable<ValueOf<Name>> {
    const value = this.get(name)
    if (value !== undefined && value !== null) return value
    throw new InputError(name, `${name} is missing. Set it to ${about}.`)
  }
}

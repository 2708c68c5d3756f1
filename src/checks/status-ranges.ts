import { InputError } from '../client/errors.ts'

const form = /^([1-5]\d{2})(?:-([1-5]\d{2}))?$/

/** Statuses that count as healthy, as `200-399` or `200, 204, 301-303` say it. */
export class StatusRanges {
  readonly #ranges: readonly (readonly [from: number, to: number])[]

  /**
   * `input` is named where the text is wrong.
   *
   * @throws InputError
   */
  constructor(input: string, text: string) {
    this.#ranges = text.split(/[\s,]+/).flatMap((part) => (part === '' ? [] : [rangeOf(input, part)]))
    if (this.#ranges.length === 0) throw wrong(input)
  }

  includes(status: number): boolean {
    return this.#ranges.some(([from, to]) => from <= status && status <= to)
  }

  /** Whether the status stands there by itself, not only inside a range. */
  names(status: number): boolean {
    return this.#ranges.some(([from, to]) => from === status && to === status)
  }
}

function rangeOf(input: string, part: string): readonly [number, number] {
  const [, from, to = from] = form.exec(part) ?? []
  if (from === undefined || Number(from) > Number(to)) throw wrong(input)
  return [Number(from), Number(to)]
}

function wrong(input: string): InputError {
  return new InputError(
    input,
    `Input \`${input}\` must be statuses from 100 to 599 or ranges of them, as \`200-399\` or \`200, 204\`.`,
  )
}

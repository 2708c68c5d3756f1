import { InputError } from '../client/errors.ts'
import { shorten } from '../text/formats/shortening.ts'
import { type NameInput, nameAsInput } from '../text/input-name.ts'
import { message } from '../text/message.ts'

/** The statuses that count as healthy, written like `200-399` or `200, 204, 301-303`. */
export class StatusRanges {
  readonly #ranges: readonly (readonly [from: number, to: number])[]

  /** @throws InputError naming the input */
  constructor(input: string, text: string, named: NameInput = nameAsInput) {
    const parts = text.split(/[\s,]+/).filter((part) => part !== '')
    const ranges = parts.map(parseRange).filter((range) => range !== undefined)
    if (ranges.length === 0 || ranges.length < parts.length) {
      const why = message`statuses-invalid: ${named(input)} is not a list of HTTP statuses: "${shorten(text)}". Use statuses from 100 to 599 or ranges, such as \`200-399\` or \`200, 204\`.`
      throw new InputError(input, why)
    }
    this.#ranges = ranges
  }

  includes(status: number): boolean {
    return this.#ranges.some(([from, to]) => from <= status && status <= to)
  }

  /** Whether the status is listed by itself, not only as part of a range. */
  lists(status: number): boolean {
    return this.#ranges.some(([from, to]) => from === status && to === status)
  }
}

function parseRange(part: string): readonly [number, number] | undefined {
  const [, from, to = from] = /^([1-5]\d{2})(?:-([1-5]\d{2}))?$/.exec(part) ?? []
  return from === undefined || Number(from) > Number(to) ? undefined : [Number(from), Number(to)]
}

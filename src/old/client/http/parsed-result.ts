import * as v from 'valibot'
import { type OperationName, operations, type Result } from '../../../contract/operations.ts'
import { message } from '../../text/message.ts'
import { UnreadableError } from '../errors.ts'

/** The answer in the shape of the contract. Throws `UnreadableError` that names the wrong field, never its value. */
export function parseResult<N extends OperationName>(name: N, status: number, body: unknown): Result<N> {
  const { result } = operations[name]
  // To valibot a list is an object too, one without fields.
  const shaped = result.type === 'loose_object' && Array.isArray(body) ? null : body
  const parsed = v.safeParse(result, shaped, { abortEarly: true })
  // The schema has just checked it; TypeScript cannot take the index signatures off a type that is not known yet.
  if (parsed.success) return parsed.output as Result<N>
  const field = v.getDotPath(parsed.issues[0])
  const text =
    field === null
      ? `${name}: the platform answered ${status} with a body of another shape.`
      : message`answer-field: ${name}: the platform answered ${status} with no usable "${field}".`
  const effect = operations[name].effect === 'read' ? '' : ` The write may still have taken effect: check the state.`
  throw new UnreadableError(text + effect, { operation: name, status, body })
}

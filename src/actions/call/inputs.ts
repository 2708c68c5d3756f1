import { InputError } from '../../client/errors.ts'
import { buildCall } from '../../client/request.ts'
import { type Connection, readConnection } from '../../config/connection.ts'
import type { Inputs } from '../../config/inputs.ts'
import { isOperationName, type OperationName, operationNames } from '../../contract/operations.ts'
import { excerpt, oneLine } from '../../text/excerpt.ts'
import { parseArguments } from './arguments.ts'
import { nearestNames } from './nearest.ts'

/** What is called, with the arguments as they were given. */
export interface Given {
  readonly operation: OperationName
  /** Path, query and body fields in one object. */
  readonly args: Readonly<Record<string, unknown>>
}

/** Everything that the call action is told; the arguments fit the table. */
export interface CallRequest extends Given {
  readonly connection: Connection
}

/**
 * @param hide hides what is secret among the arguments; it comes before the first sentence about any of them
 * @throws InputError naming the input or the argument, never a value; nothing was sent
 */
export async function readCallInputs(inputs: Inputs, hide: (given: Given) => void): Promise<CallRequest> {
  const connection = readConnection(inputs)
  const operation = knownOperation(inputs.required('operation'))
  const args = await parseArguments(inputs.verbatim('args') ?? '')
  hide({ operation, args })
  buildCall(operation, args)
  return { connection, operation, args }
}

function knownOperation(name: string): OperationName {
  if (isOperationName(name)) return name
  const nearest = nearestNames(name, operationNames).map((each) => `\`${each}\``)
  const said = excerpt(oneLine(name), 60)
  throw new InputError(
    'operation',
    `Input \`operation\` names no operation of the platform, \`${said}\`: the nearest are ${nearest.join(', ')}.`,
  )
}

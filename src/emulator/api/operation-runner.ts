import type { OperationName } from '../../contract/operations.ts'
import { VisibleResources } from '../access/visible-resources.ts'
import { StreamedBody } from '../http/reply.ts'
import { handlers } from '../operations/handlers.ts'
import type { EmulatorContext, Handler, RequestContext } from '../operations/request-context.ts'
import { problemOf, resultValidator } from './contract-validators.ts'

/** The sender of a request. */
export type Caller = Pick<RequestContext, 'key' | 'origin' | 'lastEventId'>

/** Runs an operation. The permission was checked before, and the arguments fit the contract. */
export async function runOperation(
  context: EmulatorContext,
  caller: Caller,
  name: OperationName,
  args: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  // The validator found that the arguments are those of this operation, which the types cannot express.
  const handle = handlers[name] as Handler<OperationName>
  const visible = new VisibleResources(context.state, caller.key)
  const result = await handle(args as Parameters<typeof handle>[0], { ...context, ...caller, visible })
  if (result instanceof StreamedBody) return result
  // An answer that breaks the contract is a defect of this platform, and becomes a 500.
  const problem = problemOf(resultValidator(name), result)
  if (problem !== undefined) throw new Error(`The answer to ${name} breaks the contract: ${problem}`)
  return result
}

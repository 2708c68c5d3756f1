import type { OperationName } from '../../contract/operations.ts'
import type { Key } from '../access/key.ts'
import { forbidden } from '../access/permission.ts'
import { Sight } from '../access/sight.ts'
import { Streamed } from '../http/answer.ts'
import { problemsOf, resultSchema } from '../http/schema.ts'
import { Refusal } from '../refusal.ts'
import type { Handler, Scene, World } from './handler.ts'
import { served } from './served.ts'

/** Refuses with 403 what the key may not call at all. */
export function expectPermitted(key: Key, name: OperationName): void {
  const reason = forbidden(key, name)
  if (reason) throw new Refusal(403, reason)
}

/** Who asks for an operation, and from where. */
export type Caller = Pick<Scene, 'key' | 'origin' | 'lastEventId'>

/** Runs an operation that is permitted, with arguments that were found to fit the contract. */
export async function perform(
  world: World,
  caller: Caller,
  name: OperationName,
  args: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const scene = { ...world, ...caller, sight: new Sight(world.state, caller.key) }
  // The schema has found that the arguments are those of this operation, which the types cannot follow.
  const handle = served[name] as Handler<OperationName>
  const result = await handle(args as Parameters<typeof handle>[0], scene)
  if (result instanceof Streamed) return result
  // An answer that breaks the contract is this platform's own mistake, and must not pass for a good one.
  const problem = problemsOf(resultSchema(name), result)
  if (problem) throw new Error(`The answer to ${name} breaks the contract: ${problem}`)
  return result
}

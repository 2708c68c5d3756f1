import { forbidden } from '../access/permission.js';
import { Sight } from '../access/sight.js';
import { Streamed } from '../http/answer.js';
import { problemsOf, resultSchema } from '../http/schema.js';
import { Refusal } from '../refusal.js';
import { served } from './served.js';
/** Refuses with 403 what the key may not call at all. */
export function expectPermitted(key, name) {
    const reason = forbidden(key, name);
    if (reason)
        throw new Refusal(403, reason);
}
/** Runs an operation that is permitted, with arguments that were found to fit the contract. */
export async function perform(world, caller, name, args) {
    const scene = { ...world, ...caller, sight: new Sight(world.state, caller.key) };
    // The schema has found that the arguments are those of this operation, which the types cannot follow.
    const handle = served[name];
    const result = await handle(args, scene);
    if (result instanceof Streamed)
        return result;
    // An answer that breaks the contract is this platform's own mistake, and must not pass for a good one.
    const problem = problemsOf(resultSchema(name), result);
    if (problem)
        throw new Error(`The answer to ${name} breaks the contract: ${problem}`);
    return result;
}

import * as v from 'valibot';
import { operations } from '../contract/operations.js';
import { UnreadableError } from './errors.js';
/** The answer as the contract shows it. Throws `UnreadableError` that names the field at fault, never its value. */
export function parseResult(name, status, body) {
    const { result } = operations[name];
    // A list is an object to valibot too, and one without fields.
    const shaped = result.type === 'loose_object' && Array.isArray(body) ? null : body;
    const parsed = v.safeParse(result, shaped, { abortEarly: true });
    if (parsed.success)
        return parsed.output;
    const field = v.getDotPath(parsed.issues[0]);
    const what = field === null ? `a body of another shape` : `no usable "${field}"`;
    const effect = operations[name].effect === 'read' ? '' : ' It may have taken effect all the same: check the state.';
    throw new UnreadableError(`${name}: the platform answered ${status} with ${what}.${effect}`, {
        operation: name,
        status,
        body,
    });
}

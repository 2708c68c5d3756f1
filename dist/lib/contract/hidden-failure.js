import * as v from 'valibot';
import { consoleFailure } from './console-failure.js';
const storageAnswer = v.looseObject({ applyError: v.string() });
const consoleAnswer = v.looseObject({ output: v.string() });
const withError = v.looseObject({ error: v.union([v.string(), v.looseObject({ message: v.string() })]) });
/** `applyError` is an empty string on success (contract: set_storage). */
export function failureOfStorage(result) {
    if (!v.is(storageAnswer, result) || result.applyError.trim() === '')
        return undefined;
    return `The new size was stored, but applying it failed: ${result.applyError.trim()}`;
}
/** Where in the body a failure stands is not shown: an `error` field is one, and so is output that is an error. */
export function failureOfStatement(result) {
    if (v.is(withError, result)) {
        const said = typeof result.error === 'string' ? result.error : result.error.message;
        if (said.trim() !== '')
            return `The statement failed: ${said.trim()}`;
    }
    const failure = v.is(consoleAnswer, result) ? consoleFailure(result.output) : undefined;
    return failure === undefined ? undefined : `The statement failed: ${failure}`;
}

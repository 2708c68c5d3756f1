import { isDocumentedStatus, statusMeanings } from '../../contract/status.js';
import { RefusedError } from '../errors.js';
/** An error status as an error: the operation, what the platform said, and what to do next. */
export function refusedError(refusal) {
    const { operation, status, said, retryAfterMs } = refusal;
    // The sentence goes on after the quotation, whose own full stop would be a second one.
    const heard = said === '' ? meaningOf(status) : `: "${said.replace(/\.$/, '')}"`;
    const message = `${operation}: the platform answered ${status}${heard}. ${adviceOn(refusal)}`;
    return new RefusedError(message, { operation, status, said, retryAfterMs });
}
function meaningOf(status) {
    return isDocumentedStatus(status) ? ` (${statusMeanings[status]})` : '';
}
function adviceOn(refusal) {
    switch (refusal.status) {
        case 400:
            return 'Check the arguments.';
        case 401:
            return 'The API key is missing, invalid or revoked: check the api-key or make a new one in the dashboard.';
        case 402:
            return 'The account must resolve a billing requirement in the dashboard first.';
        case 403:
            return needOf(refusal.access);
        case 404:
            return 'It does not exist, or this key cannot see it: check the id and whose key it is.';
        case 409:
            return 'The current state of the resource prevents it: look at it in the dashboard, then try again.';
        case 429:
            return waitOf(refusal.retryAfterMs);
        default:
            return afterwards(refusal);
    }
}
function needOf(access) {
    const restricted = 'a key restricted to environments must name one of them';
    switch (access.kind) {
        case 'any-key':
            return 'Any valid key may do this: check that it is a key of this platform.';
        case 'account-only':
            return 'Only an account key may do this, and a read-only one may not write.';
        case 'capability': {
            const holder = access.serviceKey ? 'service or project key' : 'project key';
            return `A ${holder} needs ${access.capability}:${access.level} for this; ${restricted}.`;
        }
        case 'own-project':
            return 'It takes an account key with access to the project, or a key of that very project.';
        case 'not-shown':
            return `The key or its scope does not permit this; ${restricted}.`;
        default:
            return access;
    }
}
function waitOf(retryAfterMs) {
    return retryAfterMs === undefined
        ? 'It asks to slow down: try again later.'
        : `It asks to wait ${Math.ceil(retryAfterMs / 1000)} s: try again after that.`;
}
function afterwards({ status, effect }) {
    if (status < 500)
        return 'The request was not accepted.';
    return effect === 'read'
        ? 'The platform could not complete it: try again later.'
        : 'It may have taken effect all the same: check the state before trying again.';
}

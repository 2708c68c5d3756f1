import { InputError, RefusedError } from '../../client/errors.js';
import { operations } from '../../contract/operations.js';
/** A platform that cannot say by then whose key it is does not hold the deploy up. */
export const preflightMs = 15_000;
/**
 * Asks the platform whose key this is, before the first write: refuses a key whose scope names another service or lacks
 * what the contract states for the operation. Goes on where the contract states nothing, the key has no scope, or the
 * platform cannot say.
 *
 * @throws InputError naming `api-key` and the missing capability.
 */
export async function preflight(platform, operation, target, options = {}) {
    const scope = await readScope(platform, options);
    const problem = scope === undefined ? undefined : scopeProblem(scope, operation, target);
    if (problem !== undefined)
        throw new InputError('api-key', problem);
}
/** Why this scope does not permit the operation, in one sentence; undefined where it does, or nobody can say. */
export function scopeProblem(scope, operation, target) {
    const { serviceId: ownService } = scope;
    if (ownService && target.isNew) {
        return `api-key: this key belongs to one service (${ownService}) and cannot deploy to a new one; use an account key, or one of the project.`;
    }
    if (ownService && target.serviceId !== undefined && ownService !== target.serviceId) {
        return `api-key: this key belongs to another service (${ownService}); use a key of ${target.serviceId}, or of its project.`;
    }
    const access = operations[operation].access;
    switch (access.kind) {
        case 'any-key':
        case 'own-project':
        case 'not-shown':
            return undefined;
        case 'account-only':
            return `api-key: ${operation} takes an account key, and this is a key of a ${ownService ? 'service' : 'project'}.`;
        case 'capability': {
            const needed = `${access.capability}:${access.level}`;
            if (ownService && !access.serviceKey) {
                return `api-key: a service key cannot use ${operation}; use an account key, or a project key with ${needed}.`;
            }
            return !scope.permissions || grants(scope.permissions, access)
                ? undefined
                : `api-key: this key lacks the capability ${needed}, which ${operation} needs; grant it in the dashboard.`;
        }
        default:
            return access;
    }
}
function grants(permissions, access) {
    const granted = permissions[access.capability];
    return granted === 'write' || granted === access.level;
}
async function readScope(platform, { onFailure, ...options }) {
    try {
        const identity = await platform.call('whoami', {}, { timeoutMs: preflightMs, ...options });
        return identity.keyScope ?? undefined;
    }
    catch (error) {
        options.signal?.throwIfAborted();
        if (error instanceof RefusedError && error.status === 401)
            throw new InputError('api-key', `api-key: ${error.message}`);
        onFailure?.(error);
        return undefined;
    }
}

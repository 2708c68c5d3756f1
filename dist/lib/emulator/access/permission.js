import { operationOf } from '../../contract/operations.js';
import { assumed } from './assumed.js';
/**
 * Why the key may not call the operation at all, whatever resource it names; undefined where it may. Answered with 403.
 * What lies outside a key's sight is another matter, and 404 (`Sight`).
 */
export function forbidden(key, name) {
    const { access, effect } = operationOf(name);
    if (key.kind === 'account') {
        return key.readOnly && effect !== 'read' ? `A read-only account key cannot call ${name}.` : undefined;
    }
    return forbiddenByScope(key, name, isAssumed(name) ? assumed[name] : access);
}
function isAssumed(name) {
    return Object.hasOwn(assumed, name);
}
function forbiddenByScope(key, name, access) {
    switch (access.kind) {
        case 'any-key':
            return undefined;
        case 'account-only':
        case 'not-shown':
            return `Only an account key can call ${name}.`;
        case 'own-project':
            return key.kind === 'project' ? undefined : `A service key cannot call ${name}.`;
        case 'capability': {
            if (key.kind === 'service' && !access.serviceKey)
                return `A service key cannot call ${name}.`;
            const granted = key.permissions[access.capability];
            const enough = granted === 'write' || (granted === 'read' && access.level === 'read');
            return enough ? undefined : `The key lacks ${access.capability}:${access.level}, which ${name} needs.`;
        }
        default:
            return access;
    }
}

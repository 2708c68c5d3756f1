import { operationNames, operationOf } from '../../contract/operations.js';
import { Refusal } from '../refusal.js';
const patterns = operationNames.map((name) => {
    const { method, path } = operationOf(name);
    const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter ?? '');
    return { name, method, parameters, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`) };
});
/** The documented operation of a method and a path; undefined where there is none. */
export function findRoute(method, path) {
    for (const { name, method: wanted, parameters, pattern } of patterns) {
        const match = method === wanted ? pattern.exec(path) : null;
        if (match)
            return { name, path: Object.fromEntries(parameters.map((name, n) => [name, decode(match[n + 1] ?? '')])) };
    }
    return undefined;
}
/** The methods that the contract documents for a path; none where it does not document the path. */
export function methodsFor(path) {
    return patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
}
function decode(segment) {
    try {
        return decodeURIComponent(segment);
    }
    catch {
        throw new Refusal(400, `"${segment}" in the path is not well-formed.`);
    }
}

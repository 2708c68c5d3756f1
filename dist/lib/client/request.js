import { placeOf } from '../contract/operation.js';
import { isOperationName, operationOf } from '../contract/operations.js';
import { checkArguments, checkFields } from './arguments.js';
import { InputError } from './errors.js';
import { patienceFor, sending } from './http/patience.js';
import { checkPath, pathOf, queryOf } from './path.js';
/** A call of the table. Throws `InputError` where the arguments break a rule of the contract. */
export function buildCall(name, args) {
    const operation = knownOperation(name);
    const checked = checkArguments(name, operation, args);
    return buildCheckedCall(name, checked, hasBody(operation) ? jsonBody(placed(operation, checked, 'body')) : undefined);
}
/** A call of the table whose JSON body is a stream; `fields` are its path and query arguments. */
export function buildStreamedCall(name, fields, body) {
    const operation = knownOperation(name);
    checkFields(name, operation, fields);
    for (const field of Object.keys(fields)) {
        if (placeOf(operation, field) === 'body') {
            throw new InputError(field, `The argument "${field}" of ${name} belongs into the body that is sent.`);
        }
    }
    return { ...buildCheckedCall(name, fields, body), patience: sending };
}
/** A call with arguments that were checked already, or that the platform itself gave, as a cursor. */
export function buildCheckedCall(name, args, body) {
    const operation = operationOf(name);
    return {
        operation: name,
        method: operation.method,
        path: pathOf(operation.path, args) + queryOf(placed(operation, args, 'query')),
        body,
        headers: { accept: operation.events ? 'text/event-stream' : 'application/json' },
        effect: operation.effect,
        access: operation.access,
        patience: patienceFor(operation.effect),
    };
}
/** A call that the contract does not document. A GET is a read, anything else a write that must not be repeated. */
export function buildUndocumentedCall(method, path, { query = {}, body }) {
    const effect = method === 'GET' ? 'read' : 'create';
    const asked = queryOf(query);
    const given = checkPath(path);
    return {
        operation: `${method} ${given.split('?', 1)[0]}`,
        method,
        path: given.includes('?') ? given + asked.replace('?', '&') : given + asked,
        body: body === undefined ? undefined : jsonBody(body),
        headers: { accept: 'application/json' },
        effect,
        access: { kind: 'not-shown' },
        patience: patienceFor(effect),
    };
}
/** Names come from plain JavaScript too, and from the inputs of a job. */
function knownOperation(name) {
    if (isOperationName(name))
        return operationOf(name);
    throw new InputError('operation', `The contract has no operation "${String(name)}".`);
}
function hasBody(operation) {
    return Object.keys(operation.args.entries).some((argument) => placeOf(operation, argument) === 'body');
}
/** The arguments that travel in one place; those that are undefined are not sent. */
function placed(operation, args, place) {
    return Object.fromEntries(Object.entries(args).filter(([name, value]) => value !== undefined && placeOf(operation, name) === place));
}
function jsonBody(value) {
    const bytes = Buffer.from(JSON.stringify(value));
    return {
        length: bytes.length,
        async *chunks() {
            yield bytes;
        },
    };
}

import { operationOf } from '../../contract/operations.js';
import { forbidden } from '../access/permission.js';
import { Sight } from '../access/sight.js';
import { served } from '../operations/served.js';
import { Refusal } from '../refusal.js';
import { Streamed, sendJson, sendStream } from './answer.js';
import { readArguments } from './arguments.js';
import { readBody } from './body.js';
import { findRoute } from './router.js';
import { problemsOf, resultSchema } from './schema.js';
/** Bytes of a request's body at most: an archive of 256 MiB as base64, and 1 MiB for all else. */
const bodyLimits = { upload: 345 * 2 ** 20, other: 2 ** 20 };
/** Answers requests out of the state, in the order route, key, permission, arguments, operation. */
export function responder(world) {
    return async (request, response) => {
        try {
            const url = new URL(`http://localhost${request.url}`);
            const route = servedRoute(request.method ?? 'GET', url.pathname);
            const key = keyOf(request, world.state);
            const reason = forbidden(key, route.name);
            if (reason)
                throw new Refusal(403, reason);
            const limit = route.name === 'deploy_upload' ? bodyLimits.upload : bodyLimits.other;
            const body = await readBody(request, limit);
            const args = readArguments(route.name, { path: route.path, query: url.searchParams, body });
            const lastEventId = request.headers['last-event-id'];
            const scene = {
                ...world,
                key,
                sight: new Sight(world.state, key),
                lastEventId: typeof lastEventId === 'string' ? lastEventId : undefined,
            };
            // The schema has just found that the arguments are those of this operation, which the types cannot follow.
            const handle = served[route.name];
            const result = await handle(args, scene);
            if (result instanceof Streamed)
                await sendStream(response, result);
            else
                sendResult(response, route.name, result);
        }
        catch (error) {
            refuse(response, error);
        }
    };
}
function servedRoute(method, path) {
    const route = findRoute(method, path);
    const asked = `${method} ${path}`;
    if (!route)
        throw new Refusal(501, `The contract documents no ${asked}, and the local platform does not know it.`);
    if (served[route.name])
        return route;
    throw new Refusal(501, `${route.name} (${asked}) is documented, but the local platform does not serve it yet.`);
}
function keyOf(request, state) {
    const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (token === undefined)
        throw new Refusal(401, 'The API key is missing: send "Authorization: Bearer <API_KEY>".');
    const key = state.keys.byToken(token);
    if (!key)
        throw new Refusal(401, 'The API key is invalid or revoked.');
    return key;
}
/** An answer that breaks the contract is this platform's own mistake, and must not pass for a good one. */
function sendResult(response, name, result) {
    const problem = problemsOf(resultSchema(name), result);
    if (problem)
        throw new Error(`The answer to ${name} breaks the contract: ${problem}`);
    sendJson(response, operationOf(name).success, result);
}
function refuse(response, error) {
    if (response.headersSent) {
        response.destroy();
        return;
    }
    const message = error instanceof Error ? error.message : String(error);
    sendJson(response, error instanceof Refusal ? error.status : 500, { error: message });
}

import { operationOf } from '../../contract/operations.js';
import { keyOf } from '../access/bearer.js';
import { expectPermitted, perform } from '../operations/perform.js';
import { methodRefusal, Refusal } from '../refusal.js';
import { sendJson } from './answer.js';
import { readArguments } from './arguments.js';
import { bodyLimits, readBody } from './body.js';
import { findRoute, methodsFor } from './router.js';
import { pullTrigger, triggerToken } from './trigger-url.js';
/** Answers requests out of the state, in the order key, route, permission, arguments, operation. Never rejects. */
export function answerer(world) {
    return async (request, ready) => {
        try {
            // The target is a path; a client that takes this for a proxy may send a whole URL.
            const url = new URL(request.url ?? '', 'http://localhost');
            const token = triggerToken(url.pathname);
            if (token !== undefined) {
                const body = pullTrigger(token, request.method ?? 'GET', world);
                return { status: operationOf('deploy_service').success, body };
            }
            const key = keyOf(request.headers.authorization, world.state);
            const { name, path } = documentedRoute(request.method ?? 'GET', url.pathname);
            expectPermitted(key, name);
            const body = await readBody(request, name === 'deploy_upload' ? bodyLimits.upload : bodyLimits.other);
            const args = readArguments(name, { path, query: url.searchParams, body });
            const lastEventId = request.headers['last-event-id'];
            const caller = {
                key,
                origin: `http://${request.headers.host}`,
                lastEventId: typeof lastEventId === 'string' ? lastEventId : undefined,
            };
            await ready();
            return { status: operationOf(name).success, body: await perform(world, caller, name, args) };
        }
        catch (error) {
            return refusalOf(error);
        }
    };
}
function documentedRoute(method, path) {
    const route = findRoute(method, path);
    if (route)
        return route;
    const allowed = methodsFor(path);
    if (allowed.length > 0)
        throw methodRefusal(allowed);
    throw new Refusal(404, `There is no ${method} ${path}: the contract does not document it.`);
}
/** Answers with the status and the words of a refusal, and with 500 where it is another error. */
export function refuse(response, error) {
    if (response.headersSent) {
        response.destroy();
        return;
    }
    const { status, body, headers } = refusalOf(error);
    sendJson(response, status, body, headers);
}
function refusalOf(error) {
    const message = error instanceof Error ? error.message : String(error);
    const { status, headers } = error instanceof Refusal ? error : { status: 500, headers: {} };
    return { status, headers, body: { error: message } };
}

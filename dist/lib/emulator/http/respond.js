import { operationOf } from '../../contract/operations.js';
import { keyOf } from '../access/bearer.js';
import { expectPermitted, expectServed, perform } from '../operations/perform.js';
import { Refusal } from '../refusal.js';
import { send, sendJson } from './answer.js';
import { readArguments } from './arguments.js';
import { bodyLimits, readBody } from './body.js';
import { findRoute } from './router.js';
import { pullTrigger, triggerToken } from './trigger-url.js';
/** Sends what `answer` says. */
export function responder(answer) {
    return async (request, response) => send(response, await answer(request));
}
/** Answers requests out of the state, in the order route, key, permission, arguments, operation. Never rejects. */
export function answerer(world) {
    return async (request) => {
        try {
            const url = new URL(`http://localhost${request.url}`);
            const token = triggerToken(url.pathname);
            if (token !== undefined) {
                const body = pullTrigger(token, request.method ?? 'GET', world);
                return { status: operationOf('deploy_service').success, body };
            }
            const { name, path } = servedRoute(request.method ?? 'GET', url.pathname);
            const key = keyOf(request.headers.authorization, world.state);
            expectPermitted(key, name);
            const body = await readBody(request, name === 'deploy_upload' ? bodyLimits.upload : bodyLimits.other);
            const args = readArguments(name, { path, query: url.searchParams, body });
            const lastEventId = request.headers['last-event-id'];
            const caller = {
                key,
                origin: `http://${request.headers.host}`,
                lastEventId: typeof lastEventId === 'string' ? lastEventId : undefined,
            };
            return { status: operationOf(name).success, body: await perform(world, caller, name, args) };
        }
        catch (error) {
            return refusalOf(error);
        }
    };
}
function servedRoute(method, path) {
    const route = findRoute(method, path);
    const asked = `${method} ${path}`;
    if (!route)
        throw new Refusal(501, `The contract documents no ${asked}, and the local platform does not know it.`);
    expectServed(route.name, `${route.name} (${asked})`);
    return route;
}
/** Answers with the status and the words of a refusal, and with 500 where it is another error. */
export function refuse(response, error) {
    if (response.headersSent) {
        response.destroy();
        return;
    }
    const { status, body } = refusalOf(error);
    sendJson(response, status, body);
}
function refusalOf(error) {
    const message = error instanceof Error ? error.message : String(error);
    return { status: error instanceof Refusal ? error.status : 500, body: { error: message } };
}

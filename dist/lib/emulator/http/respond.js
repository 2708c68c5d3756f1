import { operationOf } from '../../contract/operations.js';
import { keyOf } from '../access/bearer.js';
import { expectPermitted, expectServed, perform } from '../operations/perform.js';
import { Refusal } from '../refusal.js';
import { Streamed, sendJson, sendStream } from './answer.js';
import { readArguments } from './arguments.js';
import { bodyLimits, readBody } from './body.js';
import { findRoute } from './router.js';
import { pullTrigger, triggerToken } from './trigger-url.js';
/** Answers requests out of the state, in the order route, key, permission, arguments, operation. */
export function responder(world) {
    return async (request, response) => {
        try {
            const url = new URL(`http://localhost${request.url}`);
            const token = triggerToken(url.pathname);
            if (token !== undefined) {
                sendJson(response, operationOf('deploy_service').success, pullTrigger(token, request.method ?? 'GET', world));
                return;
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
            const result = await perform(world, caller, name, args);
            if (result instanceof Streamed)
                await sendStream(response, result);
            else
                sendJson(response, operationOf(name).success, result);
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
    expectServed(route.name, `${route.name} (${asked})`);
    return route;
}
/** Answers with the status and the words of a refusal, and with 500 where it is another error. */
export function refuse(response, error) {
    if (response.headersSent) {
        response.destroy();
        return;
    }
    const message = error instanceof Error ? error.message : String(error);
    sendJson(response, error instanceof Refusal ? error.status : 500, { error: message });
}

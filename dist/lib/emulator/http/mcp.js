import { keyOf } from '../access/bearer.js';
import { Refusal } from '../refusal.js';
import { bodyLimits, readBody } from './body.js';
import { refuse } from './respond.js';
/**
 * Answers `POST /mcp`, the tools of the contract over the Model Context Protocol's streamable HTTP, and leaves all else to
 * `respond`. Each request carries a key of its own, so there are no sessions. The protocol is loaded when it is first asked for.
 */
export function withMcp(respond, world) {
    return async (request, response) => {
        const [path] = (request.url ?? '').split('?', 1);
        if (path !== '/mcp')
            return respond(request, response);
        try {
            if (request.method !== 'POST') {
                const why = 'Tools are called with POST; there are no sessions to listen to or to end.';
                throw new Refusal(405, why, { allow: 'POST' });
            }
            const key = keyOf(request.headers.authorization, world.state);
            const message = await readBody(request, bodyLimits.upload);
            const { answerMessage } = await import('../mcp/tool-server.js');
            const caller = { key, origin: `http://${request.headers.host}`, lastEventId: undefined };
            await answerMessage({ request, response, message }, world, caller);
        }
        catch (error) {
            refuse(response, error);
        }
    };
}

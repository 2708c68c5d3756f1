import { openApi } from '../../documents/openapi.js';
import { methodRefusal } from '../refusal.js';
import { sendJson } from './answer.js';
import { refuse } from './respond.js';
/** Answers `GET /openapi.json` with the contract as an OpenAPI document, and leaves all else to `respond`. No key is needed. */
export function withOpenApi(respond) {
    return async (request, response) => {
        const [path] = (request.url ?? '').split('?', 1);
        if (path !== '/openapi.json')
            return respond(request, response);
        if (request.method === 'GET')
            sendJson(response, 200, openApi());
        else
            refuse(response, methodRefusal(['GET']));
    };
}

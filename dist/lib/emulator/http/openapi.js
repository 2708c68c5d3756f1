import { openApi } from '../../documents/openapi.js';
import { sendJson } from './answer.js';
/** Answers `GET /openapi.json` with the contract as an OpenAPI document, and leaves all else to `respond`. No key is needed. */
export function withOpenApi(respond) {
    return async (request, response) => {
        const [path] = (request.url ?? '').split('?', 1);
        if (request.method !== 'GET' || path !== '/openapi.json')
            return respond(request, response);
        sendJson(response, 200, openApi());
    };
}

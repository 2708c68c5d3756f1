import { openApi } from '../documents/openapi.ts'
import { sendError, sendJson } from '../http/reply.ts'
import { toUrl } from '../http/request.ts'
import type { RequestHandler } from '../http/server.ts'
import { methodError } from '../http/status-error.ts'

/** Answers `GET /openapi.json` with the contract as an OpenAPI document, and leaves other paths to `handle`. No key is needed. */
export function withOpenApi(handle: RequestHandler): RequestHandler {
  return async (request, response) => {
    if (toUrl(request).pathname !== '/openapi.json') return handle(request, response)
    if (request.method === 'GET') sendJson(response, 200, openApi())
    else sendError(response, methodError(['GET']))
  }
}

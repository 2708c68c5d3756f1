import { openApi } from '../../documents/openapi.ts'
import { methodRefusal } from '../refusal.ts'
import { sendJson } from './answer.ts'
import { type Respond, refuse } from './respond.ts'

/** Answers `GET /openapi.json` with the contract as an OpenAPI document, and leaves all else to `respond`. No key is needed. */
export function withOpenApi(respond: Respond): Respond {
  return async (request, response) => {
    const [path] = (request.url ?? '').split('?', 1)
    if (path !== '/openapi.json') return respond(request, response)
    if (request.method === 'GET') sendJson(response, 200, openApi())
    else refuse(response, methodRefusal(['GET']))
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { type OperationName, operationOf } from '../../contract/operations.ts'
import type { Key } from '../access/key.ts'
import { forbidden } from '../access/permission.ts'
import { Sight } from '../access/sight.ts'
import type { Handler, World } from '../operations/handler.ts'
import { served } from '../operations/served.ts'
import { Refusal } from '../refusal.ts'
import type { State } from '../state/state.ts'
import { Streamed, sendJson, sendStream } from './answer.ts'
import { readArguments } from './arguments.ts'
import { readBody } from './body.ts'
import { findRoute, type Route } from './router.ts'
import { problemsOf, resultSchema } from './schema.ts'

/** Answers one request. Faults are made by wrapping one of these in another. */
export type Respond = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Bytes of a request's body at most: an archive of 256 MiB as base64, and 1 MiB for all else. */
const bodyLimits = { upload: 345 * 2 ** 20, other: 2 ** 20 }

/** Answers requests out of the state, in the order route, key, permission, arguments, operation. */
export function responder(world: World): Respond {
  return async (request, response) => {
    try {
      const url = new URL(`http://localhost${request.url}`)
      const route = servedRoute(request.method ?? 'GET', url.pathname)
      const key = keyOf(request, world.state)
      const reason = forbidden(key, route.name)
      if (reason) throw new Refusal(403, reason)
      const limit = route.name === 'deploy_upload' ? bodyLimits.upload : bodyLimits.other
      const body = await readBody(request, limit)
      const args = readArguments(route.name, { path: route.path, query: url.searchParams, body })
      const lastEventId = request.headers['last-event-id']
      const scene = {
        ...world,
        key,
        sight: new Sight(world.state, key),
        origin: `http://${request.headers.host}`,
        lastEventId: typeof lastEventId === 'string' ? lastEventId : undefined,
      }
      // The schema has just found that the arguments are those of this operation, which the types cannot follow.
      const handle = served[route.name] as Handler<OperationName>
      const result = await handle(args as Parameters<typeof handle>[0], scene)
      if (result instanceof Streamed) await sendStream(response, result)
      else sendResult(response, route.name, result)
    } catch (error) {
      refuse(response, error)
    }
  }
}

function servedRoute(method: string, path: string): Route {
  const route = findRoute(method, path)
  const asked = `${method} ${path}`
  if (!route) throw new Refusal(501, `The contract documents no ${asked}, and the local platform does not know it.`)
  if (served[route.name]) return route
  throw new Refusal(501, `${route.name} (${asked}) is documented, but the local platform does not serve it yet.`)
}

function keyOf(request: IncomingMessage, state: State): Key {
  const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  if (token === undefined) throw new Refusal(401, 'The API key is missing: send "Authorization: Bearer <API_KEY>".')
  const key = state.keys.byToken(token)
  if (!key) throw new Refusal(401, 'The API key is invalid or revoked.')
  return key
}

/** An answer that breaks the contract is this platform's own mistake, and must not pass for a good one. */
function sendResult(response: ServerResponse, name: OperationName, result: unknown): void {
  const problem = problemsOf(resultSchema(name), result)
  if (problem) throw new Error(`The answer to ${name} breaks the contract: ${problem}`)
  sendJson(response, operationOf(name).success, result)
}

function refuse(response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const message = error instanceof Error ? error.message : String(error)
  sendJson(response, error instanceof Refusal ? error.status : 500, { error: message })
}

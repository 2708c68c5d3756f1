import type { IncomingMessage } from 'node:http'
import { type OperationName, operationOf } from 'taxiway/contract'
import { authenticate, requirePermission } from '../access/authorization.ts'
import { visibleTo } from '../access/visible-resources.ts'
import { errorReply, type Reply, StreamedBody } from '../http/reply.ts'
import { bodyLimits, readBody, toUrl } from '../http/request.ts'
import { methodError, StatusError } from '../http/status-error.ts'
import { runTrigger, triggerToken } from '../operations/deployments/deploy-trigger-url.ts'
import { handlers } from '../operations/handlers.ts'
import type { EmulatorContext, Handler, RequestContext } from '../operations/request-context.ts'
import { findRoute, listMethods, type Route } from '../operations/router.ts'
import { findProblem, readArguments, resultValidator } from './contract-validation.ts'

/**
 * Carries out one request and returns its reply, which faults may change before it is sent. Awaits `ready` when the request was
 * read and found valid, before its effect.
 */
export type ProcessRequest = (request: IncomingMessage, ready: Ready) => Promise<Reply>
/** Takes the operation and its arguments. */
export type Ready = (name: OperationName, args: Readonly<Record<string, unknown>>) => Promise<void>

/** Processes the requests of the contract: checks key, route, permission and arguments, in this order. Never rejects. */
export function createContractProcessor(context: EmulatorContext): ProcessRequest {
  return async (request, ready) => {
    try {
      const { pathname, searchParams: query } = toUrl(request)
      const method = request.method ?? 'GET'
      const token = triggerToken(pathname)
      if (token !== undefined) {
        return { status: operationOf('deploy_service').success, body: runTrigger(token, method, context) }
      }
      const key = authenticate(request.headers.authorization, context.state)
      const { name, path } = documentedRoute(method, pathname)
      requirePermission(key, name)
      const body = await readBody(request, name === 'deploy_upload' ? bodyLimits.upload : bodyLimits.other)
      const args = readArguments(name, { path, query, body })
      const lastEventId = request.headers['last-event-id']
      const caller = {
        key,
        origin: `http://${request.headers.host}`,
        lastEventId: typeof lastEventId === 'string' ? lastEventId : undefined,
      }
      await ready(name, args)
      return { status: operationOf(name).success, body: await runOperation(context, caller, name, args) }
    } catch (error) {
      return errorReply(error)
    }
  }
}

function documentedRoute(method: string, path: string): Route {
  const route = findRoute(method, path)
  if (route) return route
  const allowed = listMethods(path)
  if (allowed.length > 0) throw methodError(allowed)
  throw new StatusError(404, `There is no ${method} ${path}: the contract does not document it.`)
}

/** The sender of a request. */
export type Caller = Pick<RequestContext, 'key' | 'origin' | 'lastEventId'>

/** Runs an operation. The permission was checked before, and the arguments fit the contract. */
export async function runOperation(
  context: EmulatorContext,
  caller: Caller,
  name: OperationName,
  args: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  // The validator found that the arguments are those of this operation, which the types cannot express.
  const handle = handlers[name] as Handler<OperationName>
  const visible = visibleTo(caller.key, context.state)
  const result = await handle(args as Parameters<typeof handle>[0], { ...context, ...caller, visible })
  if (result instanceof StreamedBody) return result
  // An answer that breaks the contract is a defect of this platform, and becomes a 500.
  const problem = findProblem(resultValidator(name), result)
  if (problem !== undefined) throw new Error(`The answer to ${name} breaks the contract: ${problem}`)
  return result
}

import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { readArguments } from '../../../emulator/src/api/validation.ts'
import { findRoute } from '../../../emulator/src/operations/router.ts'
import type { OperationName } from '../../../src/contract/operations.ts'

/** The operations that a deploy, a preview or a gate may use, by the names that the tests give them. */
const routes = {
  whoami: 'whoami',
  projects: 'list_projects',
  deleted: 'list_deleted_services',
  history: 'list_deployments',
  deploy: 'deploy_service',
  upload: 'deploy_upload',
  import: 'import_env',
  log: 'get_deployment_logs',
  stream: 'stream_deployment_logs',
  runtime: 'get_logs',
  console: 'db_query',
  create: 'create_service',
  expose: 'expose_port',
  indexing: 'set_search_indexing',
  autodeploy: 'set_autodeploy',
} as const satisfies Record<string, OperationName>

export type Route = keyof typeof routes

/** One request as it came in; `at` is `performance.now()`. */
export interface Exchange {
  /** Undefined if the contract does not document the request. */
  readonly route: Route | undefined
  /** The id or slug in the path. */
  readonly target: string
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: IncomingMessage['headers']
  /** The parsed JSON body; undefined if there was none. */
  readonly body: Readonly<Record<string, unknown>> | undefined
  readonly size: number
  readonly at: number
}

/** Reads one request to its end. `prefix` is the path that `base-url` carries; a request outside it has no route. */
export async function readExchange(request: IncomingMessage, prefix: string): Promise<Exchange> {
  const at = performance.now()
  const url = new URL(request.url ?? '/', 'http://platform.invalid')
  const bytes = await buffer(request)
  const { method = '', headers } = request
  const found = findRoute(method, url.pathname.startsWith(prefix) ? url.pathname.slice(prefix.length) : '')
  return {
    route: Object.keys(routes).find((each): each is Route => isRoute(each) && routes[each] === found?.name),
    target: Object.values(found?.path ?? {})[0] ?? '',
    method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers,
    body: parsed(bytes),
    size: bytes.length,
    at,
  }
}

/** What the contract does not document of a request, by the local platform's own reading of it; empty for a valid request. */
export function undocumented({ route, ...exchange }: Exchange, key: string, prefix: string): string[] {
  const { headers, size, body } = exchange
  const name = `${exchange.method} ${exchange.path}`
  const found = findRoute(exchange.method, exchange.path.slice(prefix.length))
  if (route === undefined || found === undefined) return [`${name} is not a request of the contract`]
  const wrong: string[] = []
  if (headers.authorization !== `Bearer ${key}`) wrong.push(`${name} sent the authorization ${headers.authorization}`)
  if (headers['user-agent']?.startsWith('taxiway/') !== true) wrong.push(`${name} came without our user agent`)
  if (size > 0 && body === undefined) wrong.push(`${name} has a body that is not a JSON object`)
  if (size > 0 && !headers['content-type']?.startsWith('application/json')) {
    wrong.push(`${name} has a body of type ${headers['content-type']}`)
  }
  if (size > 0 && headers['content-length'] === undefined) wrong.push(`${name} has no content-length`)
  try {
    readArguments(found.name, { path: found.path, query: new URLSearchParams(exchange.query), body: body ?? {} })
  } catch (error) {
    wrong.push(`${name}: ${String(error)}`)
  }
  return wrong
}

function isRoute(name: string): name is Route {
  return Object.hasOwn(routes, name)
}

function parsed(bytes: Buffer): Record<string, unknown> | undefined {
  if (bytes.length === 0) return undefined
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'))
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}

import { readArguments } from '../../../emulator/src/api/contract-validation.ts'
import { findRoute } from '../../../emulator/src/operations/router.ts'
import type { OperationName } from '../../../src/contract/operations.ts'

/** The operations that a deploy, a preview or a gate may use, by the names that the tests give them. */
export const routes = {
  whoami: 'whoami',
  projects: 'list_projects',
  deleted: 'list_deleted_services',
  history: 'list_deployments',
  deploy: 'deploy_service',
  upload: 'deploy_upload',
  import: 'import_env',
  unset: 'delete_env',
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

/** One request as it came in, whatever brought it. */
export interface Asked {
  /** Undefined if the contract does not document the request, or no test needs its name. */
  readonly route: Route | undefined
  /** The id or slug in the path; empty if there is none. */
  readonly target: string
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>
  /** The parsed JSON body; undefined if there was none. */
  readonly body: Readonly<Record<string, unknown>> | undefined
  readonly size: number
  /** On the platform's clock. */
  readonly atMs: number
  /** Aborted when the client has given the connection up. */
  readonly signal: AbortSignal
}

/** Reads a request. `url`: its path and query; `prefix`: the path that `base-url` carries, outside of which no request has a route. */
export function askedOf({
  url,
  prefix = '',
  bytes,
  ...rest
}: Pick<Asked, 'method' | 'headers' | 'atMs' | 'signal'> & {
  readonly url: string
  readonly prefix?: string
  readonly bytes: Buffer
}): Asked {
  const { pathname: path, searchParams } = new URL(url, 'http://platform.invalid')
  const found = findRoute(rest.method, path.startsWith(prefix) ? path.slice(prefix.length) : '')
  return {
    ...rest,
    route: Object.keys(routes).find((each): each is Route => isRoute(each) && routes[each] === found?.name),
    target: Object.values(found?.path ?? {})[0] ?? '',
    path,
    query: Object.fromEntries(searchParams),
    body: parsed(bytes),
    size: bytes.length,
  }
}

/** What the contract does not document of a request, by the local platform's own reading of it; empty for a valid request. */
export function undocumented(
  { route, method, path, query, headers, size, body }: Asked,
  key: string,
  prefix: string,
): string[] {
  const name = `${method} ${path}`
  const found = findRoute(method, path.slice(prefix.length))
  if (route === undefined || found === undefined) return [`${name} is not a request of the contract`]
  const wrong: string[] = []
  if (headers['authorization'] !== `Bearer ${key}`)
    wrong.push(`${name} sent the authorization ${headers['authorization']}`)
  if (headers['user-agent']?.startsWith('taxiway/') !== true) wrong.push(`${name} came without our user agent`)
  if (size > 0 && body === undefined) wrong.push(`${name} has a body that is not a JSON object`)
  if (size > 0 && !headers['content-type']?.startsWith('application/json')) {
    wrong.push(`${name} has a body of type ${headers['content-type']}`)
  }
  if (size > 0 && headers['content-length'] === undefined) wrong.push(`${name} has no content-length`)
  try {
    readArguments(found.name, { path: found.path, query: new URLSearchParams(query), body: body ?? {} })
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

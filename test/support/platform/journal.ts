import type { IncomingMessage } from 'node:http'

/** The operations that a deploy, a preview or a gate may use. */
export type Route =
  | 'whoami'
  | 'projects'
  | 'deleted'
  | 'history'
  | 'deploy'
  | 'upload'
  | 'import'
  | 'log'
  | 'stream'
  | 'runtime'
  | 'console'
  | 'create'
  | 'expose'
  | 'indexing'
  | 'autodeploy'

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

interface Documented {
  readonly route: Route
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: RegExp
  readonly query: readonly string[]
  readonly body?: Readonly<Record<string, 'string' | 'number' | 'boolean' | 'array'>>
  readonly required?: readonly string[]
}

const documented: readonly Documented[] = [
  { route: 'whoami', method: 'GET', path: /^\/api\/auth\/me()$/, query: [] },
  { route: 'projects', method: 'GET', path: /^\/api\/projects()$/, query: [] },
  { route: 'deleted', method: 'GET', path: /^\/api\/projects\/([^/]+)\/deleted-services$/, query: [] },
  { route: 'history', method: 'GET', path: /^\/api\/services\/([^/]+)\/deployments$/, query: ['limit', 'before'] },
  { route: 'deploy', method: 'POST', path: /^\/api\/services\/([^/]+)\/deploy$/, query: [], body: { ref: 'string' } },
  {
    route: 'upload',
    method: 'POST',
    path: /^\/api\/projects\/([^/]+)\/services\/upload-b64$/,
    query: ['env'],
    body: {
      name: 'string',
      archiveBase64: 'string',
      runtimeMode: 'string',
      rootDir: 'string',
      installCommand: 'string',
      buildCommand: 'string',
      startCommand: 'string',
      internalPort: 'number',
      planKey: 'string',
    },
    required: ['name', 'archiveBase64'],
  },
  {
    route: 'import',
    method: 'POST',
    path: /^\/api\/services\/([^/]+)\/env\/import$/,
    query: [],
    body: { vars: 'array' },
    required: ['vars'],
  },
  { route: 'log', method: 'GET', path: /^\/api\/deployments\/([^/]+)\/logs$/, query: ['after'] },
  { route: 'stream', method: 'GET', path: /^\/api\/deployments\/([^/]+)\/logs\/stream$/, query: [] },
  {
    route: 'runtime',
    method: 'GET',
    path: /^\/api\/services\/([^/]+)\/logs$/,
    query: ['limit', 'q', 'before', 'after', 'since', 'until'],
  },
  {
    route: 'console',
    method: 'POST',
    path: /^\/api\/services\/([^/]+)\/db\/console$/,
    query: [],
    body: { query: 'string' },
    required: ['query'],
  },
  {
    route: 'create',
    method: 'POST',
    path: /^\/api\/services()$/,
    query: [],
    body: {
      name: 'string',
      projectSlug: 'string',
      environmentSlug: 'string',
      repoUrl: 'string',
      image: 'string',
      internalPort: 'number',
      planKey: 'string',
    },
    required: ['name'],
  },
  {
    route: 'expose',
    method: 'POST',
    path: /^\/api\/services\/([^/]+)\/ports$/,
    query: [],
    body: { port: 'string', label: 'string', deploy: 'string' },
    required: ['port', 'label'],
  },
  {
    route: 'indexing',
    method: 'PATCH',
    path: /^\/api\/services\/([^/]+)\/search-indexing$/,
    query: [],
    body: { enabled: 'boolean' },
    required: ['enabled'],
  },
  {
    route: 'autodeploy',
    method: 'PATCH',
    path: /^\/api\/services\/([^/]+)\/autodeploy$/,
    query: [],
    body: { enabled: 'boolean' },
    required: ['enabled'],
  },
]

/** Reads one request to its end. `prefix` is the path that `base-url` carries; a request outside it has no route. */
export async function readExchange(request: IncomingMessage, prefix: string): Promise<Exchange> {
  const at = performance.now()
  const url = new URL(request.url ?? '/', 'http://platform.invalid')
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  const path = url.pathname.startsWith(prefix) ? url.pathname.slice(prefix.length) : ''
  const known = documented.find((entry) => entry.method === request.method && entry.path.test(path))
  return {
    route: known?.route,
    target: decodeURIComponent(known?.path.exec(path)?.[1] ?? ''),
    method: request.method ?? '',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: request.headers,
    body: parsed(bytes),
    size: bytes.length,
    at,
  }
}

/** The parts of a request that the contract does not document, one sentence each; empty for a valid request. */
export function undocumented(exchange: Exchange, key: string): string[] {
  const name = `${exchange.method} ${exchange.path}`
  const entry = documented.find((each) => each.route === exchange.route)
  if (entry === undefined) return [`${name} is not a request of the contract`]
  const found: string[] = []
  const authorization = exchange.headers.authorization
  if (authorization !== `Bearer ${key}`) found.push(`${name} sent the authorization ${authorization}`)
  if (exchange.headers['user-agent']?.startsWith('taxiway/') !== true) found.push(`${name} came without our user agent`)
  for (const parameter of Object.keys(exchange.query)) {
    if (!entry.query.includes(parameter)) found.push(`${name} has the unknown query parameter ${parameter}`)
  }
  for (const parameter of ['limit', 'before', 'after']) {
    const value = exchange.query[parameter]
    if (value !== undefined && !/^\d+$/.test(value)) found.push(`${name} has ${parameter}=${value}, no integer`)
  }
  return [...found, ...strangeBody(name, entry, exchange)]
}

function strangeBody(name: string, entry: Documented, exchange: Exchange): string[] {
  const found: string[] = []
  if (exchange.size > 0 && exchange.body === undefined) found.push(`${name} has a body that is not a JSON object`)
  if (exchange.size > 0 && !exchange.headers['content-type']?.startsWith('application/json')) {
    found.push(`${name} has a body of type ${exchange.headers['content-type']}`)
  }
  if (exchange.size > 0 && exchange.headers['content-length'] === undefined) found.push(`${name} has no content-length`)
  for (const field of entry.required ?? []) {
    if (exchange.body?.[field] === undefined) found.push(`${name} lacks the field ${field}`)
  }
  for (const [field, value] of Object.entries(exchange.body ?? {})) {
    const type = entry.body?.[field]
    if (type === undefined) found.push(`${name} has the unknown field ${field}`)
    else if ((Array.isArray(value) ? 'array' : typeof value) !== type)
      found.push(`${name} has a ${field} that is no ${type}`)
  }
  return found
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

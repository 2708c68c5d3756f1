import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** A GitHub deployment with its statuses, oldest first. */
export interface GithubDeployment {
  readonly id: number
  readonly environment: string
  readonly payload: unknown
  readonly request: Readonly<Record<string, unknown>>
  readonly creator: { readonly login: string }
  readonly statuses: Readonly<Record<string, unknown>>[]
}

/** How this GitHub differs from a willing one. */
export interface GithubScript {
  /** What the token lacks: requests whose `METHOD /path` begins so are answered with 403. */
  readonly forbids?: readonly string[]
  /** It takes requests and never answers. */
  readonly mute?: boolean
  /** What it answers to everything. */
  readonly fails?: { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  /** Who the token is. */
  readonly login?: string
}

/** As much of GitHub's API as a deploy may use; anything else is a violation. */
export class GithubApi {
  readonly deployments: GithubDeployment[] = []
  readonly requests: string[] = []
  readonly violations: string[] = []
  url = ''
  readonly #script: GithubScript
  #login: string
  #mute: boolean
  readonly #waiting = new Set<() => void>()
  readonly #token: string
  readonly #server = createServer((request, response) => void this.#serve(request, response))

  constructor(token: string, script: GithubScript = {}) {
    this.#token = token
    this.#script = script
    this.#login = script.login ?? 'github-actions[bot]'
    this.#mute = script.mute === true
  }

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    const address = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('the GitHub server has no port')
    this.url = `http://127.0.0.1:${address.port}`
    return this
  }

  /** Resolves as soon as the condition holds, which is looked at after every request. */
  async until(condition: (api: this) => boolean): Promise<void> {
    while (!condition(this)) await new Promise<void>((resolve) => this.#waiting.add(resolve))
  }

  /** From now on it takes requests and never answers, or answers again. */
  silence(mute = true): void {
    this.#mute = mute
  }

  /** Makes the token somebody else's from now on. */
  become(login: string): void {
    this.#login = login
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }

  /** The states that a deployment went through, the newest last. */
  states(index = -1): unknown[] {
    return this.deployments.at(index)?.statuses.map((status) => status['state']) ?? []
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString('utf8')
    const url = new URL(request.url ?? '/', 'http://github.invalid')
    const name = `${request.method} ${url.pathname}`
    this.requests.push(name)
    if (!request.headers.authorization?.endsWith(this.#token)) this.violations.push(`${name} came without the token`)
    if (this.#mute) return
    const { fails } = this.#script
    if (fails !== undefined) {
      response.writeHead(fails.status, { 'content-type': 'application/json', ...fails.headers }).end('{"message":"no"}')
      return
    }
    const { status, body } = this.#answer(name, url.searchParams, text === '' ? {} : JSON.parse(text))
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    for (const wake of this.#waiting) wake()
    this.#waiting.clear()
  }

  #answer(name: string, query: URLSearchParams, body: Record<string, unknown>): { status: number; body: unknown } {
    if (this.#script.forbids?.some((prefix) => name.startsWith(prefix)) || name === 'GET /user') {
      return { status: 403, body: { message: 'Resource not accessible by integration' } }
    }
    const login = this.#login
    if (name === 'POST /graphql') return { status: 200, body: { data: { viewer: { login } } } }
    const [, method = '', id, statuses] =
      /^(GET|POST) \/repos\/ada\/harbor\/deployments(?:\/(\d+))?(\/statuses)?$/.exec(name) ?? []
    const one = this.deployments.find((deployment) => String(deployment.id) === id)
    if (method === 'POST' && id === undefined) return this.#create(body, login)
    if (method === 'GET' && id === undefined) return { status: 200, body: this.#list(query) }
    if (one === undefined) {
      this.violations.push(`${name} is nothing that this GitHub knows`)
      return { status: 404, body: { message: 'Not Found' } }
    }
    if (method === 'POST' && statuses !== undefined) return this.#update(one, body)
    return { status: 200, body: statuses === undefined ? shown(one) : newestFirst(one.statuses) }
  }

  #create(body: Record<string, unknown>, login: string): { status: number; body: unknown } {
    if (typeof body['ref'] !== 'string') this.violations.push('a GitHub deployment without a ref')
    if (body['auto_merge'] !== false) this.violations.push('a GitHub deployment that may merge the default branch')
    if (!Array.isArray(body['required_contexts']))
      this.violations.push('a GitHub deployment that waits for status checks')
    const id = 9000 + this.deployments.length + 1
    const environment = String(body['environment'] ?? 'production')
    const deployment = { id, environment, payload: body['payload'], request: body, creator: { login }, statuses: [] }
    this.deployments.push(deployment)
    return { status: 201, body: shown(deployment) }
  }

  #update(deployment: GithubDeployment, body: Record<string, unknown>): { status: number; body: unknown } {
    const description = String(body['description'] ?? '')
    if (description.length > 140) this.violations.push(`a status description of ${description.length} characters`)
    for (const field of ['environment_url', 'log_url']) {
      const url = body[field]
      if (url !== undefined && url !== '' && !URL.canParse(String(url)))
        this.violations.push(`${field} is no absolute URL`)
    }
    const status = {
      ...body,
      id: deployment.statuses.length + 1,
      creator: deployment.creator,
      created_at: '2026-11-21T06:00:00Z',
    }
    deployment.statuses.push(status)
    return { status: 201, body: status }
  }

  #list(query: URLSearchParams): unknown[] {
    const environment = query.get('environment')
    const matching = this.deployments.filter((each) => environment === null || each.environment === environment)
    const size = Number(query.get('per_page') ?? 30)
    const page = Number(query.get('page') ?? 1)
    return newestFirst(matching)
      .slice((page - 1) * size, page * size)
      .map(shown)
  }
}

function shown(deployment: GithubDeployment): Record<string, unknown> {
  const { id, environment, payload, creator, request } = deployment
  return { id, environment, payload: payload ?? {}, creator, ref: request['ref'], sha: request['ref'], task: 'deploy' }
}

function newestFirst<T>(list: readonly T[]): T[] {
  return [...list].reverse()
}

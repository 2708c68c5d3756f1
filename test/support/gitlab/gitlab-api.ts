import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { LoopbackServer } from '../loopback.ts'

/** An environment, as GitLab's Environments API shows it (docs.gitlab.com/api/environments). */
export interface GitLabEnvironmentRow {
  readonly id: number
  readonly name: string
  description: string | null
  external_url: string | null
  state: 'available' | 'stopping' | 'stopped'
}

/** A note of a merge request, as the Notes API shows it (docs.gitlab.com/api/notes). */
export interface GitLabNoteRow {
  readonly id: number
  body: string
  readonly author: { readonly id: number; readonly username: string }
}

/** A deployment of an environment, as the Deployments API shows it (docs.gitlab.com/api/deployments), the oldest first. */
export interface GitLabDeploymentRow {
  readonly environment: string
  readonly sha: string
  readonly status: string
  /** The job that made it; null for one that was made otherwise. */
  readonly deployable: { readonly ref: string; readonly tag: boolean } | null
}

/** What happens to the `nth` requests with this method and route: an answer in place of GitLab's, with or without the effect. */
export interface GitLabFault {
  readonly on: string
  readonly nth?: readonly number[]
  readonly effect?: 'happens'
  readonly answer: 'reset' | number
}

export const gitlabToken = 'glpat-AbCdEfGhIjKlMnOpQrSt'
export const jobToken = 'glcbt-64_UvWxYzAbCdEfGhIjKl'
const project = '4711'
const own = { id: 41, username: 'project_4711_bot' }

type Fields = Readonly<Record<string, unknown>>

interface Answer {
  readonly status: number
  readonly body?: unknown
}

const unauthorized: Answer = { status: 401, body: { message: '401 Unauthorized' } }
const notFound: Answer = { status: 404, body: { message: '404 Not found' } }

/**
 * The part of GitLab's API that a preview uses, for one project with one merge request, written from GitLab's documentation. The
 * job's token reaches environments only (docs.gitlab.com/ci/jobs/fine_grained_permissions).
 */
export class GitLabApi extends LoopbackServer {
  readonly environments: GitLabEnvironmentRow[] = []
  readonly notes: GitLabNoteRow[] = []
  readonly deployments: GitLabDeploymentRow[] = []
  readonly mergeRequest = { iid: 7, state: 'opened', sha: '1'.repeat(40) }
  /** Method and route of every request, the newest last. */
  readonly requests: string[] = []
  /** As GitLab before descriptions. */
  keepsDescriptions = true
  readonly #faults: readonly GitLabFault[]
  #nextId = 100

  constructor({ faults = [] }: { readonly faults?: readonly GitLabFault[] } = {}) {
    super()
    this.#faults = faults
  }

  /** The variables of a job of the merge request's pipeline. */
  environment(more: Readonly<Record<string, string>> = {}): Record<string, string> {
    return {
      GITLAB_CI: 'true',
      CI_API_V4_URL: `${this.url}/api/v4`,
      CI_PROJECT_ID: project,
      CI_PROJECT_URL: 'https://gitlab.example/ada/harbor',
      CI_JOB_TOKEN: jobToken,
      CI_MERGE_REQUEST_IID: String(this.mergeRequest.iid),
      CI_COMMIT_SHA: this.mergeRequest.sha,
      CI_PIPELINE_ID: '9001',
      CI_PIPELINE_URL: 'https://gitlab.example/ada/harbor/-/pipelines/9001',
      ...more,
    }
  }

  count(route: string): number {
    return this.requests.filter((each) => each === route).length
  }

  /** Adds a note of another user. */
  addNote(body: string): void {
    this.notes.push({ id: this.#nextId++, body, author: { id: 1, username: 'ada' } })
  }

  protected override async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', this.url)
    const { method = '' } = request
    const fields = method === 'POST' || method === 'PUT' ? await json(request) : {}
    const path = url.pathname.replace(/^\/api\/v4/, '').replace(`/projects/${project}`, '')
    const route = `${method} ${path.replaceAll(/\/\d+/g, '/:id')}`
    this.requests.push(route)
    const fault = this.#faults.find(({ on, nth }) => on === route && (nth?.includes(this.count(route)) ?? true))
    const answer =
      fault === undefined || fault.effect === 'happens' ? this.#answer(request, url, path, fields) : undefined
    if (fault?.answer === 'reset') {
      response.destroy()
      return
    }
    const { status, body } =
      fault === undefined ? (answer ?? notFound) : { status: fault.answer, body: { message: 'fault' } }
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(body === undefined ? undefined : JSON.stringify(body))
  }

  #answer({ method, headers }: IncomingMessage, url: URL, path: string, fields: unknown): Answer {
    const isJob = headers['job-token'] === jobToken
    if (!isJob && headers['private-token'] !== gitlabToken) return unauthorized
    const given = Object.fromEntries(Object.entries(typeof fields === 'object' && fields !== null ? fields : {}))
    const [, resource, id, sub, subId] = path.split('/')
    if (resource === 'environments') return this.#environment(`${method} ${sub ?? ''}`.trim(), id, url, given)
    if (resource === 'deployments') return this.#deployments(url)
    if (isJob) return unauthorized
    if (resource === 'user') return { status: 200, body: own }
    if (resource !== 'merge_requests' || id !== String(this.mergeRequest.iid)) return notFound
    return sub === 'notes' ? this.#note(method ?? '', subId, url, given) : { status: 200, body: this.mergeRequest }
  }

  #deployments({ searchParams }: URL): Answer {
    const named = this.deployments.filter(({ environment }) => environment === searchParams.get('environment'))
    const size = Number(searchParams.get('per_page') ?? 20)
    const start = (Number(searchParams.get('page') ?? 1) - 1) * size
    const rows = named.map(({ environment, ...row }, index) => ({
      id: index + 1,
      environment: { name: environment },
      ...row,
    }))
    return { status: 200, body: rows.toReversed().slice(start, start + size) }
  }

  #environment(asked: string, id: string | undefined, { searchParams }: URL, given: Fields): Answer {
    const name = String(given['name'] ?? searchParams.get('name'))
    const named = this.environments.filter((each) => each.name === name)
    if (asked === 'GET') return { status: 200, body: named.map((row) => this.#shown(row)) }
    if (asked === 'POST') {
      if (named.length > 0) return { status: 400, body: { message: { name: ['has already been taken'] } } }
      const row = { id: this.#nextId++, name, description: null, external_url: null, state: 'available' } as const
      this.environments.push({ ...row })
      return { status: 201, body: this.#set(this.environments.at(-1), given) }
    }
    const found = this.environments.find((each) => String(each.id) === id)
    if (found === undefined) return notFound
    if (asked === 'POST stop') found.state = given['force'] === true ? 'stopped' : 'stopping'
    return { status: 200, body: this.#set(found, given) }
  }

  /** Gives it as it is shown. */
  #set(row: GitLabEnvironmentRow | undefined, { description, external_url }: Fields): unknown {
    if (row === undefined) return undefined
    if (typeof description === 'string' && this.keepsDescriptions) row.description = description
    if (typeof external_url === 'string') row.external_url = external_url
    return this.#shown(row)
  }

  #shown({ description, ...row }: GitLabEnvironmentRow): unknown {
    return this.keepsDescriptions ? { ...row, description } : row
  }

  #note(method: string, id: string | undefined, { searchParams }: URL, given: Fields): Answer {
    const index = this.notes.findIndex((each) => String(each.id) === id)
    const found = this.notes[index]
    if (method === 'GET') {
      const size = Number(searchParams.get('per_page') ?? 20)
      const start = (Number(searchParams.get('page') ?? 1) - 1) * size
      return { status: 200, body: this.notes.slice(start, start + size) }
    }
    if (method === 'POST') {
      const row = { id: this.#nextId++, body: String(given['body']), author: own }
      this.notes.push(row)
      return { status: 201, body: row }
    }
    if (found === undefined) return notFound
    if (method === 'DELETE') {
      this.notes.splice(index, 1)
      return { status: 204 }
    }
    found.body = String(given['body'])
    return { status: 200, body: found }
  }
}

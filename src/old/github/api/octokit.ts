import process from 'node:process'
import type { Method } from '../../../contract/operation.ts'
import { readEventPayload } from '../../ci/github-event.ts'
import type { JsonApi } from '../../client/http/json-api.ts'
import { TaxiwayError } from '../../text/taxiway-error.ts'

/** GitHub's endpoints by name. Each goes through the fetch of ours. */
export type Octokit = InstanceType<typeof import('@actions/github/lib/utils').GitHub>

/** Sends one request, whole; `path` with its query. Rejects with the errors of our own client. */
export type Send = JsonApi['send']

/**
 * Octokit with one fetch of ours under it: one server alone gets the token, an answer is whole or an error, a limit is waited for, and the
 * signal and the time of the caller end what is under way. Octokit's own ways to repeat, to wait and to log in are not used.
 */
export async function openOctokit(apiUrl: string, send: Send): Promise<Octokit> {
  const { GitHub } = await importGitHub()
  return new GitHub({ baseUrl: apiUrl, request: { fetch: fetchThrough(apiUrl, send) } })
}

/** What our fetch rejected with, which Octokit wraps in an error of its own. */
export function findCause(error: unknown): unknown {
  return error instanceof Error && error.name === 'HttpError' && error.cause !== undefined ? error.cause : error
}

interface FetchInit {
  readonly method: Method
  readonly body?: string
}

function fetchThrough(apiUrl: string, send: Send) {
  const { origin } = new URL(apiUrl)
  return async (address: string, { method, body }: FetchInit) => {
    const url = new URL(address)
    if (url.origin !== origin) {
      throw new TaxiwayError('unreadable', `GitHub names a page on another server, ${url.origin}: it is not read.`)
    }
    const sent = body === undefined ? undefined : JSON.parse(body)
    const { value, link, answeredAtMs } = await send(method, url.pathname + url.search, sent)
    const headers = new Map([['content-type', 'application/json']])
    if (link !== undefined) headers.set('link', link)
    if (answeredAtMs !== undefined) headers.set('date', new Date(answeredAtMs).toUTCString())
    // A `Response` would load an HTTP client of Node's own.
    return { status: value === undefined ? 204 : 200, url: address, headers, text: async () => JSON.stringify(value) }
  }
}

/**
 * The package reads the event's file while it is imported: a pipe would hang the import, what is not JSON would fail it, and of a file that
 * is missing it would print a line.
 */
async function importGitHub() {
  const { env } = process
  const path = env['GITHUB_EVENT_PATH']
  const isReadable = readEventPayload(env).kind === 'found'
  if (!isReadable) delete env['GITHUB_EVENT_PATH']
  try {
    return await import('@actions/github/lib/utils')
  } finally {
    if (!isReadable && path !== undefined) env['GITHUB_EVENT_PATH'] = path
  }
}

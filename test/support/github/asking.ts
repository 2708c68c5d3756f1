import { githubToken } from '../runner/run-action.ts'
import type { GithubApi } from './github-api.ts'

/** GitHub's answer. */
export interface Said {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The parsed body; undefined if it is not JSON. */
  readonly json: ReturnType<typeof JSON.parse>
}

/** Sends a request like a correct client. `line` is `METHOD /path?query`. */
export async function ask(
  hub: GithubApi,
  line: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Said> {
  const [method = 'GET', path = ''] = line.split(' ')
  const response = await fetch(path.startsWith('http') ? path : hub.url + path, {
    method,
    headers: {
      authorization: `token ${githubToken}`,
      accept: 'application/vnd.github.v3+json',
      'user-agent': 'tests',
      ...(body === undefined ? {} : { 'content-type': 'application/json; charset=utf-8' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') === true
  return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : undefined }
}

/** The repository in paths. */
export const repo = '/repos/ada/harbor'

/** A minimal deployment. */
export const deployment = { ref: 'main', auto_merge: false, required_contexts: [] }

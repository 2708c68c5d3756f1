import { isLoopback } from '../../client/base-url.ts'
import { hasMoved, maximumRedirects, parseRedirect } from '../../client/http/redirect.ts'
import { readText } from '../../client/http/response-body.ts'
import type { HttpResponse, RequestBody } from '../../client/http/transport.ts'
import { UndiciTransport } from '../../client/http/undici-transport.ts'
import { whyNoAnswer } from '../../client/http/unreachable.ts'
import type { Method } from '../../contract/operation.ts'

/** What GitHub's client hands over. */
interface FetchOptions {
  readonly method: Method
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
  readonly signal: AbortSignal
}

/** For the whole process: the services of a fleet share the connections. */
const transports = { proxied: new UndiciTransport(), direct: new UndiciTransport('direct') }
/** Those of an answer that are read. */
const headerNames = ['content-type', 'date', 'retry-after', 'x-ratelimit-remaining', 'x-ratelimit-reset']

/**
 * As much of the web's `fetch` as GitHub's client needs, over the HTTP client that each run loads anyway. Follows redirects on the
 * same server, which GitHub sends for a repository that was renamed.
 */
export async function fetchFromGitHub(address: string, { method, headers, body, signal }: FetchOptions) {
  const transport = isLoopback(new URL(address).hostname) ? transports.direct : transports.proxied
  const fixed = { operation: 'GitHub', method, headers, body: bodyOf(body), headersTimeoutMs: 0, idleTimeoutMs: 0 }
  try {
    let url = new URL(address)
    for (let hops = 0; ; hops++) {
      const { origin, pathname, search } = url
      const response = await transport.send({ ...fixed, origin, path: pathname + search, signal })
      const redirect = parseRedirect(response.status, response.header('location'), url)
      const mayFollow = hops < maximumRedirects && (method === 'GET' || hasMoved(response.status))
      if (redirect?.kind !== 'here' || !mayFollow) return await readAnswer(response)
      response.discard()
      url = new URL(redirect.path, url)
    }
  } catch (error) {
    signal.throwIfAborted()
    throw new Error(whyNoAnswer(error), { cause: error })
  }
}

async function readAnswer(response: HttpResponse) {
  const text = await readText('GitHub', response)
  const headers = headerNames.map((name) => [name, response.header(name)] as const)
  return {
    status: response.status,
    headers: new Map(headers.filter(([, value]) => value !== undefined)),
    text: async () => text,
  }
}

function bodyOf(text: string | undefined): RequestBody | undefined {
  if (text === undefined) return undefined
  const bytes = Buffer.from(text)
  return {
    length: bytes.length,
    async *chunks() {
      yield bytes
    },
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { listen } from '../http/server.ts'

/** A server that a redirect leads to, and that must never get the key. */
export interface RedirectTarget extends AsyncDisposable {
  /** By another name than that of the platform, so that no client takes it for the same host. */
  readonly url: string
  /** Whether a request brought the key, in its address, a header or its body. */
  readonly hasKey: boolean
}

/** The bytes of a body that are looked through. */
const mostBytes = 2 ** 20

/** Starts one, which answers everything with an empty object. */
export async function startRedirectTarget(key: string): Promise<RedirectTarget> {
  let hasKey = false
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '', rawHeaders } = request
    let text = `${url}\n${rawHeaders.join('\n')}\n`
    hasKey ||= text.includes(key)
    for await (const chunk of request) if (text.length < mostBytes) text += String(chunk)
    hasKey ||= text.includes(key)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }
  const { port, close } = await listen(answer, 0)
  return {
    url: `http://localhost:${port}`,
    get hasKey() {
      return hasKey
    },
    [Symbol.asyncDispose]: close,
  }
}

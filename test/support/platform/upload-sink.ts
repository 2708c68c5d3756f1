import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen } from '../loopback.ts'

/** A platform that accepts uploads and nothing else, with the timing and the answer that the test sets. */
export interface UploadSink extends AsyncDisposable {
  readonly url: string
  readonly key: string
  /** `METHOD /path` of the received requests, in order. */
  readonly seen: readonly string[]
}

export interface SinkScript {
  /** Awaited before a request is read; it may read some of the body itself. */
  hold?(request: IncomingMessage): Promise<void> | void
  /** The answer to a complete upload, instead of a 201. */
  answer?(response: ServerResponse): void
}

/** Its key may not list projects, so that Taxiway does not wait to see whether a lost upload had an effect. */
export async function uploadSink({ hold, answer = created }: SinkScript = {}): Promise<UploadSink> {
  const seen: string[] = []
  const server = createServer(async (request, response) => {
    response.on('error', () => undefined)
    seen.push(`${request.method} ${request.url}`)
    try {
      await hold?.(request)
      for await (const _ of request);
    } catch {
      return // the client went away
    }
    if (request.method === 'POST') answer(response)
    else if (request.url === '/api/auth/me') reply(response, 200, { id: 'usr-1' })
    else reply(response, 403, { error: 'not for this key' })
  })
  const url = await listen(server)
  return {
    url,
    key: 'twk_an-upload-and-no-more',
    seen,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The inputs that upload the workspace's folder `app` to it and do not wait for the build. */
export function uploadTo({ url, key }: UploadSink): Record<string, string> {
  return {
    'base-url': url,
    'api-key': key,
    'archive-path': 'app',
    'project-slug': 'harbor',
    'service-name': 'quay',
    wait: 'false',
  }
}

function created(response: ServerResponse): void {
  reply(response, 201, { service: { id: 'svc-1', name: 'quay' }, deploymentId: 'dep-1' })
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

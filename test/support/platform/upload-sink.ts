import type { IncomingMessage, ServerResponse } from 'node:http'
import { LoopbackServer } from '../loopback.ts'

/**
 * A platform that accepts uploads and nothing else, with the timing that the test sets. Its key may not list projects, so
 * that Taxiway does not wait to see whether a lost upload had an effect.
 */
export class UploadSink extends LoopbackServer {
  readonly key = 'twk_an-upload-and-no-more'
  /** `METHOD /path` of the received requests, in order. */
  readonly seen: string[] = []
  readonly #hold: () => Promise<void>

  /** @param hold awaited before a request is read */
  constructor(hold = async (): Promise<void> => undefined) {
    super()
    this.#hold = hold
  }

  protected override async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('error', () => undefined)
    this.seen.push(`${request.method} ${request.url}`)
    try {
      await this.#hold()
      for await (const _ of request);
    } catch {
      return // the client went away
    }
    if (request.method === 'POST')
      reply(response, 201, { service: { id: 'svc-1', name: 'quay' }, deploymentId: 'dep-1' })
    else if (request.url === '/api/auth/me') reply(response, 200, { id: 'usr-1' })
    else reply(response, 403, { error: 'not for this key' })
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

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

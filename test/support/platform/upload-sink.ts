import type { IncomingMessage, ServerResponse } from 'node:http'
import { ServedRoutes } from './served.ts'

/**
 * A platform that accepts uploads and nothing else, with the timing that the test sets. Its key may not list projects, so
 * that Taxiway does not wait to see whether a lost upload had an effect.
 */
export class UploadSink extends ServedRoutes {
  readonly key = 'twk_an-upload-and-no-more'
  /** `METHOD /path` of the requests in order, however much of them came. */
  readonly seen: string[] = []
  readonly #hold: () => Promise<void>

  /** @param hold awaited before a request is read */
  constructor(hold = async (): Promise<void> => undefined) {
    super(({ route }) => {
      if (route === 'upload')
        return { status: 201, json: { service: { id: 'svc-1', name: 'quay' }, deploymentId: 'dep-1' } }
      return route === 'whoami' ? {} : { status: 403, json: { error: 'not for this key' } }
    })
    this.#hold = hold
  }

  protected override async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.seen.push(`${request.method} ${request.url}`)
    await this.#hold()
    await super.serve(request, response)
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

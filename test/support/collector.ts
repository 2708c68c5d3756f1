import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from './loopback.ts'

/** A collector of traces. */
export interface Collector extends AsyncDisposable {
  readonly url: string
  /** What names it to a program. */
  readonly environment: Readonly<Record<string, string>>
  readonly posts: readonly { readonly path: string | undefined; readonly body: string }[]
}

/** Opens a collector on loopback. Without an answer it keeps every request open. */
export async function openCollector({ answers = true } = {}): Promise<Collector> {
  const posts: { path: string | undefined; body: string }[] = []
  const server = createServer(async (request, response) => {
    posts.push({ path: request.url, body: await text(request) })
    if (answers) response.end('{}')
  })
  const url = await listen(server)
  return {
    url,
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: url },
    posts,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

import { type ReceivedRequest, serve } from '../contract/server.ts'

/** A collector of traces. */
export interface Collector extends AsyncDisposable {
  /** What names it to a program. */
  readonly environment: Readonly<Record<string, string>>
  readonly posts: readonly ReceivedRequest[]
}

/** Opens a collector on loopback. Without an answer it keeps every request open. */
export async function openCollector({ answers = true } = {}): Promise<Collector> {
  const server = await serve((response) => answers && response.end('{}'))
  return {
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: server.url },
    posts: server.received,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

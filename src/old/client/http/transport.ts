import type { Method } from '../../../contract/operation.ts'

/** A body of known length that can be read again from the start. */
export interface RequestBody {
  /** Bytes. */
  readonly length: number
  /** The bytes from the start, or their text if it is ASCII; called again if a request may be repeated. */
  chunks(): AsyncIterable<Uint8Array | string>
}

/** One HTTP request. */
export interface HttpRequest {
  /** The operation, for messages. */
  readonly operation: string
  /** As the contract writes it. */
  readonly method: Method
  /** Scheme, host and port, e.g. `https://platform.example`. */
  readonly origin: string
  /** Path and query, encoded; sent as it is. */
  readonly path: string
  /** By lower-case name, the key's included. */
  readonly headers: Readonly<Record<string, string>>
  /** Undefined if nothing is sent. */
  readonly body: RequestBody | undefined
  /** Milliseconds until the headers of the answer must have arrived, counted from the end of the request; 0 for no bound. */
  readonly headersTimeoutMs: number
  /** Milliseconds without a byte of the answer's body; 0 for no bound. */
  readonly idleTimeoutMs: number
  /** Ends the request at once, the answer's body included. */
  readonly signal: AbortSignal
}

/** The status and headers of an answer, and its body, which is read later. */
export interface HttpResponse {
  /** The HTTP status, whatever it is. */
  readonly status: number
  /** One header by its lower-case name; the first if there are several. */
  header(name: string): string | undefined
  /** Leaving the loop early closes the connection. Rejects with `NoAnswerError` if the body breaks off. */
  readonly body: AsyncIterable<Uint8Array>
  /** Closes the connection without reading the body. */
  discard(): void
}

/** Sends one request, without retry or redirect. Rejects with `NoAnswerError`, or with the signal's reason as soon as it aborts. */
export interface Transport extends AsyncDisposable {
  /** One request, one answer. */
  send(request: HttpRequest): Promise<HttpResponse>
}

/** The proxies to use instead of those of the environment. */
export interface ProxySettings {
  /** The proxy for https, e.g. `http://proxy.example:3128`; empty for none. */
  readonly https?: string
  /** Hosts that are reached directly, separated by commas. */
  readonly no?: string
}

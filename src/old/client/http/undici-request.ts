import { addAbortSignal, pipeline, Readable } from 'node:stream'
import type { BrotliDecompress, Gunzip, Inflate, ZstdDecompress } from 'node:zlib'
import type { Dispatcher } from 'undici'
import type { NameInput } from '../../text/input-name.ts'
import { message } from '../../text/message.ts'
import { NoAnswerError, UnreadableError } from '../errors.ts'
import type { HttpRequest, HttpResponse } from './transport.ts'
import { describeUnreachable, formatDetail, readCode } from './unreachable.ts'

type Decoder = Gunzip | Inflate | BrotliDecompress | ZstdDecompress
type Headers = Readonly<Record<string, string | string[] | undefined>>

/** The base-2 logarithm of the largest window that a server may use for zstd over HTTP (RFC 9659): 8 MB. */
const zstdWindowLog = 23

/**
 * One request of undici. It uses `dispatch` rather than `request`, as only `dispatch` shows whether a byte left: undici calls
 * `onRequestStart` when it is connected and before it writes.
 */
export class UndiciRequest implements Dispatcher.DispatchHandler {
  readonly #request: HttpRequest
  readonly #named: NameInput | undefined
  readonly #onEnd: () => void
  readonly #onAbort = (): void => this.#stop(this.#toReason(this.#request.signal.reason))
  readonly #response = Promise.withResolvers<HttpResponse>()
  #controller: Dispatcher.DispatchController | undefined
  #body: Readable | undefined
  /** Bytes of the body. */
  #received = 0
  /** Why it ended early. */
  #stopped: { readonly reason: unknown } | undefined
  #ended = false

  /**
   * @param named how errors name the inputs of whoever calls; undefined if the address is not one
   * @param onEnd is called at the end, possibly more than once
   */
  constructor(request: HttpRequest, named: NameInput | undefined, onEnd: () => void) {
    this.#request = request
    this.#named = named
    this.#onEnd = onEnd
    request.signal.addEventListener('abort', this.#onAbort, { once: true })
  }

  get response(): Promise<HttpResponse> {
    return this.#response.promise
  }

  /** True once there was a connection, so that bytes may have left. */
  get started(): boolean {
    return this.#controller !== undefined
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#stopped !== undefined) controller.abort(toError(this.#stopped.reason))
  }

  onResponseStart(controller: Dispatcher.DispatchController, status: number, headers: Headers): void {
    if (status < 200 || this.#stopped !== undefined) return
    const body = new Readable({
      read: () => controller.resume(),
      destroy: (error, done) => {
        if (!this.#ended) controller.abort(error ?? new Error('The answer was not wanted to its end'))
        this.#end()
        done(error)
      },
    })
    // An answer that is not read to its end may still break off: that must not be an uncaught error.
    body.on('error', () => {})
    this.#body = body
    this.#response.resolve({
      status,
      header: (name) => [headers[name]].flat()[0],
      body: this.#read(body, status, [headers['content-encoding'] ?? []].flat().join()),
      discard: () => body.destroy(),
    })
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#received += chunk.length
    if (this.#body?.push(chunk) === false) controller.pause()
  }

  onResponseEnd(): void {
    this.#ended = true
    this.#end()
    this.#body?.push(null)
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.fail(error)
  }

  /** The chunks of the request's body; if they fail, the request rejects with that error. */
  async *watch<Chunk>(chunks: AsyncIterable<Chunk>): AsyncGenerator<Chunk> {
    try {
      yield* chunks
    } catch (error) {
      this.#stop(error)
      throw error
    }
  }

  /** Ends it with an error of the connection. */
  fail(error: unknown): void {
    if (this.#stopped === undefined) this.#stop(this.#noAnswer(error))
    this.#end()
  }

  async *#read(body: Readable, status: number, encoding: string): AsyncGenerator<Uint8Array> {
    const { operation, signal } = this.#request
    const decoder = findDecoder(encoding)
    if (decoder === undefined) {
      body.destroy()
      const text = message`answer-encoding-unknown: ${operation}: the platform answered ${status} with the content encoding "${encoding.slice(0, 60)}", which Taxiway cannot read. It reads gzip, deflate, br and zstd.`
      throw new UnreadableError(text, { operation, status })
    }
    try {
      const decoded = decoder === 'identity' ? body : pipeline(body, decoder, () => {})
      // The last bytes of a body may still decompress to gigabytes, when the connection is closed already.
      yield* decoded === body ? body : addAbortSignal(signal, decoded)
      // Node ends behind a frame of zstd, though another one may follow.
      if (decoder !== 'identity' && /zstd/i.test(encoding) && decoder.bytesWritten < this.#received)
        throw new Error('it has several parts')
    } catch (cause) {
      if (this.#stopped !== undefined) throw this.#stopped.reason
      signal.throwIfAborted()
      if (decoder === 'identity') throw cause
      if (isCutOff(cause)) {
        // zlib does not take an empty body.
        if (decoder.bytesWritten === 0) return
        throw this.#noAnswer(cause)
      }
      const text = message`answer-not-decompressed: ${operation}: the platform answered ${status} with a body that could not be decompressed (${formatDetail(cause)}).`
      throw new UnreadableError(text, { operation, status, cause })
    }
  }

  #stop(reason: unknown): void {
    if (this.#ended || this.#stopped !== undefined) return
    this.#stopped = { reason }
    this.#response.reject(reason)
    this.#controller?.abort(toError(reason))
    this.#body?.destroy(toError(reason))
    this.#end()
  }

  #end(): void {
    this.#request.signal.removeEventListener('abort', this.#onAbort)
    this.#onEnd()
  }

  /** A timeout before there was a connection: nothing was sent. */
  #toReason(reason: unknown): unknown {
    if (!(reason instanceof NoAnswerError) || this.started) return reason
    const { operation, origin } = this.#request
    const named = this.#named
    const advice = named && ` Check ${named('base-url')}, and the network or proxy of this machine.`
    const text = `${operation}: ${origin} could not be reached in time.${advice ?? ''}`
    return new NoAnswerError(text, { operation, sent: false })
  }

  #noAnswer(cause: unknown): NoAnswerError {
    const { operation, origin } = this.#request
    const sent = this.started
    const text = sent
      ? message`connection-broken: ${operation}: the connection broke before the whole answer arrived (${formatDetail(cause)}).`
      : describeUnreachable(operation, origin, cause, this.#named)
    return new NoAnswerError(text, { operation, sent, cause, code: readCode(cause) || undefined })
  }
}

/** undici wants an Error to abort with; a signal's reason may be anything. */
function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('aborted', { cause: reason })
}

/** What undoes a `Content-Encoding` header; `identity` if there is none, undefined if it is unknown, or they are several. */
export function findDecoder(header: string): Decoder | 'identity' | undefined {
  const names = header.split(',').map((name) => name.trim().toLowerCase().replace(/^x-/, ''))
  const [name = 'identity', ...others] = names.filter((each) => each !== '' && each !== 'identity')
  if (others.length > 0) return undefined
  if (name === 'identity') return name
  // Loaded by the first answer that is compressed.
  const zlib = process.getBuiltinModule('node:zlib')
  switch (name) {
    case 'gzip':
      return zlib.createGunzip()
    case 'deflate':
      return zlib.createInflate()
    case 'br':
      return zlib.createBrotliDecompress()
    case 'zstd':
      return zlib.createZstdDecompress({ params: { [zlib.constants.ZSTD_d_windowLogMax]: zstdWindowLog } })
    default:
      return undefined
  }
}

/** Whether decompression failed because the compressed bytes end too early. */
function isCutOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'Z_BUF_ERROR'
}

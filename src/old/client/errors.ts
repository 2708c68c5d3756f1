import { TaxiwayError } from '../text/taxiway-error.ts'

/** What the body of an answer is, by how it begins. */
export type BodyKind = 'JSON' | 'broken JSON' | 'HTML' | 'plain text' | 'an empty body'

/**
 * A mistake of the caller: an argument, the address or the key. The message names the input, what is wrong and what to do. Nothing
 * was written; the platform may have been asked whose key it is, and what is there.
 */
export class InputError extends TaxiwayError {
  /** The name of the input or argument. */
  readonly input: string
  /** Whether an answer of the platform showed it; otherwise nothing was sent. */
  readonly answered: boolean

  constructor(input: string, message: string, { answered = false }: { readonly answered?: boolean } = {}) {
    super('input', message)
    this.input = input
    this.answered = answered
  }
}

/** An error status from the platform (contract: Errors). */
export class RefusedError extends TaxiwayError {
  /** Its name in the table, or method and path of an undocumented route. */
  readonly operation: string
  /** The HTTP status: 4xx, 5xx, or a redirect that was not followed. */
  readonly status: number
  /** The platform's `error`, cut to 500 characters; empty if it is not readable. */
  readonly said: string
  /** What the body was. Anything but JSON, and most of all HTML, is seldom an answer of this interface. */
  readonly found: BodyKind
  /** The minimum wait of `Retry-After`, in milliseconds. */
  readonly retryAfterMs: number | undefined

  constructor(
    message: string,
    details: Pick<RefusedError, 'operation' | 'status' | 'said' | 'retryAfterMs'> & { found?: BodyKind | undefined },
  ) {
    super('refused', message)
    this.operation = details.operation
    this.status = details.status
    this.said = details.said
    this.found = details.found ?? 'JSON'
    this.retryAfterMs = details.retryAfterMs
  }
}

/** A refused connection, a reset, a timeout, a redirect that was not followed. */
export class NoAnswerError extends TaxiwayError {
  /** Its name in the table, or method and path of an undocumented route. */
  readonly operation: string
  /** False only if it is certain that no byte of the request left: such a write may be repeated. */
  readonly sent: boolean
  /** The system's code for a connection that failed, such as `ENOTFOUND`; undefined for a timeout. */
  readonly code: string | undefined

  constructor(
    message: string,
    details: { operation: string; sent: boolean; cause?: unknown; code?: string | undefined },
  ) {
    super('no-answer', message, { cause: details.cause })
    this.operation = details.operation
    this.sent = details.sent
    this.code = details.code
  }
}

/** A success status with a body that cannot be read; the effect of a write is then unknown. */
export class UnreadableError extends TaxiwayError {
  /** Its name in the table, or method and path of an undocumented route. */
  readonly operation: string
  /** The HTTP status, a success. */
  readonly status: number
  /** What the body was; `JSON` if it had another shape. */
  readonly found: BodyKind
  readonly #body: unknown

  constructor(
    message: string,
    details: { operation: string; status: number; cause?: unknown; body?: unknown; found?: BodyKind | undefined },
  ) {
    super('unreadable', message, { cause: details.cause })
    this.operation = details.operation
    this.status = details.status
    this.found = details.found ?? 'JSON'
    this.#body = details.body
  }

  /** The parsed body, if it was JSON of another shape; it may hold secrets, so printing the error does not show it. */
  get body(): unknown {
    return this.#body
  }
}

/** A key that is refused so many times in a row is refused for good. */
export const refusalLimit = 2

export function isForbiddenStatus(status: number): boolean {
  return status === 401 || status === 403
}

export function isForbidden(error: unknown): boolean {
  return error instanceof RefusedError && isForbiddenStatus(error.status)
}

/** Whether the platform answered that something does not exist, or not for this key (contract: Errors, 404). */
/** How long the server asks for no request, if that is why it refused, in milliseconds. */
export function findLimit(error: unknown): number | undefined {
  return error instanceof RefusedError && error.status === 429 ? error.retryAfterMs : undefined
}

export function isMissing(error: unknown): error is RefusedError {
  return error instanceof RefusedError && (error.status === 404 || error.status === 410)
}

/** Whether a write may have taken effect although its answer does not say so (contract: Errors, 500). */
export function mayHaveTakenEffect(error: unknown): boolean {
  if (error instanceof NoAnswerError) return error.sent
  if (error instanceof UnreadableError) return true
  // A platform that does not know the operation has not done it.
  return error instanceof RefusedError && error.status >= 500 && error.status !== 501
}

/** The error by which a request failed; undefined if it did not. Rejects with the signal's reason, and with defects. */
export async function catchError(request: Promise<unknown>, signal: AbortSignal): Promise<TaxiwayError | undefined> {
  try {
    await request
    return undefined
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof TaxiwayError)) throw error
    return error
  }
}

import { TaxiwayError } from '../text/error.ts'

/** A mistake of the caller. The message names the input, what is wrong and what to do. Nothing was sent. */
export class InputError extends TaxiwayError {
  /** The name of the input or argument. */
  readonly input: string

  constructor(input: string, message: string) {
    super('input', message)
    this.input = input
  }
}

/** An error status from the platform (contract: Errors). */
export class RefusedError extends TaxiwayError {
  /** Its name in the table, or method and path of an undocumented route. */
  readonly operation: string
  /** The HTTP status: 4xx, 5xx, or a redirect that was not followed. */
  readonly status: number
  /** The platform's `error`, cut to 500 characters; empty where it is not readable. */
  readonly said: string
  /** The minimum wait of `Retry-After`, in milliseconds. */
  readonly retryAfterMs: number | undefined

  constructor(
    message: string,
    details: { operation: string; status: number; said: string; retryAfterMs: number | undefined },
  ) {
    super('refused', message)
    this.operation = details.operation
    this.status = details.status
    this.said = details.said
    this.retryAfterMs = details.retryAfterMs
  }
}

/** A refused connection, a reset, a timeout, a redirect that was not followed. */
export class NoAnswerError extends TaxiwayError {
  /** Its name in the table, or method and path of an undocumented route. */
  readonly operation: string
  /** False only where it is certain that no byte of the request left: such a write may be repeated. */
  readonly sent: boolean

  constructor(message: string, details: { operation: string; sent: boolean; cause?: unknown }) {
    super('no-answer', message, { cause: details.cause })
    this.operation = details.operation
    this.sent = details.sent
  }
}

/** A success status with a body that cannot be read; the effect of a write is then unknown. */
export class UnreadableError extends TaxiwayError {
  /** Its name in the table, or method and path of an undocumented route. */
  readonly operation: string
  /** The HTTP status, a success. */
  readonly status: number
  readonly #body: unknown

  constructor(message: string, details: { operation: string; status: number; cause?: unknown; body?: unknown }) {
    super('unreadable', message, { cause: details.cause })
    this.operation = details.operation
    this.status = details.status
    this.#body = details.body
  }

  /** The parsed body, where it was JSON of another shape; it may hold secrets, so printing the error does not show it. */
  get body(): unknown {
    return this.#body
  }
}

/** A key that is refused so many times in a row is refused for good. */
export const refusalLimit = 2

/** Whether the status refuses the key. */
export function isForbiddenStatus(status: number): boolean {
  return status === 401 || status === 403
}

/** Whether the platform refused the key. */
export function isForbidden(error: unknown): boolean {
  return error instanceof RefusedError && isForbiddenStatus(error.status)
}

/** An invalid input or argument. Nothing was sent. */
export class InputError extends Error {
  readonly code = 'invalid-input'
  /** The invalid input or argument, such as `base-url`. */
  readonly input: string

  constructor(input: string, message: string) {
    super(message)
    this.name = 'InputError'
    this.input = input
  }
}

/**
 * Why a call failed: `refused` by an error status, `redirected`, `unreachable` (never connected), `no-answer` (the
 * connection broke, or the time was up), or `unreadable` (an invalid answer).
 */
export type FailureCode = 'refused' | 'redirected' | 'unreachable' | 'no-answer' | 'unreadable'

/** A failed call of the platform. Its message never contains the API key. */
export class PlatformError extends Error {
  readonly code: FailureCode
  /** The operation of the contract. */
  readonly operation: string
  /** The status of the answer, if there was one. */
  readonly status: number | undefined
  /** How long the platform wants no requests (`Retry-After`), in milliseconds. */
  readonly retryAfterMs: number | undefined

  constructor(
    code: FailureCode,
    operation: string,
    message: string,
    details: { readonly status?: number; readonly retryAfterMs?: number | undefined; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause })
    this.name = 'PlatformError'
    this.code = code
    this.operation = operation
    this.status = details.status
    this.retryAfterMs = details.retryAfterMs
  }

  /**
   * The effect of the request on the platform. `none` if it never connected, or if the status is 300 to 499, except 303
   * and 408. Else `unknown`: a write may have taken effect, and must not be sent again.
   */
  get effect(): 'none' | 'unknown' {
    if (this.code === 'unreachable') return 'none'
    if (this.code === 'unreadable' || this.status === undefined) return 'unknown'
    // 303: done, with the result elsewhere. 408: the server gave up waiting for the rest of the request.
    return this.status >= 300 && this.status < 500 && ![303, 408].includes(this.status) ? 'none' : 'unknown'
  }
}

/** Whether the platform refused with one of these statuses. */
export function isRefused(error: unknown, ...statuses: readonly number[]): boolean {
  return error instanceof PlatformError && error.code === 'refused' && statuses.includes(error.status ?? 0)
}

/** Returns a failure of the platform as a value, for a call that a run can do without; throws anything else. */
export function onlyPlatformErrors(error: unknown): PlatformError {
  if (error instanceof PlatformError) return error
  throw error
}

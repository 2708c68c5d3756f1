/** An input or argument that cannot be used. Nothing was sent. */
export class InputError extends Error {
  readonly code = 'invalid-input'
  /** The input or argument that is wrong, such as `base-url`. */
  readonly input: string

  constructor(input: string, message: string) {
    super(message)
    this.name = 'InputError'
    this.input = input
  }
}

/**
 * Why a call failed: `refused` by an error status, `redirected`, `unreachable` (never connected), `no-answer` (the
 * connection broke, or the time was over), or `unreadable` (an answer that makes no sense).
 */
export type FailureCode = 'refused' | 'redirected' | 'unreachable' | 'no-answer' | 'unreadable'

/** A call of the platform that failed. The API key is not in its message. */
export class PlatformError extends Error {
  readonly code: FailureCode
  /** The operation of the contract. */
  readonly operation: string
  /** Of the answer, if there was one. */
  readonly status: number | undefined
  /** For how long the platform wants no request (`Retry-After`), in milliseconds. */
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
   * What the request did to the platform. `none` if it was never connected or answered with 300 to 499, but for 303 and 408; else
   * `unknown`: a write may have been done, and must not be sent again.
   */
  get effect(): 'none' | 'unknown' {
    if (this.code === 'unreachable') return 'none'
    if (this.code === 'unreadable' || this.status === undefined) return 'unknown'
    // 303: done, and to be seen elsewhere. 408: the server waited for the rest of the request.
    return this.status >= 300 && this.status < 500 && ![303, 408].includes(this.status) ? 'none' : 'unknown'
  }
}

/** Whether the platform refused with one of these statuses. */
export function isRefused(error: unknown, ...statuses: readonly number[]): boolean {
  return error instanceof PlatformError && error.code === 'refused' && statuses.includes(error.status ?? 0)
}

/** A question that the run can go on without: its failure is an answer. */
export function onlyPlatformErrors(error: unknown): PlatformError {
  if (error instanceof PlatformError) return error
  throw error
}

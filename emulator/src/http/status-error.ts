/** An error that is answered with a status and `{ error }` (contract: Errors). */
export class StatusError extends Error {
  readonly status: number
  /** Headers that belong to the status, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.name = 'StatusError'
    this.status = status
    this.headers = headers
  }
}

/** A 405 that names the methods of the path. */
export function methodError(allowed: readonly string[]): StatusError {
  return new StatusError(405, `This path takes only ${allowed.join(' and ')}.`, { allow: allowed.join(', ') })
}

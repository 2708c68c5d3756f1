/** An answer with an error status: `{ error }` (contract: Errors). */
export class Refusal extends Error {
  readonly status: number
  /** Headers that belong to the status, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.headers = headers
  }
}

/** Refuses a method; those that the path takes are named. */
export function methodRefusal(allowed: readonly string[]): Refusal {
  return new Refusal(405, `Only ${allowed.join(' and ')} can be asked for here.`, { allow: allowed.join(', ') })
}

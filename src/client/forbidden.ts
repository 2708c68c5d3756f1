import { RefusedError } from './errors.ts'

/** A key that is refused so many times in a row is refused for good (following: The verdict). */
export const refusalsThatCount = 2

/** Whether the status speaks of the key. */
export function forbids(status: number): boolean {
  return status === 401 || status === 403
}

/** Whether the platform answered that the key may not. */
export function isForbidden(error: unknown): boolean {
  return error instanceof RefusedError && forbids(error.status)
}

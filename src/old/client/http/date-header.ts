import type { HttpResponse } from './transport.ts'

/**
 * When an answer was given, by the clock of whoever gave it, in milliseconds since 1970; undefined if it does not say. A time that a
 * server wrote is compared with this alone: a clock of ours may be wrong.
 */
export function readAnswerTime({ header }: Pick<HttpResponse, 'header'>): number | undefined {
  // One with an `Age` comes from a cache, and its `Date` may be long past.
  const ms = header('age') === undefined ? Date.parse(header('date') ?? '') : Number.NaN
  return Number.isNaN(ms) ? undefined : ms
}

import type { Random } from '../time/clock.ts'

/** Tries of one call, the first included. */
export const maximumTries = 5

const firstWindowMs = 500
const widestWindowMs = 10_000

/** What the next wait depends on, apart from chance. */
export interface RetryQuestion {
  /** Tries made so far; at least 1. */
  readonly tries: number
  /** The minimum wait of the platform, in milliseconds. */
  readonly hintMs: number | undefined
  /** Milliseconds until the call must end. */
  readonly leftMs: number
}

/**
 * The wait before the next try, in milliseconds, or undefined where there is none: exponential backoff with full jitter (a
 * uniform choice from a doubling window), and never less than the platform's hint. A wait longer than the time left is not
 * started.
 */
export function nextWait(question: RetryQuestion, random: Random): number | undefined {
  if (question.tries >= maximumTries) return undefined
  const windowMs = Math.min(widestWindowMs, firstWindowMs * 2 ** (question.tries - 1))
  const wait = Math.max(Math.round(random() * windowMs), question.hintMs ?? 0)
  return wait < question.leftMs ? wait : undefined
}

/**
 * `Retry-After` as a minimum wait in milliseconds: seconds, or an HTTP date compared with `now`. Undefined where it is missing or
 * not readable; 0 for a date that has passed.
 */
export function parseRetryAfter(header: string | undefined, now: Date): number | undefined {
  const text = header?.trim()
  if (text === undefined || text === '') return undefined
  if (/^\d+(?:\.\d+)?$/.test(text)) return Math.ceil(Number(text) * 1000)
  // A date of RFC 9110 begins with the day's name; `Date.parse` alone would take much more, e.g. "-5".
  if (!/^[A-Za-z]{3,9},? /.test(text)) return undefined
  const date = Date.parse(text)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now.getTime())
}

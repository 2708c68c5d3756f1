import type { Answer } from './operations.ts'
import { refused } from './state.ts'

/** The number of requests per hour for the token of a job. */
const usual = 1_000
const hourMs = 3_600_000
const minuteMs = 60_000

/** A quota that differs from GitHub's. */
export interface QuotaScript {
  readonly requests: number
  /** Milliseconds until it resets, and up to a second more. */
  readonly resetMs: number
  /** How many requests that create content it takes in a minute; by default any number, for tests that are no flood. */
  readonly creationsPerMinute?: number
}

/** Counts requests, and refuses those over the quota until it resets. */
export class Quota {
  readonly #requests: number
  readonly #resetMs: number
  readonly #creationsPerMinute: number
  #used = 0
  #resetsAt = 0
  /** When content was created, within the last minute. */
  #created: number[] = []

  constructor(
    { requests, resetMs, creationsPerMinute = Infinity }: QuotaScript = { requests: usual, resetMs: hourMs },
  ) {
    this.#requests = requests
    this.#resetMs = resetMs
    this.#creationsPerMinute = creationsPerMinute
  }

  /** Counts one request; returns a refusal if it exceeds the quota. */
  take(method: string): Answer | undefined {
    const now = Date.now()
    if (method === 'POST') {
      this.#created = this.#created.filter((each) => each > now - minuteMs)
      const [oldest = now] = this.#created
      if (this.#created.length >= this.#creationsPerMinute)
        return secondaryLimit(Math.ceil((oldest + minuteMs - now) / 1_000))
      this.#created.push(now)
    }
    if (now >= this.#resetsAt) {
      this.#used = 0
      // In whole seconds, as it is announced.
      this.#resetsAt = Math.ceil((now + this.#resetMs) / 1_000) * 1_000
    }
    this.#used++
    if (this.#used <= this.#requests) return undefined
    return refused(403, 'API rate limit exceeded for installation ID 1234.')
  }

  /** GitHub's headers about it in each answer. The reset is in whole seconds since the epoch. */
  headers(): Record<string, string> {
    return {
      'x-ratelimit-limit': String(this.#requests),
      'x-ratelimit-remaining': String(Math.max(this.#requests - this.#used, 0)),
      'x-ratelimit-used': String(Math.min(this.#used, this.#requests)),
      'x-ratelimit-reset': String(this.#resetsAt / 1_000),
      'x-ratelimit-resource': 'core',
    }
  }
}

/** GitHub's answer to too many requests at once: a limit without a header. */
export function secondaryLimit(retryAfterSeconds: number): Answer {
  const message = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.'
  return refused(403, message, { 'retry-after': String(retryAfterSeconds) })
}

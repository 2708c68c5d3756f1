import type { Answer } from './operations.ts'
import { refused } from './state.ts'

/** How many requests a token has in an hour where a job made it. */
const usual = 1_000
const hourMs = 3_600_000

/** A quota that differs from GitHub's. */
export interface QuotaScript {
  readonly requests: number
  /** Milliseconds until it is whole again, and up to a second more. */
  readonly resetMs: number
}

/** Counts requests, and refuses what is over the quota until it is whole again. */
export class Quota {
  readonly #requests: number
  readonly #resetMs: number
  #used = 0
  #resetsAt = 0

  constructor({ requests, resetMs }: QuotaScript = { requests: usual, resetMs: hourMs }) {
    this.#requests = requests
    this.#resetMs = resetMs
  }

  /** Takes one request; answers it where that is one too many. */
  take(): Answer | undefined {
    const now = Date.now()
    if (now >= this.#resetsAt) {
      this.#used = 0
      // In whole seconds, as it is announced.
      this.#resetsAt = Math.ceil((now + this.#resetMs) / 1_000) * 1_000
    }
    this.#used++
    if (this.#used <= this.#requests) return undefined
    return refused(403, 'API rate limit exceeded for installation ID 1234.')
  }

  /** What GitHub says of it with each answer. The reset is in whole seconds of the epoch. */
  headers(): Record<string, string> {
    return {
      'x-ratelimit-limit': String(this.#requests),
      'x-ratelimit-remaining': String(Math.max(this.#requests - this.#used, 0)),
      'x-ratelimit-used': String(Math.min(this.#used, this.#requests)),
      'x-ratelimit-reset': String(this.#reset()),
      'x-ratelimit-resource': 'core',
    }
  }

  /** The same as `GET /rate_limit` has it, which costs nothing. */
  overview(): Record<string, unknown> {
    const used = Math.min(this.#used, this.#requests)
    const core = {
      limit: this.#requests,
      used,
      remaining: this.#requests - used,
      reset: this.#reset(),
      resource: 'core',
    }
    return { resources: { core, search: core, graphql: core }, rate: core }
  }

  #reset(): number {
    return this.#resetsAt / 1_000
  }
}

/** What GitHub says to too much at once: a limit that no header announces. */
export function secondaryLimit(retryAfterSeconds: number): Answer {
  const message = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.'
  return refused(403, message, { 'retry-after': String(retryAfterSeconds) })
}

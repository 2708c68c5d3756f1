/** What may happen a number of times at once, and then only as fast as time gives tokens back. A value: taking returns a new one. */
export interface TokenBucket {
  /** How many tokens there are at most. */
  readonly most: number
  /** One token comes back after so many milliseconds. */
  readonly everyMs: number
  /** When all tokens are back, if none is taken until then. */
  readonly fullAtMs: number
}

/** When the next token can be taken; a time in the past if there is one now. */
export function nextTokenMs({ most, everyMs, fullAtMs }: TokenBucket): number {
  return fullAtMs - (most - 1) * everyMs
}

/** The bucket after a token was taken at `atMs`. Without one it goes into debt, so ask `nextTokenMs` first. */
export function takeToken(bucket: TokenBucket, atMs: number): TokenBucket {
  return { ...bucket, fullAtMs: Math.max(bucket.fullAtMs, atMs) + bucket.everyMs }
}

/** The bucket at another rate from `atMs` on: the tokens that are missing come back at the new one. */
export function changeRate(bucket: TokenBucket, everyMs: number, atMs: number): TokenBucket {
  const missing = Math.max(0, bucket.fullAtMs - atMs) / bucket.everyMs
  return { ...bucket, everyMs, fullAtMs: atMs + missing * everyMs }
}

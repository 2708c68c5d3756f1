import type { Answer, OperationId } from './operations.ts'
import { secondaryLimit } from './quota.ts'
import type { GithubState } from './state.ts'

/** A false answer in place of the true one. */
export type FaultyAnswer =
  | Answer
  /** The connection is destroyed without an answer. */
  | 'reset'
  /** No answer at all. */
  | 'mute'
  /** GitHub's page with a unicorn, status 502. */
  | 'unicorn'
  /** Headers and half of the JSON, the connection closed. */
  | 'cut'
  /** The secondary rate limit, for so many seconds. */
  | { readonly retryAfter: number }

/** A fault in some of an operation's requests. */
export interface GithubFault {
  readonly on: OperationId | 'graphql'
  /** Which of the operation's requests, from 1; all of them if absent. */
  readonly nth?: readonly number[]
  /** Whether the request still takes effect. */
  readonly effect?: 'none' | 'happens'
  /** The true answer if absent. */
  readonly answer?: FaultyAnswer
  /** A side effect at that moment, before the effect of the request. */
  readonly meanwhile?: (github: GithubState) => void
}

const unicorn = '<!DOCTYPE html>\n<html><head><title>Unicorn! &middot; GitHub</title></head><body></body></html>\n'

/** How a request can be left without a whole answer. */
export type Left = 'reset' | 'mute' | 'cut'

/** The answer in place of the true one. */
export function faulty(answer: FaultyAnswer): Answer | Left {
  if (answer === 'unicorn') return { status: 502, body: unicorn }
  if (typeof answer === 'string') return answer
  return 'retryAfter' in answer ? secondaryLimit(answer.retryAfter) : answer
}

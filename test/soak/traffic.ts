import { existsSync, readFileSync } from 'node:fs'
import type { StepResult } from '../support/runner/run-action.ts'
import type { Plan } from './plan.ts'

/** What the process under test wrote down of its own requests and its end, in this order. Times are milliseconds since 1970. */
export type Traffic =
  | { readonly kind: 'sent'; readonly at: number; readonly method: string; readonly url: string }
  | {
      readonly kind: 'answered'
      readonly at: number
      readonly url: string
      readonly status: number
      /** Seconds of its clock. */
      readonly retryAfter: number | null
    }
  | { readonly kind: 'ended'; readonly at: number }

/** When a run began and ended by its own account, and what it sent to the platform. */
export interface Times {
  /** The first request to the platform; the start of the process if there was none. */
  readonly firstRequestMs: number
  /** The end of the process. */
  readonly endedMs: number
  readonly traffic: readonly Traffic[]
}

/** Reads what a step wrote into its traffic file. */
export function timesOf(file: string, { startedAt, endedAt, signal }: StepResult, platformUrl: string): Times {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const traffic = lines
    .flatMap((line): Traffic[] => (line.endsWith('}') ? [JSON.parse(line)] : []))
    .filter((entry) => entry.kind === 'ended' || entry.url.startsWith(platformUrl))
  // What is judged by it must not pass because it is not there.
  if (signal === null && traffic.at(-1)?.kind !== 'ended') throw new Error('the step wrote down no end')
  const wall = (ms: number): number => Date.now() - (performance.now() - ms)
  return {
    firstRequestMs: traffic.find(({ kind }) => kind === 'sent')?.at ?? wall(startedAt),
    // A killed process writes no end.
    endedMs: traffic.find(({ kind }) => kind === 'ended')?.at ?? wall(endedAt),
    traffic,
  }
}

/** How much too early a request may be sent, because timers and these times use whole milliseconds. */
const earlyMs = 5

/** A `Retry-After` of three seconds is 0.3 s of real time on the faster clock, and holds for every request that is sent after its headers arrived. */
export function earlyRequests({ traffic, plan }: Times & { readonly plan: Pick<Plan, 'timeFactor'> }): string[] {
  return traffic.flatMap((limited, index) => {
    if (limited.kind !== 'answered' || limited.status !== 429 || limited.retryAfter === null) return []
    const leastMs = (limited.retryAfter * 1_000) / plan.timeFactor - earlyMs
    const next = traffic.slice(index + 1).find(({ kind }) => kind === 'sent')
    if (next?.kind !== 'sent' || next.at >= limited.at + leastMs) return []
    const waitedMs = next.at - limited.at
    return [`it sent ${next.method} ${next.url} ${waitedMs} ms after ${limited.url} was told to wait ${leastMs} ms`]
  })
}

import { array, type InferOutput, nullable, object, string } from 'valibot'
import { type ServiceResult, serviceResult } from '../../report/service-result.ts'

/**
 * What an execution of a service leaves: the first record before its first request, which says that it began, the second one at its end,
 * with its result. An execution is one job that set out to deploy the service.
 */
export const executionRecord = object({
  /** Of the execution; no other has it. */
  id: string(),
  /** The executions that are known to have begun before this one, because it found their records when it began. */
  after: array(string()),
  /** How it ended; null in the record of its beginning. */
  result: nullable(serviceResult),
})
export type ExecutionRecord = InferOutput<typeof executionRecord>

/** What a file that was left for a service says. */
export type LeftRecord =
  | { readonly kind: 'record'; readonly attempt: number; readonly record: ExecutionRecord }
  /** What it says does not count, or cannot be read. Of which attempt it is, its name says; infinite if that does not say it either. */
  | { readonly kind: 'refused'; readonly attempt: number }
  /** Signed in this run for another plan: it says nothing of this one, unless a later attempt left it. */
  | { readonly kind: 'other plan'; readonly attempt: number }
  /** Signed in another run, of which it alone says something. */
  | { readonly kind: 'other run' }

/** The result of a service: that of the execution which began last, the proof that none began, or why it is not known. */
export type LatestResult =
  | { readonly kind: 'found'; readonly value: ServiceResult }
  | { readonly kind: 'absent'; readonly proof: 'nothing was left' | 'all is of another plan or run' }
  | { readonly kind: 'unknown'; readonly why: 'unfinished' | 'at once' | 'refused' | 'planned again' }

/**
 * The result that counts, of all that was left for a service.
 *
 * A later attempt begins after an earlier one has ended. Within an attempt only what an execution found says which came before it: the
 * clocks of two runners are never compared. Two executions that did not find each other's record began at once, as far as is known.
 */
export function latestResult(left: readonly LeftRecord[]): LatestResult {
  const own = left.filter((each) => each.kind === 'record' || each.kind === 'refused')
  if (own.length === 0) {
    return { kind: 'absent', proof: left.length === 0 ? 'nothing was left' : 'all is of another plan or run' }
  }
  const attempt = Math.max(...own.map((each) => each.attempt))
  // The plan in the folder is that of an earlier attempt, and so is what belongs to it.
  if (left.some((each) => each.kind === 'other plan' && each.attempt > attempt)) {
    return { kind: 'unknown', why: 'planned again' }
  }
  const newest = own.filter((each) => each.attempt === attempt)
  const records = newest.flatMap((each) => (each.kind === 'record' ? [each.record] : []))
  // It may be the record of an execution that began after all others.
  if (records.length < newest.length) return { kind: 'unknown', why: 'refused' }
  const before = new Set(records.flatMap(({ after }) => after))
  const last = records.filter(({ id }) => !before.has(id))
  const [id, ...others] = new Set(last.map((each) => each.id))
  if (id === undefined || others.length > 0) return { kind: 'unknown', why: 'at once' }
  const [result, ...more] = last.flatMap((each) => each.result ?? [])
  if (result === undefined) return { kind: 'unknown', why: 'unfinished' }
  return more.length === 0 ? { kind: 'found', value: result } : { kind: 'unknown', why: 'refused' }
}

/** The executions that an execution which finds this knows to have begun before it. */
export function begunBefore(left: readonly LeftRecord[]): string[] {
  return [...new Set(left.flatMap((each) => (each.kind === 'record' ? [each.record.id, ...each.record.after] : [])))]
}

import type { metricsRanges } from '../../../contract/limits.ts'
import type { Handler } from '../request-context.ts'
import { readTimestamp } from './timestamp.ts'

/** The default and the largest number of lines: the contract shows neither. */
const defaultLimit = 100
const largestLimit = 1_000

/** With `after`, search and time filters do not apply; a malformed time is ignored (contract: Logs and metrics). */
export const getLogs: Handler<'get_logs'> = (args, { visible, state }) => {
  const service = visible.service(args.id)
  const { after, before, q } = args
  // Every number is accepted: the contract documents no 400 here.
  const limit = Math.max(0, Math.min(args.limit ?? defaultLimit, largestLimit))
  const since = args.since === undefined ? undefined : readTimestamp(args.since)
  const until = args.until === undefined ? undefined : readTimestamp(args.until)
  const lines =
    after === undefined
      ? state.runtimeLogs.newest(service.id, { before, q, since, until }, limit)
      : state.runtimeLogs.after(service.id, after, limit, before)
  return { logs: lines.map((line) => ({ ...line })) }
}

const minute = 60_000
const hour = 60 * minute

/** The length of each range, and the period of one point. Milliseconds. */
const ranges: Readonly<Record<(typeof metricsRanges)[number], { readonly length: number; readonly step: number }>> = {
  '1h': { length: hour, step: minute },
  '6h': { length: 6 * hour, step: 5 * minute },
  '24h': { length: 24 * hour, step: 15 * minute },
  '7d': { length: 7 * 24 * hour, step: hour },
}

/** The contract shows no shape, so this one is the platform's own. A period in which nothing ran has no point. */
export const getMetrics: Handler<'get_metrics'> = async ({ id, range = '1h' }, { visible, state, sampler, now }) => {
  const service = visible.service(id)
  // So that a request right after the first deployment gets a point too.
  await sampler.measure()
  const { length, step } = ranges[range]
  const samples = state.samples.since(service.id, now().getTime() - length, step)
  return {
    range,
    stepSeconds: step / 1_000,
    points: samples.map(({ at, cpuPct, memoryBytes }) => ({ ts: new Date(at).toISOString(), cpuPct, memoryBytes })),
  }
}

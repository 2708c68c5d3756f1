import type { metricsRanges } from 'taxiway/contract'
import type { Handler } from '../request-context.ts'

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

const format = /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(\.\d+)?(?:[Zz]|([+-])(\d\d):(\d\d))$/

/**
 * An RFC 3339 timestamp as milliseconds since 1970. A finer fraction is rounded up, so that an earlier event does not seem to
 * have happened at that time. Undefined if the text is malformed, or the date does not exist.
 */
export function readTimestamp(given: string): number | undefined {
  const match = format.exec(given)
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1, 7).map(Number)
  const [offsetHour, offsetMinute] = [Number(match[9] ?? 0), Number(match[10] ?? 0)]
  // A leap second is written as second 60.
  if (hour > 23 || minute > 59 || second > 60 || offsetHour > 23 || offsetMinute > 59) return undefined
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  date.setUTCHours(hour, minute, second)
  const offset = (offsetHour * 60 + offsetMinute) * (match[8] === '-' ? -1 : 1)
  const milliseconds = Math.ceil(Number(`${match[7] ?? '.0'}e3`))
  return date.getTime() - offset * 60_000 + milliseconds
}

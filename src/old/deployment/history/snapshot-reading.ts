import { isMissing, RefusedError } from '../../client/errors.ts'
import type { FlowContext } from '../flow-context.ts'
import { failureBackoff } from '../verdict/poll-schedule.ts'
import { type HistoryReading, readNewestPage } from './history.ts'
import { searchHistory } from './history-polling.ts'
import { type HistorySnapshot, toSnapshot } from './snapshot.ts'

const mostHistoryReads = 3

/** What is known of the history before a request. */
export interface SnapshotReading {
  /** Undefined if the history could not be read. */
  readonly snapshot: HistorySnapshot | undefined
  /** The status, if two reads said that there is no such service, or not for this key. */
  readonly missing?: number | undefined
  /** The page that was read; undefined with the snapshot. */
  readonly page: HistoryReading | undefined
  /** When they were asked for, on the run's clock. */
  readonly askedAtMs: number
}

/** Reads which deployments are there before a request: three times at most, twice if they are refused as missing. Rejects with the signal's reason only. */
export async function readSnapshot(
  { platform, run }: Pick<FlowContext, 'platform' | 'run'>,
  serviceId: string,
  signal: AbortSignal = run.signal,
): Promise<SnapshotReading> {
  const askedAtMs = run.clock.now()
  let missing: number | undefined
  let confirmed: number | undefined
  const found = await searchHistory(platform, run, {
    signal,
    read: async (until) => ({ page: await readNewestPage(platform, serviceId, until) }),
    pauseMs: (_, failures) => failureBackoff(failures, run.random),
    isFinal: (error, reads) => {
      const status = isMissing(error) ? error.status : undefined
      if (missing !== undefined) confirmed = status
      missing = status
      // Another refusal comes again when it is asked again; a server error or a limit may not.
      const isRefusal = error instanceof RefusedError && error.status < 500 && error.status !== 429
      const isCertain = error.kind === 'input' || (isRefusal && status === undefined)
      return reads === mostHistoryReads || confirmed !== undefined || isCertain
    },
  })
  const page = 'page' in found ? found.page : undefined
  return { snapshot: page && toSnapshot(page), page, missing: confirmed, askedAtMs }
}

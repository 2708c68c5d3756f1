import { InputError } from '../../client/errors.ts'
import type { Platform } from '../../client/platform.ts'
import { findDeployment, type Row, readDetails, readPage, shortId } from '../../deploy/history.ts'
import { endRun, type Result } from '../../deploy/result.ts'
import { RunTime } from '../../deploy/run-time.ts'
import { outcomeOf, readStatus } from '../../deploy/status.ts'
import { buildVocabulary, type UserWords } from '../../deploy/words.ts'

export interface LookRequest {
  readonly serviceId: string
  /** The newest one by default. */
  readonly deploymentId: string | undefined
}

export interface LookOptions extends UserWords {
  readonly signal: AbortSignal
}

const lookMs = 20_000

/**
 * Looks once at the record of a deployment, without its log, and returns its state. While it is running, `outcome` is
 * `indeterminate`: an accepted deployment is not a success. Throws `InputError` if the history does not show it.
 */
export async function lookAt(platform: Platform, request: LookRequest, options: LookOptions): Promise<Result> {
  const time = new RunTime(platform.clock, options)
  const row = await findRow(platform, request, options.signal)
  const status = readStatus(row.record, buildVocabulary(options))
  const { word, kind } = status
  const says = word === undefined ? 'shows no status of it' : `says "${word}"`
  const name = shortId(row.id)
  const outcome = outcomeOf(status)
  const open = kind === 'ongoing' ? 'has not ended' : 'may not have ended'
  const reason =
    outcome === 'indeterminate'
      ? `Deployment ${name} ${open}: the platform ${says}.`
      : `Deployment ${name} has ended: the platform ${says}.`
  const { url, commits, names } = readDetails(row)
  const isShown = (fact: string | undefined): string | null =>
    fact === undefined || platform.holdsApiKey(fact) ? null : fact
  const ref = isShown(commits[0] ?? names[0])
  const facts = { serviceId: request.serviceId, deploymentId: row.id, ref, url: isShown(url), status: isShown(word) }
  return endRun(platform, time, { outcome, reason }, facts)
}

async function findRow(
  platform: Platform,
  { serviceId, deploymentId }: LookRequest,
  signal: AbortSignal,
): Promise<Row & { readonly id: string }> {
  const limits = { signal, attempts: 2, totalMs: lookMs }
  const rows =
    deploymentId === undefined
      ? (await readPage(platform, serviceId, limits)).rows
      : (await findDeployment(platform, { serviceId, deploymentId }, limits)).own
  for (const { id, record } of rows) if (id !== undefined) return { id, record }
  const which = deploymentId === undefined ? 'no deployment yet' : `no deployment "${deploymentId}"`
  throw new InputError('deployment', `Service "${serviceId}" has ${which}. Check the ids.`)
}

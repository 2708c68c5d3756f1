import { type OperationName, operations, type Result } from '../../../contract/operations.ts'
import {
  InputError,
  isForbidden,
  isMissing,
  NoAnswerError,
  RefusedError,
  UnreadableError,
} from '../../client/errors.ts'
import { readKeyKind } from '../../client/key-kind.ts'
import type { Platform } from '../../client/platform.ts'
import { Run, type RunOptions } from '../../client/time/run.ts'
import { silenceUntilAwaited } from '../../text/deferred-rejection.ts'
import { withoutFullStop } from '../../text/formats/shortening.ts'
import { message } from '../../text/message.ts'
import { TaxiwayError } from '../../text/taxiway-error.ts'
import { type Comparison, compareWithLive, compareWithRemembered } from '../forward/comparison.ts'
import type { ForwardRule } from '../forward/forward-guard.ts'
import { type HistoryReading, readRows } from '../history/history.ts'
import { serviceMissing } from '../history/missing-messages.ts'
import type { UserWords } from '../verdict/vocabulary.ts'
import type { UploadRule } from './create-from-archive.ts'
import { KeyCheck } from './preflight.ts'

/** A deploy or an upload that is only checked. */
export type Rehearsal =
  | {
      readonly kind: 'deploy'
      readonly serviceId: string
      readonly ref: string | undefined
      readonly importsVariables: boolean
      /** Keeps an older commit from replacing a newer one; by default any commit would be deployed. */
      readonly forward?: ForwardRule | undefined
    }
  | {
      readonly kind: 'upload'
      readonly projectSlug: string
      readonly environmentSlug: string | undefined
      readonly forward?: UploadRule | undefined
    }

/** What a rehearsal found. */
export interface Rehearsed {
  /** What could not be checked, as clauses. */
  readonly unchecked: readonly string[]
  /** How the commit lies to what is live; undefined if that does not matter. */
  readonly comparison: Comparison | undefined
}

const readTimeoutMs = 30_000

/**
 * Checks what a deploy would need, and writes nothing: the platform must answer, the key must be permitted, and the service or the
 * project must be there, as far as the interface shows it. Gives what could not be checked.
 *
 * @throws InputError naming what is wrong
 * @throws TaxiwayError if the platform does not answer, or not readably
 */
export async function rehearse(
  platform: Platform,
  rehearsal: Rehearsal,
  options: RunOptions & UserWords = {},
): Promise<Rehearsed> {
  const run = new Run(options)
  const isDeploy = rehearsal.kind === 'deploy'
  const operation = isDeploy ? 'deploy_service' : 'deploy_upload'
  const key = KeyCheck.of(run, platform)
  const reading = readTarget(run, platform, rehearsal)
  silenceUntilAwaited(reading)
  const answer = await key.require(operation, isDeploy ? { serviceId: rehearsal.serviceId } : {})
  if (answer.kind === 'untold') {
    const text = message`dry-run-unanswered: The platform did not say whose key it is. ${answer.error.message} Check ${platform.named('base-url')}, and whether the platform is up.`
    throw new InputError('base-url', text, { answered: true })
  }
  const { unchecked, page } = await reading
  const comparison = await compare(run, rehearsal, page, options)
  return { unchecked: [...unchecked, ...listUnchecked(rehearsal, operation, answer.identity)], comparison }
}

async function compare(
  run: Run,
  rehearsal: Rehearsal,
  page: HistoryReading | undefined,
  words: UserWords,
): Promise<Comparison | undefined> {
  if (rehearsal.forward === undefined) return undefined
  if (rehearsal.kind === 'upload') return await compareWithRemembered(run, rehearsal.forward.commit, rehearsal.forward)
  return await compareWithLive(run, { ref: rehearsal.ref, page, words }, rehearsal.forward)
}

/**
 * What the platform does not show of where it would be deployed to. The contract has no read of one service, so its history shows whether
 * it is there. Any key that may upload to a project may list its deleted services, and those of a project that is not there are not found.
 */
async function readTarget(
  run: Run,
  platform: Platform,
  rehearsal: Rehearsal,
): Promise<{ readonly unchecked: readonly string[]; readonly page?: HistoryReading }> {
  const options = { signal: run.signal, timeoutMs: Math.min(readTimeoutMs, run.remaining()) }
  const isDeploy = rehearsal.kind === 'deploy'
  try {
    if (isDeploy) {
      // What is live is hardly further back than the newest page.
      const page = await readRows(platform, rehearsal.serviceId, { ...options, retries: true, mostPages: 1 })
      return { unchecked: [], page }
    }
    await platform.call('list_deleted_services', { slug: rehearsal.projectSlug }, options)
    return { unchecked: [] }
  } catch (error) {
    const what = isDeploy ? `service ${rehearsal.serviceId}` : `project ${rehearsal.projectSlug}`
    if (!isMissing(error)) return { unchecked: [`whether ${what} exists (${explainUnknown(run, error)})`] }
    const text = isDeploy
      ? serviceMissing(rehearsal.serviceId, error.status, platform)
      : message`dry-run-project-missing: The platform shows no project "${rehearsal.projectSlug}" to this key (${error.status}). Check ${platform.named('project-slug')} for a typo, and whose key it is.`
    throw new InputError(isDeploy ? 'service-id' : 'project-slug', text, { answered: true })
  }
}

/** Why a look showed nothing; throws what makes a deploy impossible, such as a sign-in page in place of the history. */
function explainUnknown(run: Run, error: unknown): string {
  run.signal.throwIfAborted()
  if (!(error instanceof TaxiwayError) || error.kind === 'input' || error instanceof UnreadableError) throw error
  if (error instanceof RefusedError && error.status < 500 && error.status !== 429 && !isForbidden(error)) throw error
  if (error instanceof NoAnswerError && !error.sent) throw error
  return withoutFullStop(error.message)
}

/** What no read of the contract shows. */
function listUnchecked(rehearsal: Rehearsal, operation: OperationName, identity: Result<'whoami'>): readonly string[] {
  const { access } = operations[operation]
  const right = access.kind === 'capability' ? `${access.capability}:${access.level}` : operation
  const unchecked: string[] = []
  const isAccount = readKeyKind(identity) === 'account'
  if (isAccount) unchecked.push(`whether the account key may write`)
  else if (!identity.keyScope?.permissions) unchecked.push(`whether the key has ${right}`)
  if (rehearsal.kind === 'deploy') {
    const { ref, importsVariables } = rehearsal
    if (importsVariables && !isAccount) unchecked.push(`whether the key may import variables`)
    if (ref !== undefined) unchecked.push(`whether the service's repository has "${ref}"`)
  } else if (rehearsal.environmentSlug !== undefined) {
    unchecked.push(`whether environment "${rehearsal.environmentSlug}" exists`)
  }
  return unchecked
}

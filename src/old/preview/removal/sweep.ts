import { catchError, InputError } from '../../client/errors.ts'
import { type Connection, openPlatform, readConnection } from '../../config/connection.ts'
import type { Inputs } from '../../config/inputs.ts'
import type { Outcome } from '../../deployment/outcome.ts'
import type { Job } from '../../run/job.ts'
import { formatDuration } from '../../text/formats/duration.ts'
import { message } from '../../text/message.ts'
import { type Presence, toPresence } from './cleanup-result.ts'
import type { PreviewList, RememberedPreview } from './preview-list.ts'
import { tearDown } from './teardown-request.ts'

const requestTimeoutMs = 60_000

/** What a sweep did, and why it ended before it had come to all of them. */
export interface Swept {
  readonly removed: ReadonlySet<RememberedPreview>
  /** What another run had removed before. */
  readonly removedByOthers: ReadonlySet<RememberedPreview>
  readonly outcome: Outcome
  readonly why: string
}

/** @throws InputError naming the input; nothing was sent */
export function readRemoval(inputs: Inputs) {
  const teardown = inputs.get('teardown-request')
  if (teardown === undefined) {
    const text = message`sweep-without-request: A sweep needs ${inputs.named('teardown-request')}, because the platform documents no way to delete a service. Set it, such as \`DELETE /api/services/{id}\`.`
    throw new InputError('teardown-request', text)
  }
  return { connection: readConnection(inputs), teardown, timeoutMs: inputs.get('timeout') }
}

/** As the close of a preview does. Together with the platform's list of deleted services `missing` proves that this one is gone. */
export async function turnAutodeployOff(
  job: Job,
  connection: Connection,
  service: string,
  signal: AbortSignal,
): Promise<Presence> {
  await using platform = openPlatform(connection, job)
  const options = { signal, timeoutMs: requestTimeoutMs }
  return toPresence(await catchError(platform.call('set_autodeploy', { id: service, enabled: false }, options), signal))
}

/** All that remembers the service: its records, and the claims before them. A later claim may be that of the next service. */
function remembering({ records, claims }: RememberedPreview): readonly number[] {
  const [newest = 0] = records
  return [...new Set([...records, ...claims.filter((id) => id < newest)])]
}

/** Sends the request for each once at most, one after the other. A pull request whose state cannot be read is left alone. */
export async function sweep(
  job: Job,
  list: PreviewList,
  stale: readonly RememberedPreview[],
  { connection, teardown, timeoutMs }: ReturnType<typeof readRemoval>,
): Promise<Swept> {
  const signal = AbortSignal.any([job.signal, AbortSignal.timeout(timeoutMs)])
  const removed = new Set<RememberedPreview>()
  const removedByOthers = new Set<RememberedPreview>()
  let failures = 0
  const fail = (text: string): void => {
    failures++
    job.console.warn(text)
  }
  let underWay = ''
  /** For a job that is cancelled, and for whoever finishes one that is killed. */
  const noteUnderWay = (text: string): void => {
    underWay = text
    job.state.note({ sweeping: text })
  }
  noteUnderWay('')
  for (const preview of stale) {
    const { number, service, exists, isShared, records } = preview
    if (signal.aborted) break
    if (isShared && exists !== 'deleted') {
      job.console.notice(
        message`sweep-shared: Service ${service} of #${number} is left alone: another preview remembers it too.`,
      )
      continue
    }
    try {
      if (exists === 'deleted') {
        if ((await list.readState(preview)) !== 'due') continue
        if ((await turnAutodeployOff(job, connection, service, signal)) === 'missing') {
          await list.forget(preview)
          job.console.say(`Service ${service} of #${number} was deleted before, and is forgotten.`)
        } else
          job.console.notice(
            message`sweep-deleted-unproven: Service ${service} of #${number} is left alone: the platform lists it as deleted, and does not answer 404 for it.`,
          )
        continue
      }
      if (!(await list.isCreatedByUs(preview))) {
        job.console.notice(
          message`sweep-not-created: Service ${service} of #${number} is left alone: nothing says that Taxiway created it. If it is no longer needed, delete it in the dashboard of the platform.`,
        )
        continue
      }
      job.state.note({
        sweeping: message`sweep-stopped-claimed: The removal of service ${service} of #${number} was claimed, or was being claimed, and nothing was sent. While that claim is there, no sweep sends it.`,
      })
      const claim = await list.claimRemoval(preview)
      if (claim.kind !== 'ours') noteUnderWay('')
      if (claim.kind === 'in doubt')
        fail(
          message`sweep-in-doubt: An earlier run, or one beside this one, may have removed service ${service} of #${number}, and its answer was not seen. The request is not sent again: look at the dashboard. If the service is still there, delete GitHub deployment ${claim.id}, and the next sweep sends it; if it is gone, delete GitHub deployment ${remembering(preview).join(', ')}, which remembers it.`,
        )
      if (claim.kind === 'forgotten')
        job.console.notice(
          message`sweep-row-gone: GitHub deployment ${records.join(', ')}, which remembered service ${service} of #${number}, was deleted meanwhile. If no other run has ended the preview, the service still exists and is billed: look at the dashboard of the platform.`,
        )
      if (claim.kind === 'in doubt' || claim.kind === 'open' || claim.kind === 'forgotten') continue
      if (claim.kind === 'ours') {
        noteUnderWay(`Service ${service} of #${number} may have been removed: its answer was not seen.`)
        const sent = await tearDown(connection, teardown, service, { signal, timeoutMs: requestTimeoutMs })
        noteUnderWay('')
        if (sent.kind !== 'removed') {
          if (sent.kind !== 'unconfirmed') await list.endRemoval(claim.id, false)
          const why =
            sent.kind === 'missing'
              ? message`sweep-not-found: ${sent.why} Either it is gone, or ${job.inputs.named('teardown-request')} is wrong, or the key may not see it. With ${job.inputs.named('project-slug')} deleted services are told apart.`
              : sent.why
          const became =
            sent.kind === 'unconfirmed' ? 'may have been removed, which the dashboard shows' : 'was not removed'
          fail(`Service ${service} of #${number} ${became}: ${why}`)
          continue
        }
        const { method, path } = teardown
        job.console.say(`${method} ${path} removed service ${service} of #${number}.`)
      }
      if (claim.kind === 'ours') {
        removed.add(preview)
        await list.endRemoval(claim.id, true)
      } else removedByOthers.add(preview)
      await list.forget(preview)
    } catch (error) {
      if (signal.aborted) break
      const why = list.explain(error)
      if (list.isRefusedToAll(error)) {
        return { removed, removedByOthers, outcome: 'failed', why: `It ended there, because GitHub refused: ${why}.` }
      }
      fail(
        removed.has(preview) || removedByOthers.has(preview) || exists === 'deleted'
          ? message`sweep-not-forgotten: Service ${service} of #${number} was removed, and GitHub still remembers it: ${why}.`
          : `Service ${service} of #${number} is left alone: ${why}.`,
      )
    }
  }
  if (!signal.aborted) return { removed, removedByOthers, outcome: failures === 0 ? 'succeeded' : 'failed', why: '' }
  const [outcome, why] = job.signal.aborted
    ? (['aborted', 'The job was cancelled'] as const)
    : (['timed-out', `${job.inputs.named('timeout')} (${formatDuration(timeoutMs)}) passed`] as const)
  return { removed, removedByOthers, outcome, why: `${why} before the others. ${underWay}` }
}

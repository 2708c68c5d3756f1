import { InputError, isMissing, NoAnswerError, RefusedError } from '../../client/errors.ts'
import { Platform } from '../../client/platform.ts'
import { type Connection, readConnection } from '../../config/connection.ts'
import type { Inputs } from '../../config/inputs.ts'
import type { Request } from '../../config/kinds.ts'
import type { Outcome } from '../../deployment/outcome.ts'
import { githubRefusal } from '../../github/api/client.ts'
import { closedStatus, type Deployments } from '../../github/deployments/deployments.ts'
import { forgetPreview, type RememberedPreview, readSweepState } from '../../github/deployments/preview-list.ts'
import { hasClaimed } from '../../github/deployments/preview-memory.ts'
import { claimRemoval, endRemoval, type GitHubRemovalClaim, orGiveBack } from '../../github/deployments/removal.ts'
import type { Job } from '../../run/job.ts'
import { formatDuration } from '../../text/duration.ts'
import { TaxiwayError } from '../../text/error.ts'
import { message } from '../../text/message.ts'

const requestTimeoutMs = 60_000

/** What a sweep did, and why it ended before it had come to all of them. */
interface Swept {
  readonly removed: ReadonlySet<RememberedPreview>
  readonly outcome: Outcome
  readonly why: string
}

/** @throws InputError naming the input; nothing was sent */
export function readRemoval(inputs: Inputs) {
  const teardown = inputs.get('teardown-request')
  if (teardown === undefined) {
    const text = message`sweep-without-request: \`mode: sweep\` needs \`teardown-request\`, because the platform documents no way to delete a service. Set it, such as \`DELETE /api/services/{id}\`.`
    throw new InputError('teardown-request', text)
  }
  const { method, path } = teardown
  if (!path.includes('{id}')) {
    const text = message`sweep-without-id: \`teardown-request\` is the same for every service: "${method} ${path}". Put \`{id}\` where the id of the service belongs.`
    throw new InputError('teardown-request', text)
  }
  return { connection: readConnection(inputs), teardown, timeoutMs: inputs.get('timeout') }
}

/** Sends the request for each once at most, one after the other. A pull request whose state cannot be read is left alone. */
export async function sweep(
  job: Job,
  deployments: Deployments,
  stale: readonly RememberedPreview[],
  { connection, teardown, timeoutMs }: ReturnType<typeof readRemoval>,
): Promise<Swept> {
  const refs = job.context.sha === undefined ? [] : [job.context.sha, 'HEAD']
  const signal = AbortSignal.any([job.signal, AbortSignal.timeout(timeoutMs)])
  const removed = new Set<RememberedPreview>()
  let failures = 0
  const fail = (text: string): void => {
    failures++
    job.console.warn(text)
  }
  let underWay = ''
  for (const preview of stale) {
    const { number, service, isShared, records, created, claims } = preview
    if (signal.aborted) break
    if (isShared) {
      job.console.notice(
        message`sweep-shared: Service ${service} of #${number} is left alone: another preview remembers it too.`,
      )
      continue
    }
    try {
      if (!created && !(await hasClaimed(deployments, claims, service))) {
        job.console.notice(
          message`sweep-not-created: Service ${service} of #${number} is left alone: nothing says that Taxiway created it. If it is no longer needed, delete it in the dashboard of the platform.`,
        )
        continue
      }
      const claim = await claimWhatIsDue(deployments, preview, refs)
      if (claim.kind === 'in doubt')
        fail(
          message`sweep-in-doubt: An earlier run, or one beside this one, may have removed service ${service} of #${number}, and its answer was not seen. The request is not sent again: look at the dashboard. If the service is still there, delete GitHub deployment ${claim.id}, and the next sweep sends it; if it is gone, delete GitHub deployment ${records.join(', ')}, which remembers it.`,
        )
      if (claim.kind === 'forgotten') job.console.say(`Another run has ended the preview of #${number}.`)
      if (claim.kind === 'in doubt' || claim.kind === 'open' || claim.kind === 'forgotten') continue
      if (claim.kind === 'ours') {
        underWay = `Service ${service} of #${number} may have been removed: its answer was not seen.`
        const sent = await tearDown(connection, teardown, service, { signal, timeoutMs: requestTimeoutMs })
        underWay = ''
        if (sent.kind !== 'removed') {
          if (sent.kind !== 'unconfirmed') await endRemoval(deployments, claim.id, false)
          const why =
            sent.kind === 'missing'
              ? message`sweep-not-found: ${sent.why} Either it is gone, or \`teardown-request\` is wrong, or the key may not see it. With \`project-slug\` deleted services are told apart.`
              : sent.why
          const became =
            sent.kind === 'unconfirmed' ? 'may have been removed, which the dashboard shows' : 'was not removed'
          fail(`Service ${service} of #${number} ${became}: ${why}`)
          continue
        }
        const { method, path } = teardown
        job.console.say(`${method} ${path} removed service ${service} of #${number}.`)
      }
      removed.add(preview)
      if (claim.kind === 'ours') await endRemoval(deployments, claim.id, true)
      await forgetPreview(deployments, preview)
    } catch (error) {
      if (signal.aborted) break
      const why = githubRefusal(error, 'deployments: write')
      // Each other one would be refused in the same way: GitHub forbids it, or wants no more requests for now.
      if (error instanceof RefusedError && (error.status === 403 || error.status === 429)) {
        return { removed, outcome: 'failed', why: `It ended there, because GitHub refused: ${why}.` }
      }
      fail(
        removed.has(preview)
          ? message`sweep-not-forgotten: Service ${service} of #${number} was removed, and GitHub still remembers it: ${why}.`
          : `The preview of #${number} is left alone: ${why}.`,
      )
    }
  }
  if (!signal.aborted) return { removed, outcome: failures === 0 ? 'succeeded' : 'failed', why: '' }
  const [outcome, why] = job.signal.aborted
    ? (['aborted', 'The job was cancelled'] as const)
    : (['timed-out', `\`timeout\` (${formatDuration(timeoutMs)}) passed`] as const)
  return { removed, outcome, why: `${why} before the others. ${underWay}` }
}

/** What stands between gave up on the request, which may have arrived. */
function isCutShort({ status }: RefusedError): boolean {
  return status === 408 || status === 499
}

/** Whether this sweep sends the request. What another run has removed is only forgotten. */
async function claimWhatIsDue(
  deployments: Deployments,
  preview: RememberedPreview,
  refs: readonly string[],
): Promise<GitHubRemovalClaim | { readonly kind: 'open' | 'forgotten' }> {
  const state = await readSweepState(deployments, preview)
  if (state !== 'due') return { kind: state === 'over' ? 'removed' : state }
  const claim = await claimRemoval(deployments, preview.service, refs)
  if (claim.kind !== 'ours') return claim
  return await orGiveBack(deployments, claim.id, async () => {
    // The claim may have taken long.
    const { open } = await deployments.github.pullRequest(preview.number)
    if (open) {
      await endRemoval(deployments, claim.id, false)
      return { kind: 'open' }
    }
    // Only what is inactive can be deleted, by a person too.
    const [newest = 0] = preview.records
    await deployments.update(newest, { state: 'inactive', description: closedStatus })
    return claim
  })
}

/** What became of the request. A 404 does not say that the service is gone: the path may be wrong, or the key may not see it. */
export type Teardown =
  | { readonly kind: 'removed'; readonly status: number }
  /** `refused` did certainly nothing; after `unconfirmed` the service may be gone. */
  | { readonly kind: 'missing' | 'refused' | 'unconfirmed'; readonly why: string }

/**
 * Sends the user's request to remove a service: the contract documents none. It goes to the origin of `base-url`, whose path prefix is
 * not added. Rejects when the signal aborts.
 */
export async function tearDown(
  { baseUrl, apiKey }: Connection,
  { method, path }: Request,
  serviceId: string,
  options: { readonly signal: AbortSignal; readonly timeoutMs: number },
): Promise<Teardown> {
  await using origin = new Platform({ baseUrl: new URL(baseUrl).origin, apiKey })
  try {
    const { status } = await origin.request(method, path.replaceAll('{id}', encodeURIComponent(serviceId)), options)
    return { kind: 'removed', status }
  } catch (error) {
    options.signal.throwIfAborted()
    if (!(error instanceof TaxiwayError)) throw error
    const why = error.message
    if (isMissing(error)) return { kind: 'missing', why }
    const isUnsent = error.kind === 'input' || (error instanceof NoAnswerError && !error.sent)
    const isRefused = error instanceof RefusedError && error.status >= 400 && error.status < 500 && !isCutShort(error)
    return { kind: isUnsent || isRefused ? 'refused' : 'unconfirmed', why }
  }
}

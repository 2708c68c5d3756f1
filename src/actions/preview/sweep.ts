import { InputError, RefusedError } from '../../client/errors.ts'
import { type Connection, readConnection } from '../../config/connection.ts'
import type { Inputs } from '../../config/inputs.ts'
import type { Request } from '../../config/kinds.ts'
import { githubRefusal } from '../../github/api/client.ts'
import type { PreviewList, RememberedPreview } from '../../github/deployments/preview-list.ts'
import { formatDuration } from '../../text/duration.ts'
import { message } from '../../text/message.ts'
import type { Job } from '../shared/job.ts'
import { tearDown } from './teardown.ts'

const requestMs = 60_000

/** How a service is removed. */
interface Removal {
  readonly connection: Connection
  readonly teardown: Request
  readonly timeoutMs: number
}

/** What a sweep did. */
export interface Swept {
  readonly removed: ReadonlySet<RememberedPreview>
  readonly failures: number
  /** Why it ended before it had come to all of them. */
  readonly stopped?: { readonly outcome: 'aborted' | 'timed-out' | 'failed'; readonly why: string }
}

/** @throws InputError naming the input; nothing was sent */
export function readRemoval(inputs: Inputs): Removal {
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
  list: PreviewList,
  stale: readonly RememberedPreview[],
  { connection, teardown, timeoutMs }: Removal,
): Promise<Swept> {
  const signal = AbortSignal.any([job.signal, AbortSignal.timeout(timeoutMs)])
  const removed = new Set<RememberedPreview>()
  let failures = 0
  const fail = (text: string): void => {
    failures++
    job.console.warn(text)
  }
  let underWay = ''
  for (const preview of stale) {
    const { number, service, isShared, records } = preview
    if (signal.aborted) break
    if (isShared) {
      job.console.notice(
        message`sweep-shared: Service ${service} of #${number} is left alone: another preview remembers it too.`,
      )
      continue
    }
    try {
      const state = await list.stateOf(preview)
      if (state === 'in doubt')
        fail(
          `An earlier sweep may have removed service ${service} of #${number}, and its answer was not seen. It is not sent again: look at the dashboard, and delete GitHub deployment ${records[0]} once the service is gone.`,
        )
      if (state === 'in doubt' || state === 'open') continue
      if (state === 'due') {
        await list.mark(preview, true)
        underWay = `Service ${service} of #${number} may have been removed: its answer was not seen.`
        const sent = await tearDown(connection, teardown, service, { signal, timeoutMs: requestMs })
        underWay = ''
        if (sent.kind !== 'removed') {
          if (sent.kind !== 'unconfirmed') await list.mark(preview, false)
          const why =
            sent.kind === 'missing'
              ? message`sweep-not-found: ${sent.why} Either it is gone, or \`teardown-request\` is wrong, or the key may not see it. With \`project-slug\` deleted services are told apart.`
              : sent.why
          fail(`Service ${service} of #${number} was not removed: ${why}`)
          continue
        }
        const { method, path } = teardown
        job.console.say(`${method} ${path} removed service ${service} of #${number}.`)
      }
      removed.add(preview)
      await list.forget(preview)
    } catch (error) {
      if (signal.aborted) break
      const why = githubRefusal(error, 'deployments: write')
      // Each other one would be refused in the same way: GitHub forbids it, or wants no more requests for now.
      if (error instanceof RefusedError && (error.status === 403 || error.status === 429)) {
        const text = `It ended there, because GitHub refused: ${why}.`
        return { removed, failures, stopped: { outcome: 'failed', why: text } }
      }
      fail(`The preview of #${number} is left alone: ${why}.`)
    }
  }
  if (!signal.aborted) return { removed, failures }
  const why = job.signal.aborted
    ? `The job was cancelled before the others. ${underWay}`
    : `\`timeout\` (${formatDuration(timeoutMs)}) passed before the others. ${underWay}`
  const outcome = job.signal.aborted ? 'aborted' : 'timed-out'
  return { removed, failures, stopped: { outcome, why: why.trimEnd() } }
}

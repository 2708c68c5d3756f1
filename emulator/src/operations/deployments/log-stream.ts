import type { Dialect } from '../../dialect/dialect.ts'
import { StreamedBody } from '../../http/reply.ts'
import { isFinal } from '../../state/deployment-table.ts'
import type { PlatformState } from '../../state/platform-state.ts'
import type { Handler } from '../request-context.ts'
import { countLinesUpTo, type StreamedEvent, toStreamEvent } from './dialect-records.ts'

/** Lines that are read from the state at once: the memory that a slow reader costs. */
const batch = 500

export const streamDeploymentLogs: Handler<'stream_deployment_logs'> = ({ id }, context) => {
  const { visible, state, dialect, lastEventId = '' } = context
  const deployment = visible.deployment(id)
  const first = dialect.replay ? 0 : state.buildLogs.count(deployment.id)
  const seq = /^\d{1,15}$/.test(lastEventId) ? countLinesUpTo(dialect, Number(lastEventId)) : first
  return new StreamedBody('text/event-stream', (signal) =>
    eventStream(state, dialect, { deploymentId: deployment.id, seq }, signal),
  )
}

/** The wire format of an event; each line of `data` is a field of its own. */
export function encodeEvent({ id, event, data }: StreamedEvent): string {
  const fields = data.split(/\r\n|\r|\n/).map((line) => `data: ${line}\n`)
  if (event !== undefined) fields.unshift(`event: ${event}\n`)
  if (id !== undefined) fields.unshift(`id: ${id}\n`)
  return `${fields.join('')}\n`
}

/**
 * The build log of a deployment as server-sent events: the stored lines after `seq`, then each line as soon as it is stored,
 * until the deployment has ended and its last line was sent, or the signal aborts.
 */
async function* eventStream(
  state: PlatformState,
  dialect: Dialect,
  from: { readonly deploymentId: string; readonly seq: number },
  signal: AbortSignal,
): AsyncGenerator<string> {
  let { seq } = from
  let ended = false
  while (!signal.aborted) {
    const lines = state.buildLogs.after(from.deploymentId, seq, batch)
    const last = lines.at(-1)
    if (last) {
      seq = last.seq
      yield lines.map((line) => encodeEvent(toStreamEvent(dialect, line))).join('')
      continue
    }
    const deployment = state.deployments.byId(from.deploymentId)
    if (!deployment) return
    if (isFinal(deployment.stage) && !ended) {
      ended = true
      if (typeof dialect.streamEnd === 'object') yield encodeEvent(dialect.streamEnd)
      if (dialect.streamEnd !== 'stay-open') return
    }
    const result = await state.changes.wait(from.deploymentId, dialect.heartbeatMs, signal)
    if (result === 'timeout') yield ':\n\n'
  }
}

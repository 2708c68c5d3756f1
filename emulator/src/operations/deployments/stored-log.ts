import { StreamedBody } from '../../http/reply.ts'
import type { Handler, RequestContext } from '../request-context.ts'
import { countLinesSkipped, toStoredRecord } from './dialect-records.ts'

/** Lines that are read from the state at once: the memory that a slow reader costs. */
const batch = 500

export const getDeploymentLogs: Handler<'get_deployment_logs'> = ({ id, after }, context) => {
  const deployment = context.visible.deployment(id)
  const seq = after === undefined ? 0 : countLinesSkipped(context.dialect, after)
  return new StreamedBody('application/json', () => storedLog(deployment.id, seq, context))
}

/** One JSON array, a batch at a time. */
function* storedLog(deploymentId: string, after: number, { state, dialect }: RequestContext): Generator<string> {
  let opening = '['
  let seq = after
  const end = after + (dialect.logPage ?? Number.POSITIVE_INFINITY)
  while (seq < end) {
    const lines = state.buildLogs.after(deploymentId, seq, Math.min(batch, end - seq))
    const last = lines.at(-1)
    if (!last) break
    yield opening + lines.map((line) => JSON.stringify(toStoredRecord(dialect, line))).join(',')
    opening = ','
    seq = last.seq
  }
  yield opening === '[' ? '[]' : ']'
}

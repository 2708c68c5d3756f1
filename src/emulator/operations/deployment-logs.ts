import { Streamed } from '../http/answer.ts'
import { eventStream } from '../http/event-stream.ts'
import type { LogLine } from '../state/build-logs.ts'
import type { Handler, Scene } from './handler.ts'

/** Lines that are read from the state at once. */
const batch = 1_000

export const getDeploymentLogs: Handler<'get_deployment_logs'> = ({ id, after }, scene) => {
  const deployment = scene.sight.deployment(id)
  return new Streamed('application/json', () => jsonArray(storedLines(deployment.id, after ?? 0, scene)))
}

export const streamDeploymentLogs: Handler<'stream_deployment_logs'> = (
  { id },
  { sight, state, dialect, lastEventId },
) => {
  const deployment = sight.deployment(id)
  const seq = /^\d{1,15}$/.test(lastEventId ?? '') ? Number(lastEventId) : 0
  return new Streamed('text/event-stream', (signal) =>
    eventStream(state, dialect, { deploymentId: deployment.id, seq }, signal),
  )
}

function* storedLines(deploymentId: string, after: number, { state, dialect }: Scene): Generator<unknown[]> {
  let lines: LogLine[] = state.buildLogs.after(deploymentId, after, batch)
  for (let last = lines.at(-1); last; last = lines.at(-1)) {
    yield lines.map((line) => dialect.storedLine(line))
    lines = state.buildLogs.after(deploymentId, last.seq, batch)
  }
}

/** One JSON array, written a batch at a time: a log of any size costs no more memory than a batch. */
function* jsonArray(batches: Iterable<unknown[]>): Generator<string> {
  let opening = '['
  for (const items of batches) {
    yield opening + items.map((item) => JSON.stringify(item)).join(',')
    opening = ','
  }
  yield opening === '[' ? '[]' : ']'
}

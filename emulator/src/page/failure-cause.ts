import { StatusError } from '../http/status-error.ts'
import type { EmulatorContext } from '../operations/request-context.ts'

/** Finds why a deployment failed in its build log, whose lines come in batches, oldest first. Lines have numbers from 1. */
export type FindCause = (batches: Iterable<readonly string[]>) => {
  /** The line that says what failed; 0 if it was not found. */
  readonly line: number
  /** The lines that are shown, with their numbers; `…`, which has 0, marks a gap. */
  readonly lines: readonly { readonly at: number; readonly text: string }[]
}

/** Lines of a log that are read at once. */
const linesAtOnce = 1_000

/** Why a deployment failed, from its build log; null if it has not failed, or nothing here knows how to find that. Throws a 404. */
export function findCauseOfFailure({ state }: Pick<EmulatorContext, 'state'>, id: string, find: FindCause | undefined) {
  const deployment = state.deployments.byId(id)
  if (!deployment) throw new StatusError(404, `There is no deployment "${id}".`)
  if (deployment.stage !== 'failed' || find === undefined) return null
  return find(batchesOf(state, id))
}

function* batchesOf({ buildLogs }: EmulatorContext['state'], id: string): Generator<readonly string[]> {
  for (let last = 0; ; ) {
    const lines = buildLogs.after(id, last, linesAtOnce)
    if (lines.length === 0) return
    last = lines.at(-1)?.seq ?? last
    yield lines.map(({ text }) => text)
  }
}

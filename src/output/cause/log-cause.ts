import { removeControls } from '../../text/control-characters.ts'
import { LogExcerpt, type Numbered } from './excerpt.ts'

/** Why a deployment failed, from its build log: the lines that a run of a client shows, and the number of the one that says it. */
export interface LogCause {
  readonly line: number
  readonly lines: readonly Numbered[]
}

/** Finds the cause in a log that comes in batches, oldest first. The numbers count from 1. */
export function findCause(batches: Iterable<readonly string[]>): LogCause {
  const excerpt = new LogExcerpt()
  for (const lines of batches) excerpt.add(lines.map(lastFrame))
  return excerpt.failureAt()
}

/** What a terminal shows of a line in the end: one line stays one, so that the numbers are those of the log. */
function lastFrame(line: string): string {
  return removeControls(line.split('\r').findLast((frame) => frame !== '') ?? '')
}

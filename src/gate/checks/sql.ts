import { PlatformError } from '../../client/errors.ts'
import { operationOf } from '../../contract/operations.ts'
import { count, withoutFullStop } from '../../text/format.ts'
import { cleanLines } from '../../text/untrusted.ts'
import type { Check, CheckContext, Finding } from './check.ts'

/** A statement for the SQL console of the platform. */
export interface SqlOptions {
  /** The service id of the database. */
  readonly serviceId: string
  /** It may change data. */
  readonly query: string
}

const longestMs = 5 * 60_000
const mostLines = 10
const mayHaveRun = 'the statement may have run, and is not sent again'

/** Sends a statement once. The answer decides whether it failed: a failed statement is a 200 (contract: Errors). */
export function sqlCheck(options: SqlOptions): Check {
  return {
    name: 'sql',
    // This check has no events.
    // biome-ignore lint/correctness/useYield: a check is a generator
    run: async function* (context) {
      try {
        return await query(options, context)
      } catch (error) {
        if (context.signal.aborted) return failed(`the run was cancelled; ${mayHaveRun}`)
        if (!(error instanceof PlatformError)) throw error
        return failed(`${withoutFullStop(error.message)}${error.effect === 'unknown' ? `; ${mayHaveRun}` : ''}`)
      }
    },
  }
}

async function query({ serviceId, query }: SqlOptions, { platform, signal }: CheckContext): Promise<Finding> {
  const limits = { signal, attemptMs: longestMs, totalMs: longestMs }
  const answer = await platform.call('db_query', { id: serviceId, query }, limits)
  const failure = operationOf('db_query').hiddenFailure?.(answer)
  const { output } = answer
  const lines = cleanLines(output ?? '').filter((line) => line.trim() !== '')
  const more = lines.length > mostLines ? [`… and ${count(lines.length - mostLines, 'more line')}`] : []
  const shown = [...lines.slice(0, mostLines), ...more]
  if (failure !== undefined) return failed(withoutFullStop(failure), shown)
  if (typeof output === 'string') return { passed: true, evidence: ['the statement ran without an error', ...shown] }
  return failed('the answer has no output, so it is not known whether the statement failed')
}

function failed(found: string, lines: readonly string[] = []): Finding {
  return { passed: false, evidence: [found, ...lines] }
}

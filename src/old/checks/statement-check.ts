import { findStatementFailure } from '../../contract/hidden-failure.ts'
import { mayHaveTakenEffect } from '../client/errors.ts'
import { excerpt, withoutFullStop } from '../text/formats/shortening.ts'
import { TaxiwayError } from '../text/taxiway-error.ts'
import { type Check, type CheckContext, cleanEvidence, type Finding } from './check.ts'

/** A statement for the SQL console. */
export interface StatementOptions {
  /** The service id of the database. */
  readonly serviceId: string
  /** It may change data. */
  readonly query: string
  /** For the answer, in milliseconds; 5 minutes by default. */
  readonly timeoutMs?: number
}

const shownLines = 10
const longestFailure = 500
const mayHaveRun = `the statement may have run, and is not sent again`

/** Runs the statement once: if its answer is lost, the check fails and says that the statement may have run. */
export function statementCheck(options: StatementOptions): Check {
  return {
    name: 'SQL',
    provesVersion: true,
    doubt: mayHaveRun,
    needs: 'db_query',
    run: async (context) => {
      try {
        return await run(options, context)
      } catch (error) {
        context.signal.throwIfAborted()
        if (!(error instanceof TaxiwayError)) throw error
        const doubt = mayHaveTakenEffect(error) ? `; ${mayHaveRun}` : ''
        return { passed: false, summary: `${withoutFullStop(error.message)}${doubt}`, evidence: [] }
      }
    },
  }
}

async function run(options: StatementOptions, { platform, signal, clean }: CheckContext): Promise<Finding> {
  const { serviceId, query, timeoutMs = 300_000 } = options
  const answer = await platform.call('db_query', { id: serviceId, query }, { signal, timeoutMs })
  const { output } = answer
  const lines = (output ?? '').split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  const more = lines.length > shownLines ? [`… ${lines.length - shownLines} more lines`] : []
  const evidence = cleanEvidence([...lines.slice(0, shownLines), ...more], clean)
  const failure = findStatementFailure(answer)
  if (failure !== undefined) {
    return { passed: false, summary: excerpt(withoutFullStop(clean(failure)), longestFailure), evidence }
  }
  if (typeof output === 'string') return { passed: true, summary: 'the statement ran without an error', evidence }
  return { passed: false, summary: 'the answer has no output, so it is unknown whether the statement failed', evidence }
}

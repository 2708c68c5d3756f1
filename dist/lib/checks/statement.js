import { NoAnswerError, RefusedError, TaxiwayError, UnreadableError } from '../client/errors.js';
import { failureOfStatement } from '../contract/hidden-failure.js';
import { clauseOf } from './check.js';
import { evidenceOf, excerpt } from './excerpt.js';
const usualTimeoutMs = 300_000;
const shownLines = 10;
const longestFailure = 500;
const mayHaveRunText = 'the statement may have run, and is not sent again';
/** Runs the statement once and never again: where its answer is lost the check fails, and says that it may have run. */
export function statementCheck(options) {
    return {
        name: 'SQL',
        doubt: mayHaveRunText,
        needs: 'db_query',
        run: async (context) => {
            try {
                return await run(options, context);
            }
            catch (error) {
                context.signal.throwIfAborted();
                if (!(error instanceof TaxiwayError))
                    throw error;
                const doubt = mayHaveRun(error) ? `; ${mayHaveRunText}` : '';
                return { passed: false, summary: `${clauseOf(error.message)}${doubt}`, evidence: [] };
            }
        },
    };
}
async function run(options, { platform, signal, clean }) {
    const { serviceId, query, timeoutMs = usualTimeoutMs } = options;
    const answer = await platform.call('db_query', { id: serviceId, query }, { signal, timeoutMs });
    const { output } = answer;
    const lines = (output ?? '').split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
    const more = lines.length > shownLines ? [`… ${lines.length - shownLines} more lines`] : [];
    const evidence = evidenceOf([...lines.slice(0, shownLines), ...more], clean);
    const failure = failureOfStatement(answer);
    if (failure !== undefined) {
        return { passed: false, summary: excerpt(clauseOf(clean(failure)), longestFailure), evidence };
    }
    if (typeof output === 'string')
        return { passed: true, summary: 'the statement ran without an error', evidence };
    return {
        passed: false,
        summary: 'the answer shows no output, so nobody knows whether the statement failed',
        evidence,
    };
}
/** Whether an answer that says nothing of the effect leaves it open (contract: Errors, 500). */
function mayHaveRun(error) {
    if (error instanceof NoAnswerError)
        return error.sent;
    if (error instanceof UnreadableError)
        return true;
    return error instanceof RefusedError && error.status >= 500 && error.status !== 501;
}

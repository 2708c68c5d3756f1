import { endBeforePost } from './launch.js';
import { countServices, countStays } from './service-count.js';
/** What may be there after a creation whose answer nobody saw, and what to do, as a clause. */
export const serviceMayExist = 'a service may exist and be billed: look at the project before running this again';
/**
 * Sends it once, and after a lost answer once more at most: only where three counts over 30 s show as many services as before
 * it (following: Writes). Where they do not, or cannot be had, the end says that a service may exist.
 */
export async function createOnce(context, { what, projectSlug, post }) {
    const baseline = await countServices(context, projectSlug);
    let lostAnswers = 0;
    for (;;) {
        const end = await endBeforePost(context.run);
        if (end !== undefined)
            return end;
        const answer = await post();
        if (answer.kind === 'throttled')
            continue;
        if (answer.kind !== 'lost')
            return answer;
        lostAnswers++;
        const text = `The answer to the ${what} was lost (${answer.message}); looking whether a service was created.`;
        context.host.report({ kind: 'warning', text });
        const unchanged = baseline !== undefined && (await countStays(context, projectSlug, baseline));
        if (!unchanged) {
            const reason = `The answer to the ${what} was lost; ${serviceMayExist}.`;
            return { kind: 'ended', outcome: 'indeterminate', reason, mayExist: true };
        }
        if (lostAnswers === 2) {
            return { kind: 'ended', outcome: 'failed', reason: `Nothing was created: twice ${answer.message}` };
        }
    }
}

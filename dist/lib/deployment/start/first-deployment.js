import { isForbidden, refusalLimit, TaxiwayError } from '../../client/errors.js';
import { Run } from '../../client/time/run.js';
import { historyPages } from '../history.js';
import { idOf } from '../record.js';
/** A new service's history may lag behind its creation. */
const longestMs = 30_000;
const lookLimitMs = 15_000;
const waitsMs = [500, 1_000, 2_000];
const longestWaitMs = 5_000;
/**
 * The deployment that the creation of a service queued: the oldest of its history, waited for up to 30 s. Undefined where
 * none shows by then, or the history cannot be read.
 */
export async function firstDeployment(platform, serviceId, options = {}) {
    const run = new Run({ ...options, timeoutMs: Math.min(longestMs, options.timeoutMs ?? longestMs) });
    let refusals = 0;
    for (let look = 0; run.remaining() > 0 && (await run.waitForRetryAfter()); look++) {
        try {
            const limitMs = Math.min(lookLimitMs, run.remaining());
            const oldest = await run.within(limitMs, 'list_deployments', (signal) => oldestOf(platform, serviceId, signal));
            if (oldest !== undefined)
                return oldest;
            refusals = 0;
        }
        catch (error) {
            run.signal.throwIfAborted();
            if (!(error instanceof TaxiwayError))
                throw error;
            refusals = isForbidden(error) ? refusals + 1 : 0;
            if (refusals >= refusalLimit)
                return undefined;
        }
        const pauseMs = options.pollIntervalMs ?? waitsMs[look] ?? longestWaitMs;
        await run.sleep(Math.min(pauseMs, Math.max(0, run.remaining())));
    }
    return undefined;
}
async function oldestOf(platform, serviceId, signal) {
    let oldest;
    for await (const page of historyPages(platform, serviceId, signal)) {
        for (const row of page.deployments)
            oldest = idOf(row) ?? oldest;
    }
    return oldest;
}

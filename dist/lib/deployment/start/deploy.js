import { RefusedError, TaxiwayError } from '../../client/errors.js';
import { Run } from '../../client/time/run.js';
import { historyPages } from '../history.js';
import { Phases } from '../phases.js';
import { idOf } from '../record.js';
import { failureBackoff } from '../verdict/poll-schedule.js';
import { classifyWriteFailure, endBeforePost, launchAndFollow, preflightIn, } from './launch.js';
import { findLostDeploy } from './lost-deploy.js';
const postLimitMs = 60_000;
/** Kept before the deadline to look for what an unanswered POST did; half of what remains where that is less. */
const lookMs = 5_000;
const markLimitMs = 15_000;
const mostMarkReads = 3;
/** Between two tries while the service is busy; a fixed poll interval comes before it. */
const busyMs = [1_000, 2_000, 5_000];
const longestBusyMs = 10_000;
/**
 * Deploys a Git service and follows the deployment to its outcome. What the platform does is in the report.
 *
 * @throws InputError where the key's scope does not permit it; nothing was written then.
 */
export async function deploy(platform, request, host, options = {}) {
    const run = new Run(options);
    const phases = new Phases('requested');
    const doubt = 'a deployment may exist, look at the dashboard';
    const context = { platform, host, options, run, phases, doubt };
    return launchAndFollow(context, { serviceId: request.serviceId, ref: request.ref }, async () => {
        await preflightIn(run, platform, 'deploy_service', { serviceId: request.serviceId });
        return launchDeploy(context, request);
    });
}
async function launchDeploy(context, request) {
    const { platform, host, run } = context;
    const { serviceId, ref } = request;
    let known = await readNewest(context, serviceId);
    let lostAnswers = 0;
    let busy = 0;
    for (;;) {
        const end = await endBeforePost(run);
        if (end !== undefined)
            return end;
        const answer = await post(context, request, markOf(known));
        if (answer.kind === 'throttled')
            continue;
        if (answer.kind === 'busy') {
            const reason = await waitWhileBusy(context, request, { tries: ++busy, said: answer.message });
            if (reason !== undefined)
                return { kind: 'ended', outcome: 'skipped', reason };
            known = await readNewest(context, serviceId);
            continue;
        }
        if (answer.kind !== 'lost')
            return answer;
        lostAnswers++;
        host.report({
            kind: 'warning',
            text: `The answer to the deploy request was lost (${answer.message}); looking for its effect.`,
        });
        if (known === undefined) {
            return indeterminate('the history could not be read before it, so no deployment can be recognised as ours');
        }
        const finding = await findLostDeploy(platform, { serviceId, ref, knownIds: new Set(known) }, run);
        switch (finding.kind) {
            case 'adopt':
                if (finding.inferred)
                    host.report({ kind: 'warning', text: adoptedByInference(finding.id) });
                return { kind: 'accepted', deploymentId: finding.id, serviceId, ref, url: undefined, older: markOf(known) };
            case 'several':
                return indeterminate(`several new deployments could be ours: ${finding.ids.join(', ')}`);
            case 'unknown':
                return indeterminate(finding.why);
            case 'timed-out':
                return unresolved('timed-out', 'the timeout passed before its effect showed');
            case 'absent':
                if (lostAnswers < 2)
                    continue;
                return { kind: 'ended', outcome: 'failed', reason: `Nothing was deployed: twice ${answer.message}` };
            case 'look-again':
                throw new Error('a look that was not the last was returned');
            default:
                return finding;
        }
    }
}
/** Rows from before our POST end every later look. */
function markOf(known) {
    return known?.[0] === undefined ? { kind: 'unknown' } : { kind: 'row', id: known[0] };
}
/** The reason to give up, if there is one by then. */
async function waitWhileBusy({ host, options, run }, { whileBusy }, { tries, said }) {
    if (tries === 1)
        host.report({ kind: 'notice', text: `${said} It is tried again until the timeout.` });
    const pauseMs = options.pollIntervalMs ?? busyMs[tries - 1] ?? longestBusyMs;
    await run.sleep(Math.min(pauseMs, Math.max(0, run.remaining())));
    return await whileBusy?.();
}
async function post(context, { serviceId, ref, whileBusy }, older) {
    const { platform, run } = context;
    try {
        const timeoutMs = Math.min(postLimitMs, Math.max(run.remaining() - lookMs, run.remaining() / 2));
        const args = ref === undefined ? { id: serviceId } : { id: serviceId, ref };
        const answer = await platform.call('deploy_service', args, { signal: run.signal, timeoutMs });
        const { deploymentId } = answer;
        return { kind: 'accepted', deploymentId, serviceId, ref: answer.ref ?? ref, url: undefined, older };
    }
    catch (error) {
        const busy = error instanceof RefusedError && error.status === 409 && whileBusy !== undefined;
        if (!busy)
            return classifyWriteFailure(run, error);
        run.noteRetryAfter(error);
        run.inDoubt = false;
        return { kind: 'busy', message: error.message };
    }
}
/** Ids of the newest page before our POST, newest first: the mark. Undefined where three reads failed. */
async function readNewest({ platform, run }, serviceId) {
    for (let reads = 1; await run.waitForRetryAfter(); reads++) {
        try {
            const limitMs = Math.min(markLimitMs, run.remaining());
            return await run.within(limitMs, 'list_deployments', (signal) => firstIds(platform, serviceId, signal));
        }
        catch (error) {
            run.signal.throwIfAborted();
            if (!(error instanceof TaxiwayError))
                throw error;
            if (reads === mostMarkReads || isFinal(error))
                return undefined;
            await run.sleep(failureBackoff(reads, run.random));
        }
    }
    return undefined;
}
/** A platform that says no says it again; one that stumbles or throttles may not. */
function isFinal(error) {
    if (error.kind === 'input')
        return true;
    return error instanceof RefusedError && error.status < 500 && error.status !== 429;
}
async function firstIds(platform, serviceId, signal) {
    for await (const page of historyPages(platform, serviceId, signal)) {
        const ids = page.deployments.map(idOf).filter((id) => id !== undefined);
        if (ids.length > 0)
            return ids;
    }
    return [];
}
function indeterminate(why) {
    return unresolved('indeterminate', why);
}
function unresolved(outcome, why) {
    const reason = `The answer to the deploy request was lost, and ${why}; a deployment may be running, look at the dashboard.`;
    return { kind: 'ended', outcome, reason };
}
function adoptedByInference(id) {
    return `Deployment ${id} is taken for ours by inference: it is the only new one, and its record shows no ref.`;
}

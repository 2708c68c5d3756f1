import { UnreadableError } from '../client/errors.js';
import { endBeforePost, postedInVain, preflightIn } from './launch.js';
import { Run } from './run.js';
import { countServices, countStays } from './service-count.js';
const postLimitMs = 120_000;
/** Kept before the deadline to look for what an unanswered POST did; half of what remains where that is less. */
const lookMs = 5_000;
const mayExist = 'a service may exist and be billed: look at the project before running this again';
/**
 * Creates a billed service, which queues a deployment of its own. Sent once; after a lost answer a second time only where the
 * number of services proves that the first had no effect. The key is asked beforehand whether it may deploy at all.
 *
 * @throws InputError where the key's scope does not permit deployments, or an argument is wrong; nothing was written then.
 */
export async function createService(platform, request, host, options = {}) {
    const run = new Run(options);
    try {
        return await create(platform, request, host, run);
    }
    catch (error) {
        if (!run.signal.aborted || !run.inDoubt)
            throw error;
        const reason = `The run was cancelled before the platform's answer to the creation was seen; ${mayExist}.`;
        return { kind: 'ended', outcome: 'aborted', reason, mayExist: true };
    }
}
async function create(platform, request, host, run) {
    await preflightIn(run, platform, 'deploy_service', { isNew: true });
    const slug = request.projectSlug;
    const baseline = await countServices({ platform, run }, slug);
    let lostAnswers = 0;
    for (;;) {
        const end = await endBeforePost(run);
        if (end !== undefined)
            return endedIn(end);
        const answer = await post(platform, request, run);
        if (answer.kind === 'created')
            return answer;
        if (answer.kind === 'throttled')
            continue;
        if (answer.kind !== 'lost')
            return endedIn(answer);
        lostAnswers++;
        const text = `The answer to the creation was lost (${answer.message}); looking whether a service was created.`;
        host.tell({ kind: 'warning', text });
        const unchanged = baseline !== undefined && (await countStays({ platform, run }, slug, baseline));
        if (unchanged && lostAnswers < 2)
            continue;
        return unchanged
            ? { kind: 'ended', outcome: 'failed', reason: `Nothing was created: twice ${answer.message}`, mayExist: false }
            : {
                kind: 'ended',
                outcome: 'indeterminate',
                reason: `The answer to the creation of ${request.name} was lost; ${mayExist}.`,
                mayExist: true,
            };
    }
}
async function post(platform, request, run) {
    try {
        const timeoutMs = Math.min(postLimitMs, Math.max(run.remaining() - lookMs, run.remaining() / 2));
        const service = await platform.call('create_service', request, { signal: run.signal, timeoutMs });
        if (service.id)
            return { kind: 'created', serviceId: service.id, service };
        const details = { operation: 'create_service', status: 201 };
        throw new UnreadableError('create_service: the platform answered 201 with a service that has no id.', details);
    }
    catch (error) {
        return postedInVain(run, error);
    }
}
function endedIn(launch) {
    if (launch.kind === 'accepted')
        throw new Error('a creation accepts no deployment');
    return { ...launch, mayExist: false };
}

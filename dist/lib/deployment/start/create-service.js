import { UnreadableError } from '../../client/errors.js';
import { readId } from '../../client/fields.js';
import { Run } from '../../client/time/run.js';
import { classifyWriteFailure, preflightIn } from './launch.js';
import { createOnce, serviceMayExist } from './lost-creation.js';
const postLimitMs = 120_000;
/** Kept before the deadline to look for what an unanswered POST did; half of what remains where that is less. */
const lookMs = 5_000;
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
        const reason = `The run was cancelled before the platform's answer to the creation was seen; ${serviceMayExist}.`;
        return { kind: 'ended', outcome: 'aborted', reason, mayExist: true };
    }
}
async function create(platform, request, host, run) {
    await preflightIn(run, platform, 'deploy_service', { isNew: true });
    const what = `creation of ${request.name}`;
    const sending = { what, projectSlug: request.projectSlug, post: () => post(platform, request, run) };
    const answer = await createOnce({ platform, host, run }, sending);
    if (answer.kind === 'created')
        return answer;
    if (answer.kind === 'accepted')
        throw new Error('a creation accepts no deployment');
    const { outcome, reason, mayExist = false } = answer;
    return { kind: 'ended', outcome, reason, mayExist };
}
async function post(platform, request, run) {
    try {
        const timeoutMs = Math.min(postLimitMs, Math.max(run.remaining() - lookMs, run.remaining() / 2));
        const service = await platform.call('create_service', request, { signal: run.signal, timeoutMs });
        const serviceId = readId(service);
        if (serviceId !== undefined)
            return { kind: 'created', serviceId };
        const details = { operation: 'create_service', status: 201 };
        throw new UnreadableError('create_service: the platform answered 201 with a service that has no id.', details);
    }
    catch (error) {
        const serviceId = error instanceof UnreadableError ? readId(error.body) : undefined;
        return serviceId === undefined ? classifyWriteFailure(run, error) : { kind: 'created', serviceId };
    }
}

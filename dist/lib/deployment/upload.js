import { TaxiwayError } from '../client/errors.js';
import { endBeforePost, launchAndFollow, postedInVain, preflightIn, } from './launch.js';
import { Phases } from './phases.js';
import { shownUrl } from './record.js';
import { Run } from './run.js';
const serviceMayExist = 'a service may exist and be billed: look at the project before running this again';
const countLimitMs = 15_000;
const countsThatAgree = 3;
const countGapMs = 15_000;
/**
 * Creates a service from an archive and follows its first deployment. Each accepted request is another billed service,
 * so it is sent again only where the project's service count proves that the first had no effect.
 *
 * @throws InputError where the key's scope does not permit it; nothing was written then.
 */
export async function upload(platform, request, host, options = {}) {
    const run = new Run(options);
    const phases = new Phases('uploading');
    const context = { platform, host, options, run, phases, doubt: serviceMayExist };
    return launchAndFollow(context, { serviceId: undefined, ref: undefined }, async () => {
        await preflightIn(run, platform, 'deploy_upload');
        return launchUpload(context, request);
    });
}
async function launchUpload(context, request) {
    const baseline = await countServices(context, request.projectSlug);
    let lostAnswers = 0;
    for (;;) {
        const end = await endBeforePost(context.run);
        if (end !== undefined)
            return end;
        const answer = await post(context, request);
        if (answer.kind === 'throttled')
            continue;
        if (answer.kind !== 'lost')
            return answer;
        lostAnswers++;
        const text = `The answer to the upload was lost (${answer.message}); looking whether a service was created.`;
        context.host.tell({ kind: 'warning', text });
        const unchanged = baseline !== undefined && (await countStays(context, request.projectSlug, baseline));
        if (unchanged && lostAnswers < 2)
            continue;
        const reason = unchanged
            ? `Nothing was created: twice ${answer.message}`
            : `The answer to the upload was lost; ${serviceMayExist}.`;
        return { kind: 'ended', outcome: unchanged ? 'failed' : 'indeterminate', reason };
    }
}
async function post({ platform, run }, request) {
    const { projectSlug, environmentSlug, body } = request;
    const fields = environmentSlug === undefined ? { projectSlug } : { projectSlug, env: environmentSlug };
    try {
        const options = { signal: run.signal, timeoutMs: run.remaining() };
        const { deploymentId, service } = await platform.send('deploy_upload', fields, body, options);
        const url = service ? shownUrl(service) : undefined;
        const serviceId = service?.id ?? undefined;
        return { kind: 'accepted', deploymentId, serviceId, ref: undefined, url, older: { kind: 'nothing' } };
    }
    catch (error) {
        return postedInVain(run, error);
    }
}
/** The project's number of services, or undefined where the key may not list projects or the platform does not answer. */
async function countServices({ platform, run }, slug) {
    try {
        const timeoutMs = Math.min(countLimitMs, run.remaining());
        const projects = await platform.call('list_projects', {}, { signal: run.signal, timeoutMs });
        return projects.find((project) => project.slug === slug)?.serviceCount ?? undefined;
    }
    catch (error) {
        run.signal.throwIfAborted();
        if (!(error instanceof TaxiwayError))
            throw error;
        run.heed(error);
        return undefined;
    }
}
/** True where three reads over 30 s all show the number from before the POST. */
async function countStays(context, slug, baseline) {
    const { run } = context;
    for (let read = 1;; read++) {
        if (!(await run.mayAsk()) || (await countServices(context, slug)) !== baseline)
            return false;
        if (read === countsThatAgree)
            return true;
        if (run.remaining() < countGapMs)
            return false;
        await run.sleep(countGapMs);
    }
}

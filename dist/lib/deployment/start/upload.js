import { UnreadableError } from '../../client/errors.js';
import { isFields, readId } from '../../client/fields.js';
import { Run } from '../../client/time/run.js';
import { Phases } from '../phases.js';
import { readUrl } from '../record.js';
import { classifyWriteFailure, launchAndFollow, preflightIn, } from './launch.js';
import { createOnce, serviceMayExist } from './lost-creation.js';
import { findLostDeploy } from './lost-deploy.js';
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
    const { projectSlug } = request;
    const answer = await createOnce(context, { what: 'upload', projectSlug, post: () => post(context, request) });
    return answer.kind === 'created' ? findFirstDeployment(context, answer) : answer;
}
async function post({ platform, run }, request) {
    const { projectSlug, environmentSlug, body } = request;
    const fields = environmentSlug === undefined ? { projectSlug } : { projectSlug, env: environmentSlug };
    try {
        const options = { signal: run.signal, timeoutMs: run.remaining() };
        const { deploymentId, service } = await platform.send('deploy_upload', fields, body, options);
        const url = service ? readUrl(service) : undefined;
        const serviceId = service?.id ?? undefined;
        return { kind: 'accepted', deploymentId, serviceId, ref: undefined, url, older: { kind: 'nothing' } };
    }
    catch (error) {
        return createdIn(error) ?? classifyWriteFailure(run, error);
    }
}
function createdIn(error) {
    const body = error instanceof UnreadableError ? error.body : undefined;
    const service = isFields(body) ? body['service'] : undefined;
    const serviceId = readId(service);
    if (!isFields(service) || serviceId === undefined)
        return undefined;
    return { kind: 'created', serviceId, url: readUrl(service) };
}
/** The history of a new service holds its first deployment alone. */
async function findFirstDeployment({ platform, host, run }, created) {
    const { serviceId, url } = created;
    const text = `The platform created service ${serviceId} and named no deployment; looking for its first one.`;
    host.report({ kind: 'warning', text });
    const finding = await findLostDeploy(platform, { serviceId, ref: undefined, knownIds: new Set() }, run);
    if (finding.kind === 'adopt') {
        return { kind: 'accepted', deploymentId: finding.id, serviceId, ref: undefined, url, older: { kind: 'nothing' } };
    }
    const reason = `Service ${serviceId} was created and may be billed, but ${noneFound(finding)}; look at the dashboard.`;
    return { kind: 'ended', outcome: finding.kind === 'timed-out' ? 'timed-out' : 'indeterminate', reason, serviceId };
}
function noneFound(finding) {
    switch (finding.kind) {
        case 'several':
            return `it has several deployments: ${finding.ids.join(', ')}`;
        case 'absent':
            return 'its history shows no deployment';
        case 'unknown':
            return finding.why;
        case 'timed-out':
            return 'the timeout passed before its deployment showed';
        case 'look-again':
            throw new Error('a look that was not the last was returned');
        default:
            return finding;
    }
}

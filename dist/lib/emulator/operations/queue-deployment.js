import { Refusal } from '../refusal.js';
/** Queues a deployment of what the service has as its source: 400 for a ref where there is no repository, 409 where there is nothing to build. */
export function queueDeployment(service, ref, { state, builds }) {
    if (service.sourceType !== 'git' && ref !== undefined) {
        throw new Refusal(400, '"ref" is for Git services only; this one has no repository.');
    }
    const isMissing = service.sourceType === 'upload' && !state.services.hasArchive(service.id);
    if (isMissing || service.sourceType === 'database') {
        throw new Refusal(409, `The service "${service.name}" has no source to build.`);
    }
    if (ref?.trim() === '')
        throw new Refusal(400, '"ref" is empty: leave it out for the tracked branch.');
    const deployment = builds.queue(service, ref);
    return { deploymentId: deployment.id, ref: ref ?? service.branch ?? null };
}

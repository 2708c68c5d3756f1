import { Refusal } from '../refusal.js';
/** Queues a deployment of what the service has as its source: 400 for a ref of an upload, 409 where there is nothing to build. */
export function queueDeployment(service, ref, { state, builds }) {
    if (service.sourceType === 'upload') {
        if (ref !== undefined)
            throw new Refusal(400, '"ref" is for Git services only; this one has no repository.');
        if (!state.services.hasArchive(service.id)) {
            throw new Refusal(409, `The service "${service.name}" has no source to build.`);
        }
    }
    if (ref?.trim() === '')
        throw new Refusal(400, '"ref" is empty: leave it out for the tracked branch.');
    const deployment = builds.queue(service, ref);
    return { deploymentId: deployment.id, ref: ref ?? service.branch ?? null };
}

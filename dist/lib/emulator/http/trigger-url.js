import { queueDeployment } from '../operations/queue-deployment.js';
import { methodRefusal, Refusal } from '../refusal.js';
/** Where triggers live. The contract shows the URL only as a field of an answer. */
const folder = '/api/deploy-triggers/';
/** The secret URL of a token. */
export function triggerUrl(origin, token) {
    return `${origin}${folder}${token}`;
}
/** The token in a request's path; undefined where it is no trigger's. */
export function triggerToken(path) {
    return path.startsWith(folder) ? path.slice(folder.length) : undefined;
}
/** A request's target as it may be logged. */
export function withoutTriggerToken(target) {
    return target.startsWith(folder) ? `${folder}***` : target;
}
/**
 * Deploys the service of a token; no key is asked for (contract: Authentication, 9). Both POST and GET do it, for a URL is
 * all that many callers can be given.
 */
export function pullTrigger(token, method, world) {
    if (method !== 'POST' && method !== 'GET')
        throw methodRefusal(['POST', 'GET']);
    const service = world.state.services.byId(world.state.deployTriggers.serviceOf(token) ?? '');
    if (!service)
        throw new Refusal(404, 'There is no such deploy trigger; a newer one may have taken its place.');
    return queueDeployment(service, undefined, world);
}

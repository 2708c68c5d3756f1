import { Refusal } from '../refusal.js';
import { generatedHostname, longestLabel } from '../serving/generated-hostname.js';
import { queueDeployment } from './queue-deployment.js';
export const exposePort = ({ id, label, ...given }, scene) => {
    const { sight, state, origin } = scene;
    const service = sight.service(id);
    const port = portNumber(given.port);
    if (label.startsWith('-') || label.length > longestLabel) {
        throw new Refusal(400, `"label" starts a hostname: no hyphen first, and ${longestLabel} characters at most.`);
    }
    const taken = state.exposedPorts.of(service.id).find((other) => other.port === port || other.label === label);
    if (taken)
        throw new Refusal(409, `The port ${taken.port} is exposed as "${taken.label}" already.`);
    const hostname = generatedHostname(label, service.id);
    // A deployment that is refused must leave no half of the change behind, so it comes first; it builds later.
    if (isYes(given.deploy))
        queueDeployment(service, undefined, scene);
    state.exposedPorts.add({ serviceId: service.id, hostname, port, label });
    const own = new URL(origin).port;
    return { port, label, hostname: own ? `${hostname}:${own}` : hostname };
};
/** It is text on the wire (contract: expose_port). */
function portNumber(text) {
    const port = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 0;
    if (port < 1 || port > 65_535)
        throw new Refusal(400, '"port" must be a number from 1 to 65535, as text.');
    return port;
}
/** The contract shows no values: whatever does not say no means yes. */
function isYes(text) {
    return text !== undefined && !['', '0', 'false', 'no', 'off'].includes(text.trim().toLowerCase());
}

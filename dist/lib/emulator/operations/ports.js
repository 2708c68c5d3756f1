import { Refusal } from '../refusal.js';
import { generatedHostname, longestLabel } from '../serving/generated-hostname.js';
import { expectPort } from './port-number.js';
import { queueDeployment } from './queue-deployment.js';
export const exposePort = ({ id, label, ...given }, scene) => {
    const { sight, state, origin } = scene;
    const service = sight.service(id);
    // It is text on the wire (contract: expose_port).
    const port = /^\d{1,5}$/.test(given.port) ? Number(given.port) : 0;
    expectPort('port', port);
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
    const [ownPort = ''] = /:\d+$/.exec(origin) ?? [];
    return { port, label, hostname: hostname + ownPort };
};
/** The contract shows no values: whatever does not say no means yes. */
function isYes(text) {
    return text !== undefined && !['', '0', 'false', 'no', 'off'].includes(text.trim().toLowerCase());
}

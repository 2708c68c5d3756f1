import { Refusal } from '../refusal.js';
export const getServiceDedicatedIp = ({ id }, { sight, state }) => {
    const service = sight.service(id);
    return {
        ip: ipRecord(state.dedicatedIps.attachedTo({ kind: 'service', id: service.id }), state),
        projectIp: ipRecord(state.dedicatedIps.attachedTo({ kind: 'project', id: service.projectId }), state),
    };
};
/** `effective` is the address that what runs sends from; empty for a shared one. The contract shows no more than its type. */
export const attachServiceDedicatedIp = ({ id, ipId }, scene) => {
    const { sight, state, builds } = scene;
    const service = sight.service(id);
    const ip = state.dedicatedIps.byId(ipId);
    if (!ip)
        throw new Refusal(409, `The account owns no dedicated IP "${ipId}".`);
    state.dedicatedIps.attach(ip.id, { kind: 'service', id: service.id });
    const effective = builds.outboundAddress(service.id) ?? '';
    return { ip: ipRecord(ip, state), redeployRequired: effective !== ip.address, effective };
};
/** Detaching what is not attached changes nothing. */
export const detachProjectDedicatedIp = ({ slug }, { sight, state }) => {
    state.dedicatedIps.detach({ kind: 'project', id: sight.project(slug).id });
    return { ip: null };
};
function ipRecord(ip, state) {
    return ip ? { ...ip, attachments: state.dedicatedIps.attachmentsOf(ip.id) } : null;
}

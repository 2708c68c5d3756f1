import { serviceRecord } from './service-record.js';
/** By the time of the answer the repository is watched, so that no push after it is missed. */
export const setAutodeploy = async ({ id, enabled }, scene) => {
    const { sight, state, autodeploy } = scene;
    const service = sight.service(id);
    if (enabled)
        await autodeploy.follow(service);
    else
        await autodeploy.leave(service.id);
    state.switches.set(service.id, 'autoDeploy', enabled);
    return { ...serviceRecord(service, scene), autoDeploy: enabled };
};

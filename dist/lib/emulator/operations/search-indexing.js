import { serviceRecord } from './service-record.js';
/** Takes effect with the next request to the service. */
export const setSearchIndexing = ({ id, enabled }, scene) => {
    const service = scene.sight.service(id);
    scene.state.switches.set(service.id, 'searchIndexing', enabled);
    return { ...serviceRecord(service, scene), searchIndexing: enabled };
};

import { triggerUrl } from '../http/trigger-url.js';
export const createDeployTrigger = ({ id }, { sight, state, origin }) => {
    const token = state.deployTriggers.rotate(sight.service(id).id);
    return { configured: true, token, url: triggerUrl(origin, token) };
};

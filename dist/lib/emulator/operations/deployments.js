import { historyPageSize } from '../../contract/limits.js';
import { recordOf } from '../dialect.js';
import { Refusal } from '../refusal.js';
import { queueDeployment } from './queue-deployment.js';
/** The largest page: the contract shows no maximum. */
const largestPage = 100;
export const deployService = ({ id, ref }, scene) => queueDeployment(scene.sight.service(id), ref, scene);
export const listDeployments = (args, { sight, state, builds, dialect }) => {
    const service = sight.service(args.id);
    const limit = args.limit ?? historyPageSize;
    if (limit < 1)
        throw new Refusal(400, '"limit" must be at least 1.');
    const page = Math.min(limit, largestPage);
    // One more than the page shows whether there is another.
    const found = state.deployments.page(service.id, page + 1, args.before);
    const shown = found.slice(0, page);
    const deployments = shown.map((deployment) => recordOf(dialect, deployment, builds.urlOf(service.id)));
    const nextCursor = found.length > page ? shown.at(-1)?.number : undefined;
    if (nextCursor === undefined)
        return dialect.lastPage === 'null' ? { deployments, nextCursor: null } : { deployments };
    return { deployments, nextCursor };
};

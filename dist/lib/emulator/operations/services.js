import { isImage } from '../builds/image.js';
import { isRepository } from '../builds/repository.js';
import { Refusal } from '../refusal.js';
import { expectPort } from './port-number.js';
import { serviceRecord } from './service-record.js';
export const createService = (args, scene) => {
    const { name, repoUrl, image, environmentSlug, internalPort, planKey } = args;
    if (!name.trim())
        throw new Refusal(400, '"name" is empty.');
    expectPort('internalPort', internalPort);
    if (repoUrl !== undefined && !isRepository(repoUrl)) {
        throw new Refusal(400, '"repoUrl" must be an http, https or file URL, or an absolute path.');
    }
    if (image !== undefined && !isImage(image)) {
        throw new Refusal(400, '"image" must be the reference of a container image, such as ghcr.io/team/app:1.2.');
    }
    const project = projectOf(args.projectSlug, scene);
    const environment = scene.sight.environment(project, environmentSlug);
    const service = scene.state.services.add({
        projectId: project.id,
        environmentId: environment.id,
        name,
        sourceType: image === undefined ? 'git' : 'image',
        repoUrl,
        image,
        internalPort,
        planKey,
    });
    scene.builds.queue(service, undefined);
    return serviceRecord(service, scene);
};
/** A project key must name its own; an account key may leave it to the default one, which is the oldest. */
function projectOf(slug, { key, sight, state }) {
    if (slug !== undefined)
        return sight.project(slug);
    if (key.kind !== 'account')
        throw new Refusal(403, 'A project key must name its own project in "projectSlug".');
    const [oldest] = state.projects.all();
    if (!oldest)
        throw new Refusal(404, 'There is no project yet: create one first.');
    return oldest;
}

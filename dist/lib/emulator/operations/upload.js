import { posix } from 'node:path';
import { Refusal } from '../refusal.js';
import { archiveKind } from '../unpack/archive-kind.js';
import { expectPort } from './port-number.js';
import { serviceRecord } from './service-record.js';
export const deployUpload = (args, scene) => {
    const { projectSlug, env, archiveBase64, ...settings } = args;
    if (!settings.name.trim())
        throw new Refusal(400, '"name" is empty.');
    expectPort('internalPort', settings.internalPort);
    if (settings.rootDir !== undefined && !isInside(settings.rootDir)) {
        throw new Refusal(400, '"rootDir" must be a folder of the archive.');
    }
    const project = scene.sight.project(projectSlug);
    const environment = scene.sight.environment(project, env);
    const archive = decodeArchive(archiveBase64);
    const service = scene.state.services.add({
        ...settings,
        sourceType: 'upload',
        runtimeMode: settings.runtimeMode ?? 'web',
        projectId: project.id,
        environmentId: environment.id,
    });
    scene.state.services.keepArchive(service.id, archive);
    const deployment = scene.builds.queue(service, undefined);
    return { service: serviceRecord(service, scene), deploymentId: deployment.id };
};
/** What is inside the archive is judged by its build; here only that it is one. */
function decodeArchive(base64) {
    const archive = Buffer.from(base64, 'base64');
    if (!archiveKind(archive))
        throw new Refusal(400, '"archiveBase64" holds neither a .tar.gz nor a .zip.');
    return archive;
}
function isInside(folder) {
    const path = posix.normalize(folder.replaceAll('\\', '/'));
    return !posix.isAbsolute(path) && path !== '..' && !path.startsWith('../') && !/^[A-Za-z]:/.test(path);
}

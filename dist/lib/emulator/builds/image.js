import { cp } from 'node:fs/promises';
import { BuildFailure } from './failure.js';
/** Host, path, tag and digest, as `registry.example:5000/team/app:1.2@sha256:…` has them all. */
const reference = /^(?:[A-Za-z0-9][\w.-]*(?::\d{1,5})?\/)?[a-z0-9]+(?:(?:[./]|_{1,2}|-+)[a-z0-9]+)*(?::\w[\w.-]{0,127})?(?:@[a-z0-9]+:[0-9a-f]{32,})?$/;
/** Whether it can name a container image. */
export function isImage(name) {
    return name.length <= 512 && reference.test(name);
}
/** Copies what stands for the image of a service to the source of the job. Rejects with a `BuildFailure` where nothing does. */
export async function pullImage(job) {
    const name = job.service.image ?? '';
    const { images } = job.workshop;
    job.say(`Pulling ${name}`);
    const image = imageOf(images, name);
    if (!image) {
        const known = Object.keys(images);
        job.say(known.length > 0 ? `Images with a stand-in: ${known.join(', ')}` : 'No image has a stand-in.');
        throw new BuildFailure(`The local platform runs no containers, and nothing stands for "${name}": name a folder and a command for it in the option "images" of start().`);
    }
    const { folder, command, runtimeMode = 'web' } = image;
    await cp(folder, job.source, { recursive: true, verbatimSymlinks: true }).catch((error) => {
        throw new BuildFailure(`What stands for "${name}" cannot be copied: ${error instanceof Error ? error.message : error}`);
    });
    job.say(`No container is run: ${folder} stands for the image.`);
    return { folder: job.source, install: undefined, build: undefined, run: { kind: runtimeMode, command } };
}
function imageOf(images, name) {
    const untagged = name.replace(/@.*$/, '').replace(/:[^:/]*$/, '');
    const key = [name, untagged].find((candidate) => Object.hasOwn(images, candidate));
    return key === undefined ? undefined : images[key];
}

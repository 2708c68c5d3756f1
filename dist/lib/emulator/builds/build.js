import { unpack } from '../unpack/unpack.js';
import { BuildFailure } from './failure.js';
import { checkOut } from './git.js';
import { pullImage } from './image.js';
import { planOf } from './plan.js';
import { startRelease } from './release.js';
/** Takes one deployment from its source to what runs. Rejects with the reason for its failure. */
export async function build(job) {
    const { state } = job.workshop;
    const { id } = job.deployment;
    state.deployments.move(id, 'building');
    await job.makeFolders();
    const plan = job.service.sourceType === 'image' ? await pullImage(job) : await planSource(job);
    const env = state.variables.of(job.service.id);
    for (const [name, command] of [
        ['Installing', plan.install],
        ['Building', plan.build],
    ]) {
        if (command !== undefined)
            await runStep(job, name, { command, cwd: plan.folder, env });
    }
    state.deployments.move(id, 'starting');
    return startRelease(job, plan);
}
async function planSource(job) {
    await fetchSource(job);
    return planOf(job.source, job.service);
}
async function fetchSource(job) {
    const { state } = job.workshop;
    if (job.service.sourceType === 'git') {
        const source = await checkOut(job);
        state.deployments.setSource(job.deployment.id, source);
        job.say(`Checked out ${source.commit}`);
        return;
    }
    const archive = state.services.archiveOf(job.service.id);
    if (!archive)
        throw new BuildFailure('The service has no archive to build.');
    const { entries } = await unpack(archive, job.source);
    job.say(`Unpacked ${entries} entries from ${archive.length} bytes`);
}
async function runStep(job, name, { command, cwd, env }) {
    job.say(`${name}: ${command}`);
    const { code, signal } = await job.run(command, { cwd, env });
    if (code !== 0)
        throw new BuildFailure(`"${command}" failed (${signal ?? `exit code ${code}`}).`);
}

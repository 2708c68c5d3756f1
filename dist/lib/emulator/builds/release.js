import { setTimeout } from 'node:timers/promises';
import { freePort, untilItAnswers } from '../serving/port.js';
import { startCron } from './cron-release.js';
import { BuildFailure } from './failure.js';
import { outputFolder } from './plan.js';
/** Starts what was built, and returns when it is certain that it started. Rejects with a `BuildFailure`. */
export async function startRelease(job, plan) {
    const { run } = plan;
    switch (run.kind) {
        case 'cron':
            return startCron(job, plan.folder, run.command);
        case 'static': {
            const folder = await outputFolder(plan.folder, run.output);
            return { target: { kind: 'folder', folder }, process: undefined, end: () => job.removeFolders() };
        }
        case 'web':
        case 'worker':
            if (run.command === undefined) {
                throw new BuildFailure('There is no start command: none was given, and package.json has no "start" script.');
            }
            return startProcess(job, plan.folder, { kind: run.kind, command: run.command });
        default:
            return run;
    }
}
async function startProcess(job, cwd, run) {
    const { state, limits } = job.workshop;
    const { internalPort } = job.service;
    const port = run.kind === 'web' ? await freePort() : undefined;
    const standsFor = internalPort === undefined ? '' : ` in place of the internal port ${internalPort}`;
    job.say(port === undefined ? `Starting: ${run.command}` : `Starting: ${run.command} (PORT=${port}${standsFor})`);
    const env = { ...state.variables.of(job.service.id), ...(port === undefined ? {} : { PORT: String(port) }) };
    const group = await job.start(run.command, { cwd, env });
    const up = new AbortController();
    const ended = AbortSignal.any([job.signal, up.signal]);
    const patience = AbortSignal.any([ended, AbortSignal.timeout(limits.startMs)]);
    try {
        const started = port === undefined ? settled(limits.settleMs, ended) : untilItAnswers(port, patience);
        const origin = await Promise.race([started, group.exited.then(tooEarly)]);
        group.goLive();
        const end = async () => {
            await group.end();
            await job.removeFolders();
        };
        return { target: origin && { kind: 'process', ...origin }, process: group, end };
    }
    catch (error) {
        await group.end();
        job.signal.throwIfAborted();
        if (error instanceof BuildFailure)
            throw error;
        throw new BuildFailure(`Nothing answered on port ${port} within ${limits.startMs} ms.`);
    }
    finally {
        up.abort();
    }
}
async function settled(ms, signal) {
    await setTimeout(ms, undefined, { signal });
}
function tooEarly({ code, signal }) {
    throw new BuildFailure(`The start command ended at once (${signal ?? `exit code ${code}`}).`);
}

import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { childEnvironment } from './child-environment.js';
import { BuildFailure } from './failure.js';
/** The build of one deployment: its folder, its log, its end. */
export class Job {
    service;
    deployment;
    workshop;
    folder;
    /** Aborts with a `BuildFailure`: the platform stops, or a limit is reached. */
    signal;
    #limit = new AbortController();
    #printed = 0;
    constructor(workshop, service, deployment, stop) {
        this.workshop = workshop;
        this.service = service;
        this.deployment = deployment;
        this.folder = join(workshop.folder, deployment.id);
        this.signal = AbortSignal.any([stop, this.#limit.signal]);
    }
    get home() {
        return join(this.folder, 'home');
    }
    /** Where the source is unpacked. */
    get source() {
        return join(this.folder, 'source');
    }
    async makeFolders() {
        await mkdir(this.home, { recursive: true });
        await mkdir(this.source);
    }
    /** As far as it can be done now: what is still held open goes with the platform's own folder. */
    async removeFolders() {
        await rm(this.folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
    }
    /** A line of the log in the platform's own voice. */
    say(text) {
        this.workshop.state.buildLogs.append(this.deployment.id, 'system', text.split('\n'));
    }
    /** Starts a command whose output goes to the log until `goLive` is called, and to the service's runtime log from then on. */
    async start(command, { cwd, env, capture, live = false }) {
        this.signal.throwIfAborted();
        let printsLive = live;
        const group = await this.workshop.groups.start(command, {
            cwd,
            env: childEnvironment(this.workshop.systemEnvironment, this.home, env),
            onLines: (stream, lines) => {
                if (printsLive)
                    this.workshop.state.runtimeLogs.append(this.service.id, stream, lines);
                else if (capture && stream === 'stdout')
                    capture(lines);
                else
                    this.#print(stream, lines);
            },
        });
        const goLive = () => {
            printsLive = true;
        };
        return { ...group, goLive };
    }
    /** Runs a command to its end, within the time that one may take. */
    async run(command, options) {
        const { commandMs } = this.workshop.limits;
        const group = await this.start(command, options);
        const timer = setTimeout(() => this.#limit.abort(new BuildFailure(`It took longer than ${commandMs} ms.`)), commandMs);
        const onAbort = () => void group.end();
        this.signal.addEventListener('abort', onAbort);
        // The signal may have aborted while the command was being started.
        if (this.signal.aborted)
            onAbort();
        try {
            return await group.exited;
        }
        finally {
            clearTimeout(timer);
            this.signal.removeEventListener('abort', onAbort);
            this.signal.throwIfAborted();
        }
    }
    #print(stream, lines) {
        if (this.#limit.signal.aborted)
            return;
        this.workshop.state.buildLogs.append(this.deployment.id, stream, lines);
        for (const line of lines)
            this.#printed += line.length + 1;
        const { outputBytes } = this.workshop.limits;
        if (this.#printed > outputBytes)
            this.#limit.abort(new BuildFailure(`It printed more than ${outputBytes} bytes.`));
    }
}

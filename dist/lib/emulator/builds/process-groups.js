import { spawn, spawnSync } from 'node:child_process';
import { LineSplitter } from './line-splitter.js';
/** Milliseconds between asking and killing. */
const grace = 2_000;
/** Milliseconds that output may outlive its command: a process that left the group can hold it open for ever. */
const straggle = 5_000;
const windows = process.platform === 'win32';
/**
 * Starts commands, each as the leader of its own process group, and knows which still run, so that none outlives the platform:
 * not when it is closed, and not when the process that holds it ends without closing it. Only a signal that kills that process
 * at once leaves them running.
 */
export class ProcessGroups {
    #running = new Map();
    #killAll = () => {
        for (const child of this.#running.keys())
            kill(child, 'SIGKILL');
    };
    /** Rejects where the program cannot be started, e.g. because it is not installed. */
    async start(command, { cwd, env, onLines }) {
        const options = { cwd, env, detached: !windows, windowsHide: true };
        const child = typeof command === 'string'
            ? spawn(command, { ...options, shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
            : spawn(command.program, command.args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
        for (const stream of ['stdout', 'stderr']) {
            const splitter = new LineSplitter();
            const give = (lines) => {
                if (lines.length > 0)
                    onLines(stream, lines);
            };
            child[stream].on('data', (chunk) => give(splitter.push(chunk)));
            child[stream].on('end', () => give(splitter.end()));
        }
        await new Promise((resolve, reject) => {
            child.once('spawn', resolve);
            child.once('error', reject);
        });
        const exited = new Promise((resolve) => {
            let timer;
            child.once('exit', () => {
                kill(child, 'SIGKILL');
                timer = setTimeout(() => {
                    child.stdout.destroy();
                    child.stderr.destroy();
                }, straggle);
            });
            child.once('close', (code, signal) => {
                clearTimeout(timer);
                this.#remove(child);
                resolve({ code, signal });
            });
        });
        const group = { leader: child.pid ?? 0, startedAt: performance.now(), exited, end: () => end(child, exited) };
        if (this.#running.size === 0)
            process.once('exit', this.#killAll);
        this.#running.set(child, group);
        return group;
    }
    /** Ends whatever still runs. */
    async endAll() {
        await Promise.all([...this.#running.values()].map((group) => group.end()));
    }
    #remove(child) {
        this.#running.delete(child);
        if (this.#running.size === 0)
            process.off('exit', this.#killAll);
    }
}
async function end(child, exited) {
    if (child.exitCode !== null || child.signalCode !== null)
        return exited;
    kill(child, 'SIGTERM');
    const timer = setTimeout(() => kill(child, 'SIGKILL'), grace);
    try {
        return await exited;
    }
    finally {
        clearTimeout(timer);
    }
}
/** Signals the whole group; one that is gone already is no error. On Windows there is no asking: the tree is ended. */
function kill(child, signal) {
    if (child.pid === undefined)
        return;
    if (windows) {
        spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true });
        return;
    }
    try {
        process.kill(-child.pid, signal);
    }
    catch {
        // ESRCH: nobody is left. EPERM (macOS): only zombies are.
    }
}

/**
 * `taxiway/emulator`: the platform of the contract on the loopback interface, with an embedded state, that really builds.
 * It is not a sandbox: it runs the commands of what is deployed to it, as the user who started it.
 */
import { tmpdir } from 'node:os';
import { startOn } from './start.js';
export { dialects, isDialectName } from './dialects.js';
export { FaultError, parseFaults } from './faults/parse.js';
/** What programs need to start, Windows' own included; nothing else of this process's environment reaches a build. */
const inherited = ['PATH', 'PATHEXT', 'ComSpec', 'SystemRoot', 'SystemDrive', 'windir'];
/** Starts a local platform. Close it: until then it holds a port, and processes of what was deployed to it. */
export function start(options = {}) {
    const environment = {};
    for (const name of inherited) {
        const value = process.env[name];
        if (value !== undefined)
            environment[name] = value;
    }
    return startOn({ temporaryFolder: tmpdir(), environment, now: () => new Date() }, options);
}

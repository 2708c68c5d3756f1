import { Refusal } from '../refusal.js';
/** Refuses with 400 what is no port; undefined is left to the platform. */
export function expectPort(name, port) {
    if (port !== undefined && (port < 1 || port > 65_535)) {
        throw new Refusal(400, `"${name}" must be a port from 1 to 65535.`);
    }
}

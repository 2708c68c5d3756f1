/** Variables that a service cannot set for itself. */
export const reservedVariables = ['PATH', 'HOME', 'PORT', 'CI'];
/**
 * The whole environment of a child process: where programs are found, a home that is thrown away, the service's variables, and its
 * port. Nothing of the platform's own environment reaches a build.
 *
 * `system` is what a program needs to start at all: PATH, and on Windows a few more.
 */
export function childEnvironment(system, home, own = {}) {
    // On Windows the home has another name, and programs fail without a folder for temporary files.
    const homes = process.platform === 'win32' ? { USERPROFILE: home, TEMP: home, TMP: home } : {};
    // CI keeps package managers from asking, and from looking for their own updates.
    return { ...own, ...system, ...homes, HOME: home, CI: 'true' };
}

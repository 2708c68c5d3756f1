/** Variables that a service cannot set for itself. */
export declare const reservedVariables: readonly string[];
/**
 * The whole environment of a child process: where programs are found, a home that is thrown away, the service's variables, and its
 * port. Nothing of the platform's own environment reaches a build.
 *
 * `system` is what a program needs to start at all: PATH, and on Windows a few more.
 */
export declare function childEnvironment(system: Readonly<Record<string, string>>, home: string, own?: Readonly<Record<string, string>>): Record<string, string>;

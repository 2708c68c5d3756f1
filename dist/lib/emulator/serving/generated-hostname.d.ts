import type { Builds } from '../builds/builds.ts';
import type { Respond } from '../http/respond.ts';
import type { State } from '../state/state.ts';
/** Characters of a label at most: with what is added to it, it is one part of a hostname. */
export declare const longestLabel = 54;
/** The hostname of an exposed port, without the platform's own port: the same each time, and no other service's. */
export declare function generatedHostname(label: string, serviceId: string): string;
/** Leads requests for a generated hostname to its service, and all others to the platform's interface. */
export declare function withGeneratedHostnames(respond: Respond, { state, builds }: {
    state: State;
    builds: Builds;
}): Respond;

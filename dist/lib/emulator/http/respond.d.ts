import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Builds } from '../builds/builds.ts';
import type { Dialect } from '../dialect.ts';
import type { State } from '../state/state.ts';
/** Answers one request. Faults are made by wrapping one of these in another. */
export type Respond = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
/** Answers requests out of the state, in the order route, key, permission, arguments, operation. */
export declare function responder(world: {
    state: State;
    builds: Builds;
    dialect: Dialect;
}): Respond;

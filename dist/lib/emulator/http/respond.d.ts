import type { IncomingMessage, ServerResponse } from 'node:http';
import type { World } from '../operations/handler.ts';
/** Answers one request. Faults are made by wrapping one of these in another. */
export type Respond = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
/** Answers requests out of the state, in the order route, key, permission, arguments, operation. */
export declare function responder(world: World): Respond;
/** Answers with the status and the words of a refusal, and with 500 where it is another error. */
export declare function refuse(response: ServerResponse, error: unknown): void;

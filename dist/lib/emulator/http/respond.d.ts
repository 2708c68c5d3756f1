import type { IncomingMessage, ServerResponse } from 'node:http';
import type { World } from '../operations/handler.ts';
import { type Answer } from './answer.ts';
/** Answers one request. */
export type Respond = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
/**
 * Carries out one request and says what it is answered with. Faults stand between this and the sending, and as `ready`, which
 * is awaited when the request was read whole and found good, before its effect.
 */
export type Answerer = (request: IncomingMessage, ready: () => Promise<void>) => Promise<Answer>;
/** Answers requests out of the state, in the order key, route, permission, arguments, operation. Never rejects. */
export declare function answerer(world: World): Answerer;
/** Answers with the status and the words of a refusal, and with 500 where it is another error. */
export declare function refuse(response: ServerResponse, error: unknown): void;

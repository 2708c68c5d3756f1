import type { IncomingMessage, ServerResponse } from 'node:http';
import type { World } from '../operations/handler.ts';
import type { Caller } from '../operations/perform.ts';
/** A request whose body was read already. */
export interface Exchange {
    readonly request: IncomingMessage;
    readonly response: ServerResponse;
    readonly message: unknown;
}
/** Answers one message of the protocol. Server and transport live as long as the request, as there are no sessions. */
export declare function answerMessage(exchange: Exchange, world: World, caller: Caller): Promise<void>;

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Replacement } from './fault.ts';
/** Sends what takes the place of the true answer. Rejects with `BrokenOff` where that is the end of the connection. */
export declare function sendReplacement(request: IncomingMessage, response: ServerResponse, fault: Replacement, now: Date): Promise<void>;

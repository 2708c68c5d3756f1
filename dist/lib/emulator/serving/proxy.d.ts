import { type IncomingMessage, type ServerResponse } from 'node:http';
import type { Origin } from './port.ts';
/** Hands a request on to a local process, and its answer back; 502 where the process does not answer. */
export declare function proxy(request: IncomingMessage, response: ServerResponse, origin: Origin): Promise<void>;

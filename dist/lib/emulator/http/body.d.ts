import type { IncomingMessage } from 'node:http';
/**
 * The JSON body of a request as an object; an empty body is an empty one. Refuses with 400 what is larger than `limit` bytes;
 * the rest of it is then read and thrown away, so that the sender gets to see the answer.
 */
export declare function readBody(request: IncomingMessage, limit: number): Promise<Readonly<Record<string, unknown>>>;

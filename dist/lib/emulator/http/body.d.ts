import type { IncomingMessage } from 'node:http';
/** Bytes of a request's body at most: an archive of 256 MiB as base64, and 1 MiB for all else. */
export declare const bodyLimits: {
    upload: number;
    other: number;
};
/**
 * The JSON body of a request as an object; an empty body is an empty one. Refuses with 400 what is not sent as JSON (contract:
 * What the service does), and what is larger than `limit` bytes; the rest of that is read and thrown away, so that the sender
 * gets to see the answer.
 */
export declare function readBody(request: IncomingMessage, limit: number): Promise<Readonly<Record<string, unknown>>>;

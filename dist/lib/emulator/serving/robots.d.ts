import type { IncomingMessage, ServerResponse } from 'node:http';
/**
 * Keeps search engines away from an answer that is still to be written. True where that is the whole answer: the request was
 * for `/robots.txt`, which the service does not get to see.
 */
export declare function keepRobotsAway(request: IncomingMessage, response: ServerResponse): boolean;

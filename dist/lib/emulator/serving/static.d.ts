import type { IncomingMessage, ServerResponse } from 'node:http';
/** Serves the files of a folder, and `index.html` for a folder of it. Hidden files, and what lies outside, are 404. */
export declare function serveFile(request: IncomingMessage, response: ServerResponse, folder: string): Promise<void>;

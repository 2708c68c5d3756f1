import type { Respond } from './respond.ts';
/** A server that listens; the platform has one for its interface, and one for each service that it serves. */
export interface Listening {
    /** `http://127.0.0.1:PORT`, without a slash at the end. */
    readonly url: string;
    /** Cuts every connection and stops listening. */
    close(): Promise<void>;
}
/** Listens on the loopback interface, on a free port for 0. Rejects where the port is taken. */
export declare function listen(respond: Respond, port: number): Promise<Listening>;

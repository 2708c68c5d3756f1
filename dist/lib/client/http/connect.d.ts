import type { buildConnector } from 'undici';
/**
 * Sockets that are still connecting. undici notices an abort only when a connection stands, so a connection to a silent host
 * would outlive the call that wanted it and keep the process alive.
 */
export declare class Connecting {
    #private;
    /** The same connector, watched. */
    watch(connector: buildConnector.connector): buildConnector.connector;
    /** Gives up every connection that does not stand yet. */
    abandon(reason: Error): void;
}

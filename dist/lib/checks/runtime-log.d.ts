import type { CheckContext } from './check.ts';
import { type RuntimeLine } from './runtime-pages.ts';
/**
 * The runtime log of a service from one moment on: every line once, and none from before. A page may be cut at a size that the
 * contract does not show, and may then hold the first lines after the cursor or the newest ones; both are read whole.
 *
 * Each answer begins with the last line that was read. Where that does not stand in its place any more, the ids count anew, as
 * those of a container that was restarted, and the log is read from its beginning.
 */
export declare class RuntimeLog {
    #private;
    constructor(context: CheckContext, serviceId: string);
    /** Whether it is known where the log begins for us. */
    get marked(): boolean;
    /** How often it began anew. */
    get restarts(): number;
    /** The log begins here. Rejects as the client does. */
    begin(): Promise<void>;
    /**
     * The lines after those that were read before, in the order of their ids, page by page for as long as there is more; leave the
     * loop to end it. What a failure leaves unread comes with the next read. Rejects as the client does.
     */
    read(): AsyncGenerator<readonly RuntimeLine[]>;
}

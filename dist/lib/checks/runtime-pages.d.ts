import { UnreadableError } from '../client/errors.ts';
import type { CheckContext } from './check.ts';
/** One line that the running service wrote. */
export interface RuntimeLine {
    /** The platform's log id, which counts up. */
    readonly id: number;
    readonly text: string;
    /** When it was written, as the platform spells it. It tells two lines of one id apart, and no more: the clocks differ. */
    readonly ts: string | undefined;
}
/** Where a page begins or ends, both exclusive; without either it holds the newest lines. `limit` asks for fewer lines than usual. */
export interface RuntimeCursor {
    readonly after?: number | undefined;
    readonly before?: number;
    readonly limit?: number;
}
/** The pages of a service's runtime log, as large as the platform lets them be. */
export declare class RuntimePages {
    #private;
    constructor(context: CheckContext, serviceId: string);
    /** Lines that one answer may hold at most, as far as is known: a platform may refuse more, or send too many bytes. */
    get limit(): number;
    /**
     * One answer, sorted by id. A limit that is refused, or gives more than fits into memory, is lowered. Rejects as the client
     * does, and where a line cannot be told from others or judged.
     */
    read({ after, before, limit }?: RuntimeCursor): Promise<RuntimeLine[]>;
}
/** The log has something that no reader of it can go on with. */
export declare function unreadable(what: string): UnreadableError;

import { RefusedError, UnreadableError } from '../client/errors.js';
const operation = 'get_logs';
const mostLines = 1_000;
const readMs = 15_000;
const mostPages = 1_000;
/** The mark in a log without lines: whatever comes is new, and there is no id to read after; ids may begin with 0. */
const nothing = -1;
/**
 * The runtime log of a service from one moment on: every line once, and none from before. A page may be cut at a size that the
 * contract does not show, and may then hold the first lines after the cursor or the newest ones; both are read whole.
 */
export class RuntimeLog {
    #context;
    #serviceId;
    /** Lines that one answer may hold at most, as far as is known: a platform may refuse more, or send too many bytes. */
    #limit = mostLines;
    #mark;
    #order = 'unknown';
    #largestPage = 1;
    constructor(context, serviceId) {
        this.#context = context;
        this.#serviceId = serviceId;
    }
    /** Whether it is known where the log begins for us. */
    get marked() {
        return this.#mark !== undefined;
    }
    /** The log begins here. Rejects as the client does. */
    async begin() {
        const newest = await this.#page({});
        this.#mark ??= newest.at(-1)?.id ?? nothing;
    }
    /**
     * The lines after those that were read before, in the order of their ids, page by page for as long as there is more; leave the
     * loop to end it. What a failure leaves unread comes with the next read. Rejects as the client does.
     */
    async *read() {
        if (this.#mark === undefined)
            await this.begin();
        for (;;) {
            const mark = this.#mark ?? nothing;
            const page = await this.#page(mark === nothing ? {} : { after: mark });
            const last = page.at(-1);
            if (last === undefined)
                return;
            const cut = page.length >= Math.min(this.#limit, this.#largestPage);
            this.#largestPage = Math.max(this.#largestPage, page.length);
            if (cut && mark !== nothing && this.#order === 'unknown')
                this.#order = await this.#orderAfter(mark, page);
            const newestOnly = mark === nothing || this.#order !== 'first-lines';
            const missed = cut && newestOnly ? await this.#between(mark, page) : [];
            this.#mark = last.id;
            yield [...missed, ...page];
            if (!cut)
                return;
        }
    }
    /** Which lines a page holds that cannot hold all: told by the one line that is sent where one is asked for. */
    async #orderAfter(after, page) {
        if (page.length === 1)
            return 'unknown';
        const only = await this.#page({ after, limit: 1 });
        const [line] = only;
        if (line === undefined || only.length > 1)
            return 'unknown';
        if (line.id === page[0]?.id)
            return 'first-lines';
        return line.id >= (page.at(-1)?.id ?? 0) ? 'newest-lines' : 'unknown';
    }
    /** The lines after the mark that a page of the newest lines left out, read backwards. */
    async #between(mark, page) {
        let missed = [];
        for (let pages = 1; pages <= mostPages; pages++) {
            const before = missed[0]?.id ?? page[0]?.id ?? 0;
            const older = (await this.#page({ before })).filter(({ id }) => id > mark && id < before);
            if (older.length === 0)
                return missed;
            missed = [...older, ...missed];
        }
        throw unreadable('more lines came between two reads than can be read');
    }
    /** One answer, sorted. A limit that is refused, or gives more than fits into memory, is lowered. */
    async #page(cursor) {
        const { platform, signal } = this.#context;
        for (;;) {
            const args = { id: this.#serviceId, limit: this.#limit, ...cursor };
            try {
                const { logs } = await platform.call(operation, args, { signal, timeoutMs: readMs, retries: false });
                const lines = (logs ?? []).map(({ id, line }) => ({ id: idOf(id), text: textOf(line) }));
                const after = cursor.after ?? Number.NEGATIVE_INFINITY;
                return lines.filter(({ id }) => id > after).sort((one, other) => one.id - other.id);
            }
            catch (error) {
                if (this.#limit === 1 || !isTooMuch(error))
                    throw error;
                this.#limit = Math.max(1, Math.floor(this.#limit / 10));
            }
        }
    }
}
function idOf(id) {
    if (typeof id === 'number')
        return id;
    throw unreadable('a line has no id, so it cannot be told from those before it');
}
function textOf(line) {
    if (typeof line === 'string')
        return line;
    throw unreadable('a line has no text, so it cannot be judged');
}
function unreadable(what) {
    return new UnreadableError(`${operation}: ${what}.`, { operation, status: 200 });
}
function isTooMuch(error) {
    return error instanceof UnreadableError
        ? /MiB/.test(error.message)
        : error instanceof RefusedError && error.status === 400;
}

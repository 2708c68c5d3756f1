import { RuntimePages, unreadable } from './runtime-pages.js';
const mostPages = 1_000;
/** Ids may begin with 0. */
const beforeAll = -1;
/**
 * The runtime log of a service from one moment on: every line once, and none from before. A page may be cut at a size that the
 * contract does not show, and may then hold the first lines after the cursor or the newest ones; both are read whole.
 *
 * Each answer begins with the last line that was read. Where that does not stand in its place any more, the ids count anew, as
 * those of a container that was restarted, and the log is read from its beginning.
 */
export class RuntimeLog {
    #pages;
    #begun = false;
    /** The last line that was read, or the last one from before; none in a log without lines, where whatever comes is new. */
    #mark;
    #restarts = 0;
    #order = 'unknown';
    #largestAnswer = 1;
    constructor(context, serviceId) {
        this.#pages = new RuntimePages(context, serviceId);
    }
    /** Whether it is known where the log begins for us. */
    get marked() {
        return this.#begun;
    }
    /** How often it began anew. */
    get restarts() {
        return this.#restarts;
    }
    /** The log begins here. Rejects as the client does. */
    async begin() {
        const newest = await this.#pages.read();
        if (!this.#begun)
            this.#mark = newest.at(-1);
        this.#begun = true;
    }
    /**
     * The lines after those that were read before, in the order of their ids, page by page for as long as there is more; leave the
     * loop to end it. What a failure leaves unread comes with the next read. Rejects as the client does.
     */
    async *read() {
        if (!this.#begun)
            await this.begin();
        for (;;) {
            const { answer, after } = await this.#next();
            const readTo = this.#mark?.id ?? beforeAll;
            const page = answer.filter(({ id }) => id > readTo);
            const last = page.at(-1);
            if (last === undefined)
                return;
            const cut = answer.length >= Math.min(this.#pages.limit, this.#largestAnswer);
            this.#largestAnswer = Math.max(this.#largestAnswer, answer.length);
            if (cut && after !== undefined && this.#order === 'unknown')
                this.#order = await this.#orderAfter(after, answer);
            const newestOnly = after === undefined || this.#order !== 'first-lines';
            const missed = cut && newestOnly ? await this.#between(readTo, page) : [];
            this.#mark = last;
            yield [...missed, ...page];
            if (!cut)
                return;
        }
    }
    /** The next answer, and the cursor that it was asked with; of a log that began anew its newest lines. */
    async #next() {
        const mark = this.#mark;
        if (mark === undefined)
            return { answer: await this.#pages.read() };
        const cursor = mark.id > 0 ? { after: mark.id - 1 } : {};
        const answer = await this.#pages.read(cursor);
        if (!isSame(answer[0], mark) && (await this.#isAnew(mark))) {
            this.#restarts++;
            this.#mark = undefined;
            return { answer: await this.#pages.read() };
        }
        if (answer.length > 1 || (this.#largestAnswer > 1 && this.#pages.limit > 1))
            return { answer, ...cursor };
        // The mark alone may be all that fits.
        return { answer: await this.#pages.read({ after: mark.id }), after: mark.id };
    }
    /** Whether another line stands in the mark's place, or the log does not reach so far any more. */
    async #isAnew(mark) {
        const newest = await this.#pages.read();
        const last = newest.at(-1);
        return last === undefined || last.id < mark.id || newest.some((line) => line.id === mark.id && !isSame(line, mark));
    }
    /** Which lines an answer holds that cannot hold all: told by the one line that is sent where one is asked for. */
    async #orderAfter(after, answer) {
        if (answer.length === 1)
            return 'unknown';
        const only = await this.#pages.read({ after, limit: 1 });
        const [line] = only;
        if (line === undefined || only.length > 1)
            return 'unknown';
        if (line.id === answer[0]?.id)
            return 'first-lines';
        return line.id >= (answer.at(-1)?.id ?? 0) ? 'newest-lines' : 'unknown';
    }
    /** The lines after the mark that a page of the newest lines left out, read backwards. */
    async #between(mark, page) {
        let missed = [];
        for (let pages = 1; pages <= mostPages; pages++) {
            const before = missed[0]?.id ?? page[0]?.id ?? 0;
            const older = (await this.#pages.read({ before })).filter(({ id }) => id > mark && id < before);
            if (older.length === 0)
                return missed;
            missed = [...older, ...missed];
        }
        throw unreadable('more lines came between two reads than can be read');
    }
}
function isSame(line, mark) {
    return line?.id === mark.id && line.text === mark.text && line.ts === mark.ts;
}

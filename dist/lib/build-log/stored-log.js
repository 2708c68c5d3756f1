import { isForbidden, NoAnswerError, refusalLimit } from '../client/errors.js';
import { LogCursor, largestFirst } from './cursor.js';
import { readStoredRecord, readStreamEvent } from './payload.js';
import { UnconfirmedLines } from './unconfirmed-lines.js';
const confirmHoleAfterMs = 300;
/**
 * The log of one deployment as it is written out: every line comes through here, from the stored log or the stream,
 * one piece of work at a time, so that the order holds. Memory is bounded whatever the log's size.
 */
export class StoredLog {
    #run;
    #platform;
    #deploymentId;
    #host;
    #cursor = new LogCursor();
    #owed = new UnconfirmedLines();
    #turn = Promise.resolve();
    #refusals = 0;
    #anyLine = false;
    #saidSparse = false;
    constructor(run, source) {
        this.#run = run;
        this.#platform = source.platform;
        this.#deploymentId = source.deploymentId;
        this.#host = source.host;
    }
    get anyLine() {
        return this.#anyLine;
    }
    /** The last sequence written; -1 before the first. */
    get mark() {
        return this.#cursor.mark;
    }
    /** Stream lines wait for a hole before them to be filled. */
    get waits() {
        return this.#cursor.waits;
    }
    /** The stream told lines that the stored log has yet to show. */
    get hasUnconfirmed() {
        return this.waits || this.#owed.any;
    }
    /** The key may not read logs: said twice in a row by the platform. */
    get forbidden() {
        return this.#refusals >= refusalLimit;
    }
    /** The events that follow come from a new connection. */
    beginConnection() {
        this.#owed.beginConnection();
    }
    /** Writes what is proven of these events; of how many only the stored log can tell what they are. */
    offerEvents(events) {
        return this.#alone(async () => {
            const pieces = [];
            let unproven = 0;
            for (const event of events)
                if (!this.#offer(event, pieces))
                    unproven++;
            await this.#write(pieces);
            return unproven;
        });
    }
    /** One read after the mark. Rejects as the client does. */
    read(ms, signal) {
        return this.#alone(() => this.#read(ms, signal));
    }
    /**
     * Reads until nothing new comes, within `ms` and so many rounds; the mark, or undefined where the end was not
     * reached. Rejects as the client does.
     */
    async readToEnd(ms, signal, rounds = Number.POSITIVE_INFINITY) {
        const untilMs = this.#run.elapsed() + ms;
        for (let round = 1; round <= rounds && this.#run.elapsed() < untilMs; round++) {
            const { grew, ended } = await this.read(untilMs - this.#run.elapsed(), signal);
            if (ended && !grew)
                return this.mark;
            if (!ended)
                await this.#run.clock.sleep(confirmHoleAfterMs, signal);
        }
        return undefined;
    }
    /** Writes the stream lines that waited, and tells the holes before them. */
    giveUpWaiting() {
        return this.#alone(() => this.#write(this.#cursor.giveUpWaiting()));
    }
    #offer(event, pieces) {
        const line = readStreamEvent(event);
        const told = this.#cursor.offerEvent(line, pieces);
        if (!told && line.text !== undefined && !this.#cursor.proven)
            this.#owed.tell(line.text, event.event);
        return told;
    }
    async #read(ms, signal) {
        const before = this.mark;
        this.#cursor.beginStoredRead();
        try {
            await this.#run.within(ms, 'get_deployment_logs', (limit) => this.#readPage(ms, limit), signal);
            this.#refusals = 0;
        }
        catch (error) {
            this.#refusals = isForbidden(error) ? this.#refusals + 1 : 0;
            throw error;
        }
        const { again } = this.#cursor.endStoredRead();
        if (!this.#cursor.dense && !this.#saidSparse) {
            this.#saidSparse = true;
            const text = 'The log leaves most of its numbers unused, so a missing line could not be told from an unused number.';
            this.#host.report({ kind: 'notice', text });
        }
        return { grew: this.mark > before, ended: !again };
    }
    async #readPage(timeoutMs, signal) {
        if (!(await this.#run.waitForRetryAfter(signal)))
            throw askedToWait();
        const { after } = this.#cursor;
        const chunks = this.#platform.storedLogChunks(this.#deploymentId, {
            ...(after === undefined ? {} : { after }),
            signal,
            timeoutMs,
            retries: false,
        });
        for await (const chunk of chunks)
            await this.#write(this.#cursor.offerStored(chunk.map(readStoredRecord)));
        // Lines of the stream may have waited for what this read has settled.
        await this.#write(this.#cursor.offerStored([]));
    }
    async #write(pieces) {
        let lines = [];
        for (const piece of pieces) {
            if (!('from' in piece)) {
                lines.push(piece);
                continue;
            }
            await this.#print(lines);
            lines = [];
            this.#host.report({ kind: 'hole', ...piece });
        }
        await this.#print(lines);
    }
    async #print(lines) {
        const [first] = lines;
        if (first === undefined)
            return;
        if (!this.#anyLine && first.seq > largestFirst) {
            this.#host.report({ kind: 'notice', text: `The platform numbers this log from ${first.seq}.` });
        }
        this.#anyLine = true;
        if (this.#owed.any || !this.#cursor.proven)
            for (const { text } of lines)
                this.#owed.show(text);
        await this.#host.print(lines);
    }
    #alone(work) {
        const result = this.#turn.then(work);
        this.#turn = result.catch(() => undefined);
        return result;
    }
}
function askedToWait() {
    const message = 'The platform asked to wait past the timeout.';
    return new NoAnswerError(message, { operation: 'get_deployment_logs', sent: false });
}

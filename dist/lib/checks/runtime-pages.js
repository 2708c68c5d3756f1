import { RefusedError, UnreadableError } from '../client/errors.js';
const operation = 'get_logs';
const mostLines = 1_000;
const readMs = 15_000;
/** The pages of a service's runtime log, as large as the platform lets them be. */
export class RuntimePages {
    #context;
    #serviceId;
    #limit = mostLines;
    constructor(context, serviceId) {
        this.#context = context;
        this.#serviceId = serviceId;
    }
    /** Lines that one answer may hold at most, as far as is known: a platform may refuse more, or send too many bytes. */
    get limit() {
        return this.#limit;
    }
    /**
     * One answer, sorted by id. A limit that is refused, or gives more than fits into memory, is lowered. Rejects as the client
     * does, and where a line cannot be told from others or judged.
     */
    async read({ after, before, limit } = {}) {
        const { platform, signal } = this.#context;
        const cursor = { ...(after === undefined ? {} : { after }), ...(before === undefined ? {} : { before }) };
        for (;;) {
            const args = { id: this.#serviceId, limit: limit ?? this.#limit, ...cursor };
            try {
                const { logs } = await platform.call(operation, args, { signal, timeoutMs: readMs, retries: false });
                const lines = (logs ?? []).map(({ id, line, ts }) => ({
                    id: idOf(id),
                    text: textOf(line),
                    ts: ts ?? undefined,
                }));
                return lines.filter(({ id }) => after === undefined || id > after).sort((one, other) => one.id - other.id);
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
/** The log has something that no reader of it can go on with. */
export function unreadable(what) {
    return new UnreadableError(`${operation}: ${what}.`, { operation, status: 200 });
}
function isTooMuch(error) {
    return error instanceof UnreadableError
        ? /MiB/.test(error.message)
        : error instanceof RefusedError && error.status === 400;
}

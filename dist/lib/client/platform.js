import { operationOf } from '../contract/operations.js';
import { parseApiKey } from './api-key.js';
import { parseBaseUrl } from './base-url.js';
import { InputError, NoAnswerError } from './errors.js';
import { readPages } from './history-pages.js';
import { Exchange } from './http/exchange.js';
import { streaming } from './http/patience.js';
import { jsonOrText, readJson, readText } from './http/response-body.js';
import { UndiciTransport } from './http/undici-transport.js';
import { buildUserAgent } from './http/user-agent.js';
import { buildCall, buildCheckedCall, buildStreamedCall, buildUndocumentedCall, } from './request.js';
import { parseResult } from './result.js';
import { oneByOne, readEvents, readRecords } from './streams/records.js';
import { systemClock } from './time/clock.js';
import { AbortScope } from './time/timeout.js';
const defaultIdleMs = 75_000;
/**
 * The hosted platform, one method call per request. Every method rejects with `InputError` before anything is sent,
 * `RefusedError` for an error status, `NoAnswerError` where no whole answer came, and `UnreadableError` for a success that cannot
 * be read.
 */
export class Platform {
    #exchange;
    #transport;
    #clock;
    #open = new Set();
    #closed = false;
    /** Sends nothing. Throws `InputError` for a base URL, a key or a user agent that cannot be used. */
    constructor(options) {
        this.#clock = options.clock ?? systemClock;
        const base = parseBaseUrl(options.baseUrl);
        this.#transport = options.transport ?? new UndiciTransport(base.loopback ? 'direct' : options.proxy);
        this.#exchange = new Exchange({
            base,
            key: parseApiKey(options.apiKey),
            redact: options.redact,
            userAgent: buildUserAgent(options.userAgent),
            transport: this.#transport,
            clock: this.#clock,
            random: options.random ?? Math.random,
        });
    }
    /**
     * An operation of the contract; path, query and body fields in one object.
     *
     * @throws InputError for arguments that break the contract; nothing was sent.
     * @throws RefusedError for an error status.
     * @throws NoAnswerError where no whole answer came in time; a write may have taken effect, unless `sent` is false.
     * @throws UnreadableError for a success that cannot be read; a write has taken effect.
     */
    async call(name, args, options = {}) {
        return (await this.answer(name, args, options)).result;
    }
    /** As `call`, with the HTTP status beside the result; rejects as it does. */
    async answer(name, args, options = {}) {
        const call = buildCall(name, args);
        if (operationOf(name).events)
            throw new InputError('operation', `${name} is a stream: read it with streamLog().`);
        return await this.#result(name, call, options);
    }
    /** An operation whose JSON body is a stream, e.g. `deploy_upload`; `fields` are its path and query arguments. Rejects as `call` does. */
    async send(name, fields, body, options = {}) {
        return (await this.#result(name, buildStreamedCall(name, fields, body), options)).result;
    }
    /**
     * A route that the contract does not document; `path` begins with one slash and is relative to the base URL. The body is
     * the parsed JSON, the text where it is none, and undefined where it is empty. Rejects as `call` does.
     */
    async request(method, path, options = {}) {
        const call = buildUndocumentedCall(method, path, options);
        return await this.#run(call, options, async (response) => {
            const text = await readText(call.operation, response);
            return { status: response.status, body: jsonOrText(text) };
        });
    }
    /**
     * The deployment history of a service, page by page; `timeoutMs` bounds each page. Throws `UnreadableError` where a cursor
     * repeats.
     */
    async *history(serviceId, options = {}) {
        const { limit, before } = options;
        const first = buildCall('list_deployments', { id: serviceId, limit });
        const read = (cursor) => {
            const call = cursor === undefined ? first : buildCheckedCall('list_deployments', { id: serviceId, limit, before: cursor });
            return this.#run(call, options, (response) => readJson(call.operation, response));
        };
        yield* readPages(read, before);
    }
    /**
     * The records of the stored build log, one by one as they arrive: memory is bounded whatever the log's size. Nothing is
     * repeated once the first record was given.
     */
    storedLog(deploymentId, options = {}) {
        return oneByOne(this.storedLogChunks(deploymentId, options), options.signal);
    }
    /** As `storedLog`: the records that arrived together, together. */
    async *storedLogChunks(deploymentId, options = {}) {
        const call = buildCall('get_deployment_logs', { id: deploymentId, after: options.after });
        const scope = this.#begin(call, options);
        try {
            yield* readRecords(await this.#respond(call, scope, options), call.operation, scope);
        }
        finally {
            this.#end(scope);
        }
    }
    /**
     * The events of one connection. Ends when the platform ends it and throws `NoAnswerError` when it breaks or falls silent;
     * it does not connect again.
     */
    streamLog(deploymentId, options = {}) {
        return oneByOne(this.streamLogChunks(deploymentId, options), options.signal);
    }
    /** As `streamLog`: the events that arrived together, together. */
    async *streamLogChunks(deploymentId, options = {}) {
        const plain = buildCall('stream_deployment_logs', { id: deploymentId });
        const { lastEventId, idleMs = defaultIdleMs } = options;
        const resume = lastEventId === undefined || lastEventId === '' ? {} : { 'last-event-id': headerText(lastEventId) };
        const call = { ...plain, headers: { ...plain.headers, ...resume }, patience: { ...streaming, headersMs: idleMs } };
        const scope = this.#begin(call, options);
        try {
            const response = await this.#respond(call, scope, { retries: false });
            yield* readEvents(response, { operation: call.operation, scope, clock: this.#clock, idleMs });
        }
        finally {
            this.#end(scope);
        }
    }
    /** Ends every call that is still going on and closes every connection. */
    async [Symbol.asyncDispose]() {
        this.#closed = true;
        for (const scope of this.#open)
            scope.abort(new InputError('platform', 'The platform was closed during the call.'));
        await this.#transport[Symbol.asyncDispose]();
    }
    #result(name, call, options) {
        return this.#run(call, options, async (response) => {
            const { status } = response;
            return { status, result: parseResult(name, status, await readJson(name, response)) };
        });
    }
    async #run(call, options, read) {
        const scope = this.#begin(call, options);
        try {
            return await this.#exchange.run(call, { scope, retries: options.retries ?? true }, read);
        }
        finally {
            this.#end(scope);
        }
    }
    /** A successful answer whose body is read by the caller. */
    #respond(call, scope, { retries = true }) {
        return this.#exchange.run(call, { scope, retries }, async (response) => response);
    }
    #begin({ operation, patience }, { signal, timeoutMs = patience.totalMs }) {
        if (this.#closed)
            throw new InputError('platform', 'The platform was closed.');
        const message = `${operation}: no whole answer within ${Math.round(timeoutMs) / 1000} s.`;
        const onTimeout = () => new NoAnswerError(message, { operation, sent: true });
        const scope = new AbortScope({ clock: this.#clock, signal, timeoutMs, onTimeout });
        this.#open.add(scope);
        return scope;
    }
    #end(scope) {
        this.#open.delete(scope);
        scope[Symbol.dispose]();
    }
}
/** An id that came from the stream goes back in a header, which takes one line of ASCII alone. */
function headerText(id) {
    return id.replace(/[^\x20-\x7E]/g, '');
}

import type { Method } from '../contract/operation.ts';
import { type Arguments, type OperationName, type Result } from '../contract/operations.ts';
import { type Cursor, type HistoryPage } from './history-pages.ts';
import type { ProxySettings, RequestBody, Transport } from './http/transport.ts';
import type { CallOptions, StoredLogOptions, StreamOptions } from './options.ts';
import { type RequestParts } from './request.ts';
import type { Secret } from './secret.ts';
import type { StreamEvent } from './streams/event-stream.ts';
import { type Clock, type Random } from './time/clock.ts';
/** Where the platform is, and who asks. */
export interface PlatformOptions {
    /** `{base_url}` of the contract; https but for loopback. A path prefix is kept. */
    readonly baseUrl: string | URL;
    /** Goes into the `Authorization` header to the base URL's origin, and nowhere else. */
    readonly apiKey: string | Secret;
    /** For tests on virtual time; by default the system's. */
    readonly clock?: Clock;
    /** Spreads the pauses between retries; by default `Math.random`. */
    readonly random?: Random;
    /** By default what `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY` say. This machine itself is always reached directly. */
    readonly proxy?: ProxySettings;
    /**
     * Takes further secrets out of what the platform says in an error, before that is cut: nobody knows a piece of a secret. The
     * API key always goes.
     */
    readonly redact?: (text: string) => string;
    /** Added to `taxiway/<version>`. */
    readonly userAgent?: string;
    /** By default HTTP/1.1 over undici. */
    readonly transport?: Transport;
}
/** A result beside the status that it came with. */
export interface Answered<T> {
    /** The HTTP status, a success. */
    readonly status: number;
    /** Parsed; fields that the contract does not show stay. */
    readonly result: T;
}
/**
 * The hosted platform, one method call per request. Every method rejects with `InputError` before anything is sent,
 * `RefusedError` for an error status, `NoAnswerError` where no whole answer came, and `UnreadableError` for a success that cannot
 * be read.
 */
export declare class Platform implements AsyncDisposable {
    #private;
    /** Sends nothing. Throws `InputError` for a base URL, a key or a user agent that cannot be used. */
    constructor(options: PlatformOptions);
    /**
     * An operation of the contract; path, query and body fields in one object.
     *
     * @throws InputError for arguments that break the contract; nothing was sent.
     * @throws RefusedError for an error status.
     * @throws NoAnswerError where no whole answer came in time; a write may have taken effect, unless `sent` is false.
     * @throws UnreadableError for a success that cannot be read; a write has taken effect.
     */
    call<N extends OperationName>(name: N, args: Arguments<N>, options?: CallOptions): Promise<Result<N>>;
    /** As `call`, with the HTTP status beside the result; rejects as it does. */
    answer<N extends OperationName>(name: N, args: Arguments<N>, options?: CallOptions): Promise<Answered<Result<N>>>;
    /** An operation whose JSON body is a stream, e.g. `deploy_upload`; `fields` are its path and query arguments. Rejects as `call` does. */
    send<N extends OperationName>(name: N, fields: Readonly<Record<string, string>>, body: RequestBody, options?: CallOptions): Promise<Result<N>>;
    /**
     * A route that the contract does not document; `path` begins with one slash and is relative to the base URL. The body is
     * the parsed JSON, the text where it is none, and undefined where it is empty. Rejects as `call` does.
     */
    request(method: Method, path: string, options?: CallOptions & RequestParts): Promise<{
        readonly status: number;
        readonly body: unknown;
    }>;
    /**
     * The deployment history of a service, page by page; `timeoutMs` bounds each page. Throws `UnreadableError` where a cursor
     * repeats.
     */
    history(serviceId: string, options?: CallOptions & {
        readonly limit?: number | undefined;
        readonly before?: Cursor | undefined;
    }): AsyncGenerator<HistoryPage>;
    /**
     * The records of the stored build log, one by one as they arrive: memory is bounded whatever the log's size. Nothing is
     * repeated once the first record was given.
     */
    storedLog(deploymentId: string, options?: StoredLogOptions): AsyncGenerator<unknown>;
    /** As `storedLog`: the records that arrived together, together. */
    storedLogChunks(deploymentId: string, options?: StoredLogOptions): AsyncGenerator<readonly unknown[]>;
    /**
     * The events of one connection. Ends when the platform ends it and throws `NoAnswerError` when it breaks or falls silent;
     * it does not connect again.
     */
    streamLog(deploymentId: string, options?: StreamOptions): AsyncGenerator<StreamEvent>;
    /** As `streamLog`: the events that arrived together, together. */
    streamLogChunks(deploymentId: string, options?: StreamOptions): AsyncGenerator<readonly StreamEvent[]>;
    /** Ends every call that is still going on and closes every connection. */
    [Symbol.asyncDispose](): Promise<void>;
}

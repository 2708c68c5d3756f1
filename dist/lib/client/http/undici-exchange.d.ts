import type { Dispatcher } from 'undici';
import type { HttpRequest, HttpResponse } from './transport.ts';
type Headers = Readonly<Record<string, string | string[] | undefined>>;
/**
 * One request in undici's hands. Written against `dispatch` rather than `request`, for only here it is certain whether a byte
 * left: undici calls `onRequestStart` when a connection stands and before it writes.
 */
export declare class UndiciExchange implements Dispatcher.DispatchHandler {
    #private;
    /** `onEnd` is called when nothing more will come; possibly more than once. */
    constructor(request: HttpRequest, onEnd: () => void);
    get response(): Promise<HttpResponse>;
    /** True once a connection stood, and so bytes may have left. */
    get started(): boolean;
    onRequestStart(controller: Dispatcher.DispatchController): void;
    onResponseStart(controller: Dispatcher.DispatchController, status: number, headers: Headers): void;
    onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void;
    onResponseEnd(): void;
    onResponseError(_: Dispatcher.DispatchController, error: Error): void;
    /** The chunks of the request's body. Where they fail, that error is the caller's: the request never was whole. */
    watch<Chunk>(chunks: AsyncIterable<Chunk>): AsyncGenerator<Chunk>;
    /** Ends it with an error of the connection. */
    fail(error: unknown): void;
}
export {};

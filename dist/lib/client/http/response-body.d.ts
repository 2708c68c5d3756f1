import type { HttpResponse } from './transport.ts';
/** The whole body as text. Throws `UnreadableError` where it has no end in sight. */
export declare function readText(operation: string, response: HttpResponse): Promise<string>;
/** The JSON value of a success. Throws `UnreadableError` with a sentence that says what stood there instead. */
export declare function readJson(operation: string, response: HttpResponse): Promise<unknown>;
/** The parsed JSON, the text where it is none, and undefined where it is empty. */
export declare function jsonOrText(text: string): unknown;
/** What stands in `error` of a refusal as one line of at most 500 characters; empty where nothing readable does. */
export declare function readRefusal(response: HttpResponse, redact: (text: string) => string): Promise<string>;

import { type OperationName } from '../../contract/operations.ts';
/** Where the parts of a request stood. */
export interface Parts {
    readonly path: Readonly<Record<string, string>>;
    readonly query: URLSearchParams;
    readonly body: Readonly<Record<string, unknown>>;
}
/** Path, query and body as one object that fits the contract, or a 400 that names what does not. */
export declare function readArguments(name: OperationName, parts: Parts): Record<string, unknown>;
/** Refuses with 400 arguments that do not fit the contract, wherever they stood. */
export declare function expectArguments(name: OperationName, found: Readonly<Record<string, unknown>>): void;

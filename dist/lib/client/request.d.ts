import type { Access, Effect, Method } from '../contract/operation.ts';
import { type OperationName } from '../contract/operations.ts';
import { type Patience } from './http/patience.ts';
import type { RequestBody } from './http/transport.ts';
/** What one call sends, relative to the base URL, and how it may be treated. */
export interface Call {
    /** The operation, for messages. */
    readonly operation: string;
    readonly method: Method;
    /** Path and query, encoded. */
    readonly path: string;
    readonly body: RequestBody | undefined;
    readonly headers: Readonly<Record<string, string>>;
    readonly effect: Effect;
    readonly access: Access;
    readonly patience: Patience;
}
/** A call of the table. Throws `InputError` where the arguments break a rule of the contract. */
export declare function buildCall(name: OperationName, args: unknown): Call;
/** A call of the table whose JSON body is a stream; `fields` are its path and query arguments. */
export declare function buildStreamedCall(name: OperationName, fields: Readonly<Record<string, string>>, body: RequestBody): Call;
/** A call with arguments that were checked already, or that the platform itself gave, as a cursor. */
export declare function buildCheckedCall(name: OperationName, args: Readonly<Record<string, unknown>>, body?: RequestBody | undefined): Call;
/** What a request to an undocumented route carries beside its path. */
export interface RequestParts {
    readonly query?: Readonly<Record<string, string | number | boolean | undefined>> | undefined;
    /** Sent as JSON where it is given. */
    readonly body?: unknown;
}
/** A call that the contract does not document. A GET is a read, anything else a write that must not be repeated. */
export declare function buildUndocumentedCall(method: Method, path: string, { query, body }: RequestParts): Call;

import { type OperationName, type Result } from '../contract/operations.ts';
/** The answer as the contract shows it. Throws `UnreadableError` that names the field at fault, never its value. */
export declare function parseResult<N extends OperationName>(name: N, status: number, body: unknown): Result<N>;

import type { Operation } from '../contract/operation.ts';
/**
 * Holds the arguments against the table before anything is sent. Throws `InputError` with one sentence that names the
 * argument and the rule; it never repeats a value, for a value may be a password.
 */
export declare function checkArguments(name: string, operation: Operation, args: unknown): Record<string, unknown>;
/** The same for some of the arguments, where the body is a stream that is not looked into. */
export declare function checkFields(name: string, operation: Operation, fields: Readonly<Record<string, string>>): void;

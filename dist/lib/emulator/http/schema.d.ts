import { type ValidateFunction } from 'ajv';
import { type OperationName } from '../../contract/operations.ts';
export interface ArgumentSchema {
    readonly properties: Readonly<Record<string, {
        readonly type?: unknown;
    }>>;
    readonly validate: ValidateFunction;
}
export declare function argumentSchema(name: OperationName): ArgumentSchema;
export declare function resultSchema(name: OperationName): ValidateFunction;
/** What is wrong with a value, as one sentence that names the field; undefined where it fits. */
export declare function problemsOf(validate: ValidateFunction, value: unknown): string | undefined;

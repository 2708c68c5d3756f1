import { type Variable } from './dotenv.ts';
import type { Inputs } from './inputs.ts';
/** Variables to import before a deploy. */
export interface Variables {
    /** Each key once; `env-vars` win over `env-file`. */
    readonly all: readonly Variable[];
    /** Keys that stood twice in one text. */
    readonly duplicates: readonly string[];
}
/** @throws InputError naming the input and the line, never a value */
export declare function readVariables(inputs: Inputs, workspace: string): Variables;

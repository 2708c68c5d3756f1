import type { Column } from './messages.ts';
/**
 * A result as psql prints it: aligned, with the names above. Each line begins with a space, so that no value can pass for an
 * error of the server. `shown` is how many rows it holds before it grew longer than `limit` characters.
 */
export declare function tableOf(columns: readonly Column[], rows: readonly (readonly string[])[], limit: number): {
    readonly text: string;
    readonly shown: number;
};

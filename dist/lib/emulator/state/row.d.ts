import type { SQLOutputValue } from 'node:sqlite';
/** A row as `node:sqlite` gives it. Each reader throws where the column is not of its kind: the file is not one of ours. */
export type Row = Readonly<Record<string, SQLOutputValue>>;
export declare function text(row: Row, column: string): string;
export declare function integer(row: Row, column: string): number;
export declare function optionalText(row: Row, column: string): string | undefined;
export declare function optionalInteger(row: Row, column: string): number | undefined;
export declare function bytes(row: Row, column: string): Uint8Array;

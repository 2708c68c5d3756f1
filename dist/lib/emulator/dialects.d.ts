import type { Dialect } from './dialect.ts';
/** The dialects that the local platform speaks, by name. */
export declare const dialects: {
    readonly plain: Dialect;
    readonly upper: Dialect;
    readonly running: Dialect;
    readonly phases: Dialect;
    readonly statusless: Dialect;
    readonly patient: Dialect;
};
/** `plain` is the default. */
export type DialectName = keyof typeof dialects;
/** Whether a dialect has that name. */
export declare function isDialectName(name: string): name is DialectName;
/** A dialect by name, or `plain` with some of its habits replaced. */
export declare function dialectOf(choice: DialectName | Partial<Dialect>): Dialect;

import type { DatabaseSync } from 'node:sqlite';
/** A set of variables that services share. The contract shows neither its values nor a way to change them. */
export interface EnvGroup {
    readonly id: string;
    readonly name: string;
}
/** The environment groups of the account. */
export declare class EnvGroups {
    #private;
    constructor(database: DatabaseSync);
    /** Adds one, unless there is one of that name. */
    ensure(name: string): void;
    /** All of them, by name. */
    all(): EnvGroup[];
}

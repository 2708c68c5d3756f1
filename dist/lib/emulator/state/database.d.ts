import { DatabaseSync } from 'node:sqlite';
/**
 * Opens the state: `:memory:` or a file, which is created where it is missing and locked while it is open, for two platforms
 * on one file would each believe that they own the builds.
 */
export declare function openDatabase(file: string): DatabaseSync;
/** Removes every row of every table. */
export declare function wipe(database: DatabaseSync): void;

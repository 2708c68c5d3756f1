import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { text } from './row.js';
import { schema } from './schema.js';
/**
 * Opens the state: `:memory:` or a file, which is created where it is missing and locked while it is open, for two platforms
 * on one file would each believe that they own the builds.
 */
export function openDatabase(file) {
    // The keys in it let their reader run commands as its owner, and so nobody else may read it.
    if (file !== ':memory:')
        closeSync(openSync(file, 'a', 0o600));
    const database = new DatabaseSync(file);
    try {
        // A local platform may lose its last moments with the machine's power, not with its own process.
        database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
        database.exec(schema);
    }
    catch (error) {
        database.close();
        throw error;
    }
    return database;
}
/** Removes every row of every table. */
export function wipe(database) {
    const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'");
    for (const row of tables.all())
        database.exec(`DELETE FROM ${text(row, 'name')}`);
}

import type { DatabaseSync } from 'node:sqlite';
import type { Key } from '../access/key.ts';
/** API keys, each with a role: the name under which whoever starts the platform knows it. */
export declare class Keys {
    #private;
    constructor(database: DatabaseSync);
    /** Stores a key. Without a token a random one is made. */
    add(role: string, key: Key, token?: string): string;
    byToken(token: string): Key | undefined;
    /** The token of each role. */
    tokens(): Record<string, string>;
}

import { Secret } from './secret.ts';
/** A key that can stand in a header. Throws `InputError`, which never shows the key. */
export declare function parseApiKey(given: string | Secret): Secret;

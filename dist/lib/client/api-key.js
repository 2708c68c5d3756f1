import { InputError } from './errors.js';
import { Secret } from './secret.js';
const printable = /^[\x21-\x7E]+$/;
/** A key that can stand in a header. Throws `InputError`, which never shows the key. */
export function parseApiKey(given) {
    const key = typeof given === 'string' ? given : given.reveal();
    if (key.trim() === '')
        throw new InputError('api-key', 'The api-key is empty: give a key from the dashboard.');
    if (/[\r\n]/.test(key)) {
        throw new InputError('api-key', 'The api-key holds a line break: store the key alone, without a trailing newline.');
    }
    if (!printable.test(key)) {
        throw new InputError('api-key', 'The api-key holds a space, a control character or a non-ASCII character.');
    }
    return typeof given === 'string' ? new Secret(key) : given;
}

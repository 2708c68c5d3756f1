import { InputError } from '../errors.js';
import { version } from './version.js';
const headerText = /^[\x20-\x7E]*$/;
/** `taxiway/<version>`, followed by what the caller adds to it. */
export function buildUserAgent(addition) {
    if (addition === undefined || addition === '')
        return `taxiway/${version}`;
    if (!headerText.test(addition))
        throw new InputError('userAgent', 'The user agent must be printable ASCII.');
    return `taxiway/${version} ${addition}`;
}

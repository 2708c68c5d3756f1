import { InputError } from './errors.js';
/** Throws `InputError`. The key travels in a header, so plain http is allowed to this machine only. */
export function parseBaseUrl(given) {
    const url = URL.parse(String(given).trim());
    if (url === null)
        throw new InputError('base-url', 'The base-url is no URL: give one like https://platform.example.');
    if (url.protocol !== 'https:' && url.protocol !== 'http:') {
        throw new InputError('base-url', `The base-url begins with "${url.protocol}", where only "https:" is spoken.`);
    }
    const loopback = isLoopback(url.hostname);
    if (url.protocol === 'http:' && !loopback) {
        throw new InputError('base-url', 'The base-url must use https: plain http would show the key to the network.');
    }
    if (url.username !== '' || url.password !== '') {
        throw new InputError('base-url', 'The base-url holds a user name or password: the key belongs in api-key.');
    }
    if (url.search !== '' || url.hash !== '') {
        throw new InputError('base-url', 'The base-url holds a query or a fragment: give origin and path prefix alone.');
    }
    return { origin: url.origin, prefix: url.pathname.replace(/\/+$/, ''), loopback };
}
/** True for localhost, 127.0.0.0/8 and ::1, after URL parsing has normalised every other spelling of an address. */
export function isLoopback(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

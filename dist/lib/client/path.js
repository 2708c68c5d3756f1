import { InputError } from './errors.js';
/**
 * Fills the `{name}` places of a path of the table. A value is one segment whatever it holds: a slash is encoded, and the
 * dot segments, which no encoding protects, are refused, as is an empty one.
 */
export function pathOf(template, values) {
    return template.replace(/\{(\w+)\}/g, (_, name) => segmentOf(name, values[name]));
}
function segmentOf(name, value) {
    if (typeof value !== 'string' || value === '')
        throw new InputError(name, `The argument "${name}" must not be empty.`);
    if (value === '.' || value === '..') {
        throw new InputError(name, `The argument "${name}" must not be "${value}": it would change the path.`);
    }
    return encodeURIComponent(wellFormed(name, value));
}
/** `?a=1&b=2`, or nothing; values are scalars, and those that are undefined are left out. */
export function queryOf(values) {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(values))
        if (value !== undefined)
            query.append(name, spelled(name, value));
    return query.size === 0 ? '' : `?${query}`;
}
/** Whole numbers in digits alone, for `1e+21` is none to most who read a query. */
function spelled(name, value) {
    if (typeof value === 'number' && Number.isInteger(value))
        return BigInt(value).toString();
    return wellFormed(name, String(value));
}
/** A URL would carry another text, silently. */
function wellFormed(name, text) {
    if (!text.isWellFormed())
        throw new InputError(name, `The argument "${name}" is no well-formed text.`);
    return text;
}
/** A path that the caller wrote, e.g. for an undocumented route; it may carry a query. Throws `InputError`. */
export function checkPath(path) {
    const [steps = ''] = path.split('?', 1);
    if (!path.startsWith('/') || path.startsWith('//')) {
        throw new InputError('path', 'The path must begin with one slash: it stays on the origin of the base-url.');
    }
    if (!/^[\x21-\x7E]+$/.test(path) || /[\\#]/.test(path)) {
        throw new InputError('path', 'The path must be percent-encoded ASCII without backslash, fragment or space.');
    }
    if (steps.split('/').some((step) => /^(?:\.|%2e){1,2}$/i.test(step))) {
        throw new InputError('path', 'The path must not hold the segments "." or "..".');
    }
    return path;
}

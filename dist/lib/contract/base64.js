import * as v from 'valibot';
/**
 * Base64 with `+` and `/`, padded and in one line (RFC 4648, sections 3 and 4). Looks for the first other character: a pattern
 * of the whole keeps a way back for each character, and there may be hundreds of millions.
 */
export function isBase64(text) {
    const end = text.search(/[^A-Za-z0-9+/]/);
    return text.length % 4 === 0 && (end < 0 || /^={1,2}$/.test(text.slice(Math.max(end, text.length - 3))));
}
/** Bytes as base64. */
export function base64(about) {
    const rule = 'must be base64 in one line, padded with `=`';
    return v.pipe(v.string(), v.check(isBase64, rule), v.description(about));
}

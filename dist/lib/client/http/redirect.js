/** Redirects followed in a row before a loop is assumed. */
export const maximumRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);
/** Where an answer sends a read, or undefined where the status is no redirect. */
export function parseRedirect(status, location, from) {
    if (!redirects.has(status))
        return undefined;
    const target = location === undefined ? null : URL.parse(location, from.href);
    if (target === null)
        return { kind: 'nowhere' };
    if (target.origin !== from.origin)
        return { kind: 'elsewhere', origin: `${target.protocol}//${target.host}` };
    return { kind: 'here', path: `${target.pathname}${target.search}` };
}
/** Whether the same request belongs to another address, unlike 302 and 303, which may come after the work was done. */
export function belongsElsewhere(status) {
    return status === 301 || status === 307 || status === 308;
}

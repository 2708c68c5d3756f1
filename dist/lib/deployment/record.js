import { isFields } from './fields.js';
const idKeys = ['deploymentId', 'id'];
const statusKeys = ['status', 'state', 'phase'];
const urlKeys = ['url', 'hostname'];
const nameKeys = ['ref', 'gitRef', 'branch', 'tag'];
const commitKeys = ['commit', 'commitSha', 'commitHash', 'commitId', 'sha', 'gitSha', 'revision'];
/** Where some platforms nest them: `commit: { sha }`, `source: { ref }`. */
const nestedKeys = ['commit', 'source', 'git', 'meta'];
const nestedCommitKeys = [...commitKeys, 'id', 'hash'];
export function readRecord(raw) {
    return {
        id: idOf(raw),
        word: firstText(raw, statusKeys),
        rollbackable: raw['rollbackable'] === true,
        url: shownUrl(raw),
        refs: shownRefs(raw),
        fingerprint: fingerprint(raw),
    };
}
export function idOf(raw) {
    for (const key of idKeys) {
        const value = raw[key];
        if (typeof value === 'string' && value !== '')
            return value;
        if (typeof value === 'number')
            return String(value);
    }
    return undefined;
}
/** A `url` or `hostname` as an absolute http(s) URL; anything else is no URL. */
export function shownUrl(raw) {
    const shown = firstText(raw, urlKeys);
    if (shown === undefined)
        return undefined;
    const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(shown) ? shown : `https://${shown}`;
    if (!URL.canParse(address))
        return undefined;
    const url = new URL(address);
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return undefined;
    return url.username === '' && url.password === '' ? address : undefined;
}
/** What a record tells of the ref that was asked for: `ours`, `another`, or `not-shown` where it cannot be compared. */
export function compareRefs(asked, shown) {
    if (asked === undefined)
        return 'not-shown';
    const commits = [...shown.commits, ...shown.names].filter(isCommit);
    if (isCommit(asked)) {
        if (commits.some((commit) => sameCommit(commit, asked)))
            return 'ours';
        return commits.length > 0 || shown.names.length > 0 ? 'another' : 'not-shown';
    }
    const names = shown.names.filter((name) => !isCommit(name)).map(shortName);
    if (names.length === 0)
        return 'not-shown';
    return names.includes(shortName(asked)) ? 'ours' : 'another';
}
/** What was deployed, as a record shows it: the commit before the branch. */
export function shownRef({ commits, names }) {
    return commits[0] ?? names[0];
}
function shownRefs(raw) {
    const names = texts(raw, nameKeys);
    const commits = texts(raw, commitKeys);
    for (const key of nestedKeys) {
        const nested = raw[key];
        if (!isFields(nested))
            continue;
        names.push(...texts(nested, nameKeys));
        commits.push(...texts(nested, nestedCommitKeys));
    }
    return { names, commits: commits.filter(isCommit) };
}
function isCommit(text) {
    return /^[0-9a-f]{7,64}$/i.test(text);
}
/** One may be the abbreviation of the other. */
function sameCommit(one, other) {
    const [short, long] = one.length < other.length ? [one, other] : [other, one];
    return long.toLowerCase().startsWith(short.toLowerCase());
}
function shortName(ref) {
    return ref.replace(/^refs\/(heads|tags)\//, '');
}
function firstText(raw, keys) {
    return texts(raw, keys)[0];
}
function texts(raw, keys) {
    return keys
        .map((key) => raw[key])
        .filter((value) => typeof value === 'string' && value.trim() !== '');
}
function fingerprint(value) {
    return JSON.stringify(value, (_key, inner) => isFields(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner);
}

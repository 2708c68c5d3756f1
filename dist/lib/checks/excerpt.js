const mostEvidence = 20;
const longestEvidence = 500;
/**
 * Lines as evidence: the last 20 of them, each one line of at most 500 characters. They are cleaned before they are cut, for
 * nobody would know a piece of a secret.
 */
export function evidenceOf(lines, clean) {
    const kept = lines.slice(-mostEvidence).map((line) => excerpt(oneLine(clean(line)), longestEvidence));
    const left = lines.length - kept.length;
    return left === 0 ? kept : [`… ${left} earlier`, ...kept.slice(1)];
}
/** At most so many characters of a cleaned text: from its beginning, or around the place that matters. */
export function excerpt(text, longest, place = 0) {
    if (text.length <= longest)
        return text;
    const from = Math.min(Math.max(0, place - Math.floor(longest / 4)), text.length - longest);
    const to = from + longest;
    const kept = text.slice(from === 0 ? 0 : from + 1, to === text.length ? to : to - 1).toWellFormed();
    return `${from === 0 ? '' : '…'}${kept}${to === text.length ? '' : '…'}`;
}
function oneLine(text) {
    return text.replace(/[\r\n\u0085\u2028\u2029]+/g, ' ').trimEnd();
}

const mostEvidence = 20;
const longestEvidence = 500;
/** Lines as evidence: each one line and cut, the last 20 of them. */
export function evidenceOf(lines) {
    const kept = lines.slice(-mostEvidence).map(evidenceLine);
    const left = lines.length - kept.length;
    return left === 0 ? kept : [`… ${left} earlier`, ...kept.slice(1)];
}
function evidenceLine(text) {
    const line = text.replace(/[\r\n\u0085\u2028\u2029]+/g, ' ').trimEnd();
    return line.length > longestEvidence ? `${line.slice(0, longestEvidence - 1).toWellFormed()}…` : line;
}
/** A sentence as a clause: without its full stop. */
export function clauseOf(sentence) {
    return sentence.trim().replace(/\.$/, '');
}

/** A sentence as a clause: without its full stop. */
export function clauseOf(sentence) {
    return sentence.trim().replace(/\.$/, '');
}

/** Characters of each field at most, and of the quoted line around the place of the error. */
const shownCharacters = 10_000;
const quotedCharacters = 60;
/**
 * An error or a notice of the server as psql prints it (libpq: pqBuildErrorMessage3): the severity, two spaces and the message,
 * then the place in the statement, and what else the server said.
 */
export function noticeText(fields, sql) {
    const field = (letter) => fields.get(letter)?.slice(0, shownCharacters);
    const severity = field('V') ?? field('S') ?? 'ERROR';
    const lines = [`${severity}:  ${field('M') ?? ''}`];
    const internal = field('q');
    const position = Number(field('P') ?? 0);
    if (position > 0)
        lines.push(...placeOf(sql, position));
    else if (internal !== undefined)
        lines.push(...placeOf(internal, Number(field('p') ?? 0)));
    for (const [letter, name] of [
        ['D', 'DETAIL'],
        ['H', 'HINT'],
        ['q', 'QUERY'],
        // A notice is not worth its context.
        ['W', severity === 'ERROR' || severity === 'FATAL' ? 'CONTEXT' : undefined],
    ]) {
        const said = field(letter);
        if (name !== undefined && said !== undefined)
            lines.push(`${name}:  ${said}`);
    }
    return lines.join('\n');
}
/** The line of the statement with a mark below the character, of which the first is 1; nothing where there is none. */
function placeOf(sql, position) {
    const characters = [...sql];
    if (position < 1 || position > characters.length + 1)
        return [];
    const before = characters
        .slice(0, position - 1)
        .join('')
        .split(/\r\n|\r|\n/);
    const [after = ''] = characters
        .slice(position - 1)
        .join('')
        .split(/[\r\n]/, 1);
    const head = [...(before.at(-1) ?? '').replaceAll('\t', ' ')];
    const cut = Math.max(0, head.length - quotedCharacters / 2);
    const quotedHead = (cut > 0 ? '...' : '') + head.slice(cut).join('');
    const tail = [...after.replaceAll('\t', ' ')];
    const room = quotedCharacters - (head.length - cut);
    const quotedTail = tail.slice(0, room).join('') + (tail.length > room ? '...' : '');
    const label = `LINE ${before.length}: `;
    return [label + quotedHead + quotedTail, `${' '.repeat(label.length + [...quotedHead].length)}^`];
}

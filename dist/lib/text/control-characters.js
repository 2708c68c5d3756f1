/**
 * Escape sequences other than colour, in their 7-bit and 8-bit forms: control sequences, strings (titles, links) up to their
 * terminator, and the short ones. The bodies exclude control characters, so that the match is linear.
 */
const sequences = new RegExp([
    String.raw `(?:\x1b\[(?![0-9;:]*m)|\x9b)[0-?]*[ -/]*[@-~]`,
    String.raw `(?:\x1b[\]PX^_]|[\x9d\x90\x98\x9e\x9f])[^\x00-\x1f\x7f-\x9f]*(?:\x07|\x1b\\|\x9c)`,
    String.raw `\x1b[ -/]+[0-~]`,
    String.raw `\x1b[0-Z\\^-~]`,
].join('|'), 'g');
// biome-ignore lint/suspicious/noControlCharactersInRegex: the one escape sequence that is kept
const colour = /\x1b\[[0-9;:]*m/g;
/** An escape character that begins no colour, and all other control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const controls = /\x1b(?!\[[0-9;:]*m)|[\x00-\x08\x0b\x0c\x0e-\x1a\x1c-\x1f\x7f-\x84\x86-\x9f]/g;
/**
 * Without escape sequences other than colour, and without other control characters; tabs stay, Unicode's own line ends
 * become spaces. For text without `\n` and `\r`.
 */
export function clean(line) {
    return line
        .replace(sequences, '')
        .replace(controls, '')
        .replace(/[\u0085\u2028\u2029]/g, ' ');
}
/** The text without colour, as a summary and an annotation show it. */
export function withoutColour(text) {
    return text.replace(colour, '');
}
/** The clean line with its colours ended, so that they do not run on into the lines after it. */
export function endColour(line) {
    const last = line.lastIndexOf('\u001b');
    return last === -1 || line.startsWith(reset, last) || line.startsWith('\u001b[m', last) ? line : line + reset;
}
const reset = '\u001b[0m';

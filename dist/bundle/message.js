/**
 * Tags a sentence that a user may meet, as in message`archive-empty: The archive has no files.` What comes before the first
 * colon is its id, which ties it to its cause and cure in docs/troubleshooting.md; the rest is the text.
 */
export function message(texts, ...values) {
    const [first = '', ...others] = texts;
    const text = first.slice(first.indexOf(': ') + 2);
    return others.reduce((sentence, next, index) => sentence + String(values[index]) + next, text);
}

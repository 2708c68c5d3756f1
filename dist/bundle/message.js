/**
 * Tags a sentence that a user may meet. The text is the template's own; the id ties it to its cause and cure in
 * docs/troubleshooting.md, which takes the text from here.
 *
 * @param _id unique in `src/`, lowercase words between hyphens, written out where it is used
 */
export function message(_id) {
    return (texts, ...values) => texts.map((text, index) => text + String(values[index] ?? '')).join('');
}

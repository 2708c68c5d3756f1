/** Text of others in a view: names, refs, reasons, paths and whatever else somebody may have chosen. */
import { html as template } from 'lit-html'

export { nothing, svg } from 'lit-html'

/** Characters without a picture, and those that turn the direction of text round. Line breaks and tabs have their places. */
const invisible = /(?![\u200d\n\t])[\p{Cc}\p{Cf}]/gu

/**
 * The text with a sign in the place of each character that one cannot see.
 * @param {string} text
 */
export function visible(text) {
  return text.replaceAll(invisible, '\ufffd')
}

/**
 * The template of lit-html, in which every text that is filled in is visible. Views use no other.
 * @param {TemplateStringsArray} strings
 * @param {...unknown} values
 */
export function html(strings, ...values) {
  return template(strings, ...values.map((value) => (typeof value === 'string' ? visible(value) : value)))
}

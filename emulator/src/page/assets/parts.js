/** What every view is made of: text of others made safe, addresses of views, times, badges, and text to copy. */
import { html as template } from 'lit-html'

export { nothing } from 'lit-html'
export { repeat } from 'lit-html/directives/repeat.js'

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

/**
 * The address of a view.
 * @param {...(string | number)} parts
 */
export function to(...parts) {
  return `#/${parts.map((part) => encodeURIComponent(part)).join('/')}`
}

/**
 * The number of a line at the end of an address, such as `L12`.
 * @param {string | undefined} part
 */
export function toLine(part) {
  const digits = /^L([1-9]\d{0,14})$/.exec(part ?? '')?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** Up to when the page knows what happens: while the platform does not answer, the time of its last answer. */
export const known = {
  /** @type {number | undefined} */
  until: undefined,
  now() {
    return known.until ?? Date.now()
  },
}

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always', style: 'short' })
/** @type {[number, Intl.RelativeTimeFormatUnit][]} */
const units = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
]

/**
 * "2 min ago", with the exact time on hover.
 * @param {string | null} at RFC 3339
 */
export function ago(at) {
  if (at === null) return template``
  const seconds = (known.now() - Date.parse(at)) / 1_000
  const [size, unit] = units.find(([size]) => seconds >= size) ?? [1, 'second']
  const text = seconds < 5 ? 'just now' : relative.format(-Math.floor(seconds / size), unit).replace('.', '')
  return html`<time datetime=${at} title=${exact(at)}>${text}</time>`
}

/** @param {string} at RFC 3339 */
export function clock(at) {
  const text = new Date(at).toLocaleTimeString('en-GB', { hour12: false })
  return html`<time datetime=${at} title=${exact(at)}>${text}</time>`
}

/** @param {string} at RFC 3339 */
function exact(at) {
  return new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'long' })
}

/** @param {number} ms */
export function duration(ms) {
  if (ms < 1_000) return `${Math.round(ms)} ms`
  if (ms < 59_950) return `${(ms / 1_000).toFixed(1)} s`
  const seconds = Math.round(ms / 1_000)
  const rest = seconds % 60
  return `${Math.floor(seconds / 60)} min${rest === 0 ? '' : ` ${rest} s`}`
}

/**
 * @param {number} count
 * @param {string} noun
 */
export function counted(count, noun) {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/**
 * What a deployment builds, in a few characters: of a whole commit the first eight.
 * @param {string} label
 */
export function short(label) {
  return /^[0-9a-f]{40}$/.test(label) ? label.slice(0, 8) : label
}

/**
 * The commit of a deployment; empty if that is what its label names.
 * @param {{ label: string, commit: string | null }} deployment
 */
export function commitBeside({ label, commit }) {
  return commit === null || commit === label ? '' : commit.slice(0, 8)
}

/** What a state means, for its colour. The word itself is always shown too. */
const tones = /** @type {Readonly<Record<string, string>>} */ ({
  ...{ live: 'good', running: 'good', scheduled: 'good' },
  ...{ failed: 'bad', crashed: 'bad' },
  ...{ queued: 'busy', building: 'busy', starting: 'busy' },
})

/**
 * A state in the word that the platform's history has for it.
 * @param {string} state
 */
export function stateWord(state) {
  return state === 'retired' ? 'deactivated' : state
}

/**
 * @param {string} word
 * @param {string} [tone]
 */
export function badge(word, tone = Object.hasOwn(tones, word) ? tones[word] : '') {
  return html`<span class="badge ${tone}">${stateWord(word)}</span>`
}

/**
 * A heading for the whole view; it takes the focus when the view opens.
 * @param {unknown} title
 * @param {unknown} [more]
 */
export function heading(title, more = '') {
  return html`<div class="heading"><h1 tabindex="-1">${title}</h1>${more}</div>`
}

/**
 * What somebody should read: what a press did, or why it could not.
 * @param {string} text empty for nothing
 * @param {boolean} [isWrong]
 */
export function notice(text, isWrong = true) {
  return html`<p class=${isWrong ? 'problem' : 'note'} role=${isWrong ? 'alert' : 'status'} ?hidden=${text === ''}>${text}</p>`
}

/**
 * Text to copy, with its button.
 * @param {string} label
 * @param {string} text
 */
export function copyable(label, text) {
  return html`<div class="copyable">
    <pre tabindex="0" role="group" aria-label=${label}>${text}</pre>
    <button class="quiet" aria-label=${`Copy: ${label}`} @click=${(/** @type {MouseEvent} */ event) => copy(event, text)}>Copy</button>
  </div>`
}

/**
 * @param {MouseEvent} event
 * @param {string} text
 */
async function copy({ currentTarget }, text) {
  const button = /** @type {HTMLElement} */ (currentTarget)
  const isDone = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
  button.dataset['said'] = isDone ? 'Copied' : 'Not allowed'
  setTimeout(() => delete button.dataset['said'], 2_000)
}

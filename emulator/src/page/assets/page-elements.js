import { html, nothing } from './safe-html.js'
import { to } from './view-addresses.js'

/** What a stage or a status means, for its colour. The word itself is always shown too. */
const tones = /** @type {Readonly<Record<string, string>>} */ ({
  live: 'good',
  running: 'good',
  scheduled: 'good',
  failed: 'bad',
  crashed: 'bad',
  error: 'bad',
  warning: 'busy',
  queued: 'busy',
  building: 'busy',
  starting: 'busy',
})

/**
 * @param {string} word
 */
export function badge(word) {
  return html`<span class="badge ${Object.hasOwn(tones, word) ? tones[word] : 'calm'}">${word}</span>`
}

/**
 * A heading for the whole view; it takes the focus when the view opens.
 * @param {unknown} title
 * @param {unknown} [more]
 */
export function heading(title, more) {
  return html`<header class="heading"><h1 tabindex="-1">${title}</h1>${more ?? nothing}</header>`
}

/** What stands in place of a service or deployment that was not read, or does not exist. @param {string} title */
export function missing(title) {
  return html`<p class="crumbs"><a href=${to('services')}>Services</a></p>${heading(title)}`
}

/**
 * @param {string} sentence
 * @param {unknown} [more] what to do
 */
export function empty(sentence, more) {
  return html`<div class="empty"><p>${sentence}</p>${more ?? nothing}</div>`
}

/**
 * Text to copy, with its button.
 * @param {string} label
 * @param {string} text
 */
export function copyable(label, text) {
  return html`<div class="copyable">
    <pre tabindex="0" aria-label=${label}>${text}</pre>
    <button class="quiet" aria-label=${`Copy: ${label}`} @click=${(/** @type {MouseEvent} */ event) => copy(event, text)}>
      Copy
    </button>
  </div>`
}

/**
 * Copies a text, and says so on the button.
 * @param {Event} event
 * @param {string | Promise<string>} text
 */
export async function copy({ currentTarget }, text) {
  const button = /** @type {HTMLElement} */ (currentTarget)
  const before = button.dataset['label'] ?? button.textContent ?? ''
  button.dataset['label'] = before
  try {
    await navigator.clipboard.writeText(await text)
    button.classList.add('done')
  } catch {
    button.classList.add('refused')
  }
  setTimeout(() => button.classList.remove('done', 'refused'), 2_000)
}

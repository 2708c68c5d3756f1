import { html, nothing } from '../../safe-html.js'

/** @typedef {import('../../types.d.ts').JournalEntry} JournalEntry */

/**
 * What the caller got. Where a fault made that differ from what the operation said, both.
 * @param {JournalEntry} entry
 */
export function showStatus({ status, trueStatus, end }) {
  const word = status === null ? (end === 'open' ? 'open' : 'no answer') : String(status)
  const tone = status === null ? (end === 'open' ? 'busy' : 'bad') : status >= 400 ? 'bad' : 'good'
  const differs = trueStatus !== null && trueStatus !== status && end !== 'open'
  const cut = end === 'cut' && status !== null ? ' cut' : end === 'left' ? ' left' : ''
  return html`<span class="badge ${tone}">${word}${cut}</span>${differs ? html` <span class="muted">really ${trueStatus}</span>` : nothing}`
}

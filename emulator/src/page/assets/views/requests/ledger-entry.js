import { short } from '../../format.js'
import { badge } from '../../page-elements.js'
import { html } from '../../safe-html.js'
import { to } from '../../view-addresses.js'

/** @typedef {import('../../types.d.ts').LedgerEntry} LedgerEntry */

/**
 * What took effect, with links to it.
 * @param {LedgerEntry} entry
 * @param {string} [word] in place of the stage that it has now
 */
export function ledgerEntry(entry, word) {
  if (entry.kind === 'service') {
    return html`<p>service <a href=${to('services', entry.id)}>${entry.name}</a></p>`
  }
  return html`<p>deployment <a href=${to('deployments', entry.id)}>${toLabel(entry)}</a> of <code>${entry.serviceId}</code> ${badge(word ?? entry.stage)}</p>`
}

/**
 * The same without links, and on other platforms than this one.
 * @param {LedgerEntry} entry
 * @param {string} [word]
 */
export function plainLedgerEntry(entry, word) {
  if (entry.kind === 'service') return html`<span class="effect">service <bdi>${entry.name}</bdi></span> `
  return html`<span class="effect">deployment <bdi>${toLabel(entry)}</bdi> of <code>${entry.serviceId}</code> ${badge(word ?? entry.stage)}</span> `
}

/** @param {Extract<LedgerEntry, { kind: 'deployment' }>} entry */
function toLabel({ label, ref }) {
  return short(label ?? ref ?? 'upload')
}

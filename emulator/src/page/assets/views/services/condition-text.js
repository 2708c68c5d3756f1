import { ago, during } from '../../format.js'
import { html, nothing } from '../../safe-html.js'

/** @typedef {import('../../types.d.ts').ServiceSummary} ServiceSummary */

/** Words of what goes on. @type {readonly string[]} */
const lasting = ['running', 'scheduled', 'queued', 'building', 'starting']

/** What the badge does not say, and for how long it is so, or when it happened. @param {ServiceSummary['condition']} condition */
export function conditionText({ word, detail, since }) {
  if (detail === '' && since === null) return nothing
  const between = detail === '' || since === null ? nothing : ', '
  return lasting.includes(word) ? html`${during(since)}${between}${detail}` : html`${detail}${between}${ago(since)}`
}

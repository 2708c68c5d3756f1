import { html } from '../../safe-html.js'

/** @typedef {import('../../types.d.ts').PlayedFault} PlayedFault */

/**
 * @param {PlayedFault['verdict']} verdict
 * @param {boolean} isHonest
 */
export function verdictBadge(verdict, isHonest) {
  return html`<span class="badge ${isHonest ? 'good' : 'bad'}">${verdict.replaceAll('-', ' ')}</span>`
}

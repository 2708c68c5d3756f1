import { duration } from '../../format.js'
import { html, nothing } from '../../safe-html.js'
import { to } from '../../view-addresses.js'
import { showStatus } from '../requests/answer-status.js'
import { ledgerEntry, plainLedgerEntry } from '../requests/ledger-entry.js'
import { lanes } from './sequence-diagram.js'
import { foldPolls, listEvents } from './time-line-rows.js'

/**
 * A run of a client.
 * @typedef {object} Run
 * @property {string} startedAt
 * @property {readonly { at: string, text: string }[]} lines what it printed
 * @property {readonly import('../../types.d.ts').JournalEntry[]} requests what it asked
 * @property {readonly import('../../types.d.ts').LedgerEntry[]} made what took effect
 */

/**
 * What a client said, what it was answered and what took effect, on one time line.
 * @param {Run} run
 * @param {boolean} isHere whether it was a run against this platform, which can show its requests and deployments
 */
export function timeLine(run, isHere) {
  const { startedAt, lines, requests, made } = run
  const began = Date.parse(startedAt)
  const events = made.flatMap(listEvents)
  const rows = [
    ...toBlocks(
      lines,
      [...requests, ...events].map(({ at }) => at),
    ).map(({ at, texts }) => ({
      at,
      said: html`<pre>${texts.join('\n')}</pre>`,
      told: nothing,
      made: nothing,
    })),
    ...foldPolls(requests, [...lines, ...events]).map(({ entry, times }) => ({
      at: entry.at,
      said: nothing,
      told: html`${times === 1 ? nothing : `${times} × `}${showStatus(entry)} ${isHere ? html`<a href=${to('requests', entry.number)}>${toName(entry)}</a>` : toName(entry)}
        ${entry.faults.map((kind) => html`<span class="badge fault">${kind}</span> `)}`,
      made: nothing,
    })),
    ...events.map(({ at, entry, word }) => ({
      at,
      said: nothing,
      told: nothing,
      made: isHere ? ledgerEntry(entry, word) : plainLedgerEntry(entry, word),
    })),
  ].sort((one, other) => one.at.localeCompare(other.at))
  const cell = (/** @type {string} */ label, /** @type {unknown} */ content) =>
    html`<td role="cell" data-label=${content === nothing ? nothing : label}>${content}</td>`
  return html`
    ${lanes(run)}
    <h2>The same as a table</h2>
    <div class="panel scroll" tabindex="0" role="region" aria-label="Time line">
      <table role="table" class="time-line">
        <thead role="rowgroup">
          <tr role="row"><th role="columnheader" scope="col">After</th><th role="columnheader" scope="col">The client said</th><th role="columnheader" scope="col">The platform answered</th><th role="columnheader" scope="col">What took effect</th></tr>
        </thead>
        <tbody role="rowgroup">
          ${rows.map(
            ({ at, said, told, made }) => html`<tr role="row">
              <td role="cell" class="muted number">${duration(Math.max(0, Date.parse(at) - began))}</td>
              ${cell('said', said)} ${cell('answered', told)} ${cell('took effect', made)}
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
  `
}

/**
 * What was said between two of the other events, as one.
 * @param {Run['lines']} lines
 * @param {readonly string[]} others their times
 */
function toBlocks(lines, others) {
  /** @type {{ at: string, texts: string[] }[]} */
  const blocks = []
  for (const { at, text } of lines) {
    const last = blocks.at(-1)
    const isApart = !last || others.some((other) => last.at <= other && other < at)
    if (isApart) blocks.push({ at, texts: [text] })
    else last.texts.push(text)
  }
  return blocks
}

/** @param {import('../../types.d.ts').JournalEntry} entry */
function toName({ operation, path }) {
  return operation ?? path
}

import { ask } from '../api.js'
import { badge, clock, empty, heading, to } from '../format.js'
import { journal, readJournal } from '../journal.js'
import { html, nothing } from '../text.js'
import { statusOf } from './requests.js'

/** @typedef {import('../types.d.ts').JournalEntry} JournalEntry */
/** @typedef {import('../types.d.ts').LedgerEntry} LedgerEntry */

/** Operations that make something which the ledger lists. */
const making = ['deploy_service', 'deploy_upload', 'create_service']
/** Rows that are shown. */
const most = 200

/**
 * What really took effect beside what was answered.
 * @param {string[]} _path
 * @param {() => void} _draw
 * @returns {import('../types.d.ts').View}
 */
export function ledgerView(_path, _draw) {
  /** @type {LedgerEntry[]} */
  let made = []
  return {
    title: () => 'Ledger',
    async refresh() {
      const [ledger] = await Promise.all([ask('GET', 'ledger'), readJournal()])
      made = ledger.made
    },
    template: () => {
      const rows = rowsOf([...journal.values()], made)
      const differing = rows.filter(({ differs }) => differs).length
      return html`
        ${heading('Ledger')}
        <p>
          What really took effect, beside what was answered. The two differ where a fault hit${
            rows.length === 0 ? '.' : differing === 0 ? ': nowhere so far.' : `: in ${differing} of ${rows.length}.`
          }
        </p>
        ${
          rows.length === 0
            ? empty(
                'Nothing was created since the start.',
                html`<p>Deploy a service: each request and its true effect appear here.</p>`,
              )
            : table(rows.slice(0, most))
        }
      `
    },
  }
}

/**
 * @typedef {object} Row
 * @property {string} at
 * @property {JournalEntry | undefined} request
 * @property {LedgerEntry[]} made
 * @property {boolean} differs
 */

/**
 * The requests that made something or should have, and what no request made; newest first.
 * @param {readonly JournalEntry[]} requests
 * @param {readonly LedgerEntry[]} made
 * @returns {Row[]}
 */
function rowsOf(requests, made) {
  const byRequest = Map.groupBy(made, ({ request }) => request)
  /** @type {Row[]} */
  const caused = requests.flatMap((request) => {
    const own = byRequest.get(request.number) ?? []
    if (own.length === 0 && !making.includes(request.operation ?? '')) return []
    const wasTold = request.status !== null && request.status < 300 && request.end === 'whole'
    return [{ at: request.at, request, made: own, differs: request.end !== 'open' && wasTold !== own.length > 0 }]
  })
  const known = new Set(requests.map(({ number }) => number))
  const others = made.filter(({ request }) => request === null || !known.has(request))
  return [
    ...caused,
    ...others.map((entry) => ({ at: entry.at, request: undefined, made: [entry], differs: false })),
  ].sort((one, other) => other.at.localeCompare(one.at))
}

/** @param {readonly Row[]} rows */
function table(rows) {
  return html`<div class="panel scroll" tabindex="0" role="region" aria-label="Ledger">
    <table role="table">
      <thead role="rowgroup">
        <tr role="row"><th role="columnheader" scope="col">Time</th><th role="columnheader" scope="col">Request</th><th role="columnheader" scope="col">What was answered</th><th role="columnheader" scope="col">What took effect</th></tr>
      </thead>
      <tbody role="rowgroup">
        ${rows.map(
          ({ at, request, made, differs }) => html`<tr role="row" class=${differs ? 'differs' : ''}>
            <td role="cell" class="muted">${clock(at)}</td>
            <td role="cell">${
              request === undefined
                ? html`<span class="muted">none: a push, for example</span>`
                : html`<a href=${to('requests', request.number)}>${request.number}</a> ${request.operation ?? request.path}
                  <span class="muted">${request.key === 'page' ? 'from this page' : `run ${request.run}`}</span>`
            }</td>
            <td role="cell" data-label="answered">${request === undefined ? nothing : answered(request)}</td>
            <td role="cell" data-label="took effect">${made.length === 0 ? html`<span class="muted">nothing</span>` : made.map((entry) => effect(entry))}
              ${differs ? html`<strong class="differs-mark">differs</strong>` : nothing}</td>
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

/** @param {JournalEntry} request */
function answered(request) {
  return html`${statusOf(request)} ${request.faults.map((kind) => html`<span class="badge fault">${kind}</span> `)}`
}

/**
 * @param {LedgerEntry} entry
 * @param {string} [word] in place of the stage that it has now
 */
export function effect(entry, word) {
  if (entry.kind === 'service') {
    return html`<p>service <a href=${to('services', entry.id)}>${entry.name}</a></p>`
  }
  return html`<p>deployment <a href=${to('deployments', entry.id)}>${entry.label ?? entry.ref ?? 'upload'}</a> of <code>${entry.serviceId}</code> ${badge(word ?? entry.stage)}</p>`
}

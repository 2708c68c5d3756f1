import { ask } from '../../api.js'
import { ago, duration, short } from '../../format.js'
import { empty } from '../../page-elements.js'
import { endText } from '../../process-end.js'
import { html, nothing } from '../../safe-html.js'
import { to } from '../../view-addresses.js'

/** @typedef {import('../../types.d.ts').Comparison} Comparison */
/** @typedef {Exclude<Comparison, { good: null }>} Compared */

/**
 * What is different from the last deployment of the service that has been live.
 * @param {string} id of the deployment
 */
export function changesPart(id) {
  /** @type {Comparison | undefined} */
  let shown
  return {
    async refresh() {
      shown = await ask('GET', `deployments/${encodeURIComponent(id)}/comparison`, { timeoutMs: 120_000 })
    },
    template: () => {
      if (shown === undefined) return html`<p role="status">Comparing …</p>`
      if (shown.good === null)
        return empty('No deployment of this service has been live before: there is nothing to compare with.')
      return compared(shown, id)
    },
  }
}

/**
 * @param {Compared} compared
 * @param {string} id
 */
function compared({ good, commits, variables, phases, lines }, id) {
  return html`
    <p>Compared with the last good one, <a href=${to('deployments', good.id)}>${short(good.ref ?? 'upload')}</a>
      ${good.commit === null || good.commit === good.ref ? nothing : html`<code>${good.commit.slice(0, 8)}</code>`}, ${ago(good.createdAt)}${good.processEnd === null ? nothing : html`, whose process has ended since (${endText(good.processEnd)})`}.</p>
    <div class="pair">
      <section class="panel"><h2>Commits</h2>${commitList(commits)}</section>
      <section class="panel"><h2>Variables</h2>${variableList(variables)}</section>
    </div>
    <section class="panel"><h2>Seconds of each phase</h2>${phaseTable(phases)}</section>
    <section class="panel"><h2>New lines of the log</h2>${lineList(lines, id)}</section>
  `
}

/** @param {Compared['commits']} commits */
function commitList(commits) {
  if (commits.kind === 'no-git') return html`<p class="muted">It is not built from a Git repository.</p>`
  if (commits.kind === 'unknown') return html`<p class="problem">Not known: ${commits.why}</p>`
  const { added, removed } = commits
  if (added.length + removed.length === 0) return html`<p class="muted">The same commit.</p>`
  return html`
    ${added.length === 0 ? nothing : html`<ul class="plain commits" aria-label="Commits that are new">${added.map((each) => commit(each, '+'))}</ul>`}
    ${removed.length === 0 ? nothing : html`<p>The last good one has what this one has not:</p><ul class="plain commits" aria-label="Commits that are gone">${removed.map((each) => commit(each, '−'))}</ul>`}
  `
}

/**
 * @param {import('../../../commit-ranges.ts').ShownCommit} commit
 * @param {string} sign
 */
function commit({ commit, author, at, subject }, sign) {
  return html`<li>${sign} <code>${commit.slice(0, 8)}</code> <bdi>${subject}</bdi> <span class="muted"><bdi>${author}</bdi>, ${ago(at)}</span></li>`
}

/** @param {Compared['variables']} variables */
function variableList(variables) {
  if (variables.kind === 'unknown') return html`<p class="muted">Not known: ${variables.why}</p>`
  const { added, removed, changed } = variables
  const rows = /** @type {const} */ ([
    ['new', added],
    ['gone', removed],
    ['another value', changed],
  ])
  if (rows.every(([, names]) => names.length === 0)) return html`<p class="muted">The same names and values.</p>`
  return html`<dl>${rows
    .filter(([, names]) => names.length > 0)
    .map(
      ([what, names]) =>
        html`<dt>${what}</dt><dd>${names.map((name) => html`<code class="break">${name}</code> `)}</dd>`,
    )}</dl>`
}

/** @param {Compared['phases']} phases */
function phaseTable(phases) {
  const shown = (/** @type {number | null} */ ms) => (ms === null ? '–' : duration(ms))
  return html`<table role="table" class="dense">
    <thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Phase</th><th role="columnheader" scope="col">Last good one</th><th role="columnheader" scope="col">This one</th><th role="columnheader" scope="col">Difference</th></tr></thead>
    <tbody role="rowgroup">
      ${phases.map(
        ({ name, before, now }) => html`<tr role="row">
          <td role="cell">${name}</td>
          <td role="cell" class="number" data-label="last good one">${shown(before)}</td>
          <td role="cell" class="number" data-label="this one">${shown(now)}</td>
          <td role="cell" class="number" data-label="difference">${before === null || now === null ? '–' : `${now < before ? '−' : '+'}${duration(Math.abs(now - before))}`}</td>
        </tr>`,
      )}
    </tbody>
  </table>`
}

/**
 * @param {Compared['lines']} lines
 * @param {string} id
 */
function lineList({ count, lines }, id) {
  if (count === 0) return html`<p class="muted">None, numbers and ids aside.</p>`
  return html`
    <ol class="plain new-lines">${lines.map(({ at, text }) => html`<li><a class="number" href=${to('deployments', id, `L${at}`)}>${at}</a> <code class="break">${text}</code></li>`)}</ol>
    ${count > lines.length ? html`<p class="muted">${count - lines.length} more are in the log.</p>` : nothing}
  `
}

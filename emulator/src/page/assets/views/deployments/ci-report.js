import { ask, explain } from '../../api.js'
import { clock, duration } from '../../format.js'
import { parseMarkup } from '../../markdown.js'
import { badge, copyable, empty } from '../../page-elements.js'
import { html, nothing, svg } from '../../safe-html.js'
import { exitWords } from '../faults/run-end-words.js'
import { annotationsIn } from './ci-annotations.js'

/** @typedef {import('../../types.d.ts').ShownCi} ShownCi */
/** @typedef {import('../../markdown.js').Node} Node */

/**
 * A deployment as a CI system shows it: what the client writes of it.
 * @param {string} id of the deployment
 * @param {() => void} draw
 */
export function ciReport(id, draw) {
  /** @type {ShownCi | undefined} */
  let shown
  let problem = ''
  const path = `deployments/${encodeURIComponent(id)}/ci`

  async function write() {
    try {
      shown = await ask('POST', path)
      problem = ''
    } catch (error) {
      problem = explain(error)
    }
    draw()
  }

  return {
    async refresh() {
      shown = await ask('GET', path)
    },
    template: () => html`
      <p class="problem" role="alert" ?hidden=${problem === ''}>${problem}</p>
      ${shown === undefined ? nothing : shown.job === null ? offer(shown, write) : job(shown.job, shown.isUnderWay)}
    `,
  }
}

/**
 * @param {ShownCi} shown
 * @param {() => unknown} write
 */
function offer({ available, madeBy, isUnderWay }, write) {
  const by =
    madeBy === null
      ? 'No request made this deployment'
      : `This deployment was requested by ${madeBy === '' ? 'a client that does not name itself' : madeBy}`
  const where = madeBy?.startsWith('taxiway/') ? ', whose outputs are where it ran' : ''
  if (isUnderWay) return empty('The client follows the deployment, and writes.')
  return empty(
    `${by}${where}.`,
    available
      ? html`<p>The real client can follow it, and write what its job would show.</p>
        <p><button class="main" @click=${write}>Let the client write it</button></p>`
      : html`<p>This platform does not know the client: start it with <code>taxiway emulator</code>.</p>`,
  )
}

/**
 * @param {NonNullable<ShownCi['job']>} job
 * @param {boolean} isUnderWay
 */
function job({ command, at, exitCode, lines, outputs, comment, followed }, isUnderWay) {
  const annotations = annotationsIn(lines)
  return html`
    <p><code class="break">${command}</code>, ended ${clock(at)}${isUnderWay ? ', runs again' : nothing}</p>
    ${followed === null ? nothing : html`<p class="note">${followedText(followed)}</p>`}
    <dl class="facts"><div><dt>Exit code</dt><dd>${exitWords(exitCode)}</dd></div></dl>
    <h2>Annotations</h2>
    ${annotations.length === 0 ? html`<p class="muted">None: nothing went wrong.</p>` : annotations.map(annotation)}
    <h2>Comment</h2>
    ${
      comment === ''
        ? html`<p class="muted">None: a preview alone has one, with an outcome that it can tell.</p>`
        : html`<p class="muted">As a preview with this outcome has it; a deploy has none.</p>
          <section class="panel markup" aria-label="Comment">${nodes(parseMarkup(comment))}</section>`
    }
    <h2>Outputs</h2>
    ${
      outputs.length === 0
        ? html`<p class="muted">It wrote none.</p>`
        : html`<dl class="panel">${outputs.map(([name, value]) => html`<dt><code>${name}</code></dt><dd><code class="break">${value}</code></dd>`)}</dl>`
    }
    <h2>Job log</h2>
    ${copyable('Job log', lines.map(({ text }) => text).join('\n'))}
  `
}

/** @param {NonNullable<NonNullable<ShownCi['job']>['followed']>} followed */
function followedText({ deploymentSeconds }) {
  const took =
    deploymentSeconds === null
      ? 'The deployment has not ended.'
      : `The deployment itself took ${duration(deploymentSeconds * 1_000)}.`
  return `The client did not make this deployment, it only followed it: each time in its outputs and log is how long it followed. ${took}`
}

const tones = { error: 'failed', warning: 'queued', notice: 'notice' }

/** @param {import('./ci-annotations.js').Annotation} annotation */
function annotation({ kind, text, more }) {
  return html`<div class="panel annotation ${tones[kind]}">
    <p><span class="hidden">${kind}: </span>${badge(kind)} ${text}</p>
    ${more.length === 0 ? nothing : html`<pre tabindex="0" aria-label="Lines of this annotation">${more.join('\n')}</pre>`}
  </div>`
}

/**
 * Only elements that are written out here are ever made.
 * @param {readonly Node[]} all
 * @returns {unknown[]}
 */
function nodes(all) {
  return all.map((each) => (typeof each === 'string' ? each : element(each)))
}

/**
 * A chart of phases as bars; undefined for any other text.
 * @param {readonly Node[]} children
 */
function chart([text]) {
  if (typeof text !== 'string' || !text.startsWith('gantt')) return undefined
  const bars = [...text.matchAll(/^\s+(.+) : (\d+), (\d+)$/gm)].map(([, name = '', from, to]) => {
    return { name, from: Number(from), ms: Number(to) - Number(from) }
  })
  const all = Math.max(1, ...bars.map(({ from, ms }) => from + ms))
  return html`<ul class="plain gantt">
    ${bars.map(
      ({ name, from, ms }) => html`<li>
        <span>${name}</span>
        <svg class="phases" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          ${svg`<rect x=${(from / all) * 100} y="0" width=${Math.max(0.6, (ms / all) * 100)} height="8" />`}
        </svg>
      </li>`,
    )}
  </ul>`
}

/** @param {Exclude<Node, string>} node */
function element({ tag, href, children }) {
  const inner = nodes(children)
  switch (tag) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
      return html`<h3>${inner}</h3>`
    case 'p':
      return html`<p>${inner}</p>`
    case 'b':
    case 'strong':
      return html`<strong>${inner}</strong>`
    case 'i':
    case 'em':
      return html`<em>${inner}</em>`
    case 'sub':
      return html`<small>${inner}</small>`
    case 'code':
      return html`<code class="break">${inner}</code>`
    case 'pre':
      return chart(children) ?? html`<pre tabindex="0" aria-label="Text">${inner}</pre>`
    case 'table':
      return html`<div class="scroll" tabindex="0"><table role="table"><tbody role="rowgroup">${inner}</tbody></table></div>`
    case 'tr':
      return html`<tr role="row">${inner}</tr>`
    case 'th':
      return html`<th role="columnheader">${inner}</th>`
    case 'td':
      return html`<td role="cell">${inner}</td>`
    case 'ul':
    case 'ol':
      return html`<ul>${inner}</ul>`
    case 'li':
      return html`<li>${inner}</li>`
    case 'details':
      return html`<details>${inner}</details>`
    case 'summary':
      return html`<summary>${inner}</summary>`
    case 'blockquote':
      return html`<blockquote>${inner}</blockquote>`
    case 'a':
      return href === ''
        ? inner
        : html`<a class="break" href=${href} target="_blank" rel="noopener noreferrer">${inner}</a>`
    case 'br':
      return html`<br />`
    case 'hr':
      return html`<hr />`
    default:
      return inner
  }
}

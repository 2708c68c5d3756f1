import { repeat } from 'lit-html/directives/repeat.js'
import { ask, explain, explainRead, run } from '../../api.js'
import { ago, commitBeside, duration, short } from '../../format.js'
import { knownUntil } from '../../offline-clock.js'
import { badge, empty, heading, missing } from '../../page-elements.js'
import { afterEnd, crashText, endText, lastWords } from '../../process-end.js'
import { html, nothing, svg } from '../../safe-html.js'
import { to, toLine } from '../../view-addresses.js'
import { deployPress } from '../deployments/deploy-press.js'
import { charts } from './charts.js'
import { conditionText } from './condition-text.js'
import { databasePanel } from './database.js'
import { deploySnippets } from './deploy-snippets.js'
import { listPhases } from './deployment-phases.js'
import { runtimeLog } from './runtime-log.js'
import { serviceSettings } from './service-settings.js'

/** @typedef {import('../../types.d.ts').ServiceDetail} ServiceDetail */
/** @typedef {import('../../types.d.ts').Deployment} Deployment */

const tabs = /** @type {const} */ ([
  ['', 'Deployments'],
  ['settings', 'Settings'],
  ['log', 'Runtime log'],
  ['try', 'Try it'],
])
/** Nobody deploys a database or changes its settings here, and it prints nothing. */
const tabsOfDatabase = /** @type {const} */ ([
  ['', 'SQL'],
  ['try', 'Try it'],
])

/**
 * One service: its deployments, settings, runtime log, and how to deploy it from elsewhere.
 * @param {string[]} path
 * @param {() => void} draw
 * @returns {import('../../types.d.ts').View}
 */
export function serviceView([id = '', first = '', firstLine], draw) {
  /** @type {ServiceDetail | undefined} */
  let service
  let tab = first
  /** @type {any} */
  let scaling
  /** @type {{ ts: string, cpuPct: number, memoryBytes: number }[]} */
  let points = []
  /** Pages of deployments that are shown. */
  let pages = 1
  /** @type {readonly Deployment[]} */
  let deployments = []
  let note = ''
  let isWrong = false
  const deploy = deployPress()
  const log = runtimeLog(id, draw)
  log.panel.select(toLine(firstLine))
  const console = databasePanel(id, draw)

  /**
   * Runs an operation and says what came of it; a refusal is the platform's own sentence.
   * @param {import('taxiway/contract').OperationName} name
   * @param {Record<string, unknown>} args
   * @param {(answer: import('../../types.d.ts').Answer) => string} say
   */
  async function act(name, args, say) {
    try {
      note = say(await run(name, { id, ...args }))
      isWrong = false
      await refresh()
    } catch (error) {
      note = explain(error)
      isWrong = true
    }
    draw()
  }

  async function more() {
    pages += 1
    await refresh().catch(failed)
    draw()
  }

  /** @param {unknown} error of a read */
  function failed(error) {
    note = explainRead(error)
    isWrong = true
  }

  /** As many pages of deployments as are shown. @param {readonly Deployment[]} newest */
  async function readDeployments(newest) {
    const read = [...newest]
    for (let page = 1; page < pages && read.length > 0; page += 1) {
      const before = encodeURIComponent(read.at(-1)?.id ?? '')
      const answer = await ask('GET', `services/${encodeURIComponent(id)}/deployments?before=${before}`)
      read.push(...answer.deployments)
    }
    return read
  }

  async function restart() {
    try {
      service = await ask('POST', `services/${encodeURIComponent(id)}/restart`)
      note = ''
    } catch (error) {
      note = explain(error)
      isWrong = true
    }
    draw()
  }

  async function refresh() {
    const answer = await ask('GET', `services/${encodeURIComponent(id)}`)
    deployments = await readDeployments(answer.deployments)
    service = answer
    const isDatabase = service?.engine !== null
    const reads = [
      tab === 'settings' && !isDatabase ? run('get_scaling', { id }).then((answer) => (scaling = answer)) : undefined,
      tab === '' && !isDatabase ? run('get_metrics', { id }).then((answer) => (points = answer.points)) : undefined,
      tab === 'log' ? log.read() : undefined,
      tab === '' && isDatabase ? console.refresh() : undefined,
    ]
    await Promise.all(reads)
  }

  return {
    title: () => (service ? `${service.condition.word} · ${service.name}` : 'Service'),
    refresh,
    moved([, next = '', line]) {
      if (next !== tab) note = ''
      tab = next
      log.panel.select(toLine(line))
      void refresh().catch(failed).then(draw)
    },
    template: () =>
      service === undefined
        ? missing('Service')
        : html`
          <p class="crumbs"><a href=${to('services')}>Services</a></p>
          ${heading(service.name, html`<span role="status">${badge(service.condition.word)} ${conditionText(service.condition)}</span> ${address(service)}`)}
          <p class="muted">
            ${service.engine ?? service.source.kind}${service.source.from === null ? nothing : html` · <span class="break">${service.source.from}</span>`}
            · ${service.project} · ${service.environment} · <code>${service.id}</code>
          </p>
 ${crashText(service.condition)} ${lastWords(service, restart)}
          <nav class="tabs" aria-label="Parts of this service">
            ${(service.engine === null ? tabs : tabsOfDatabase).map(([name, label]) => html`<a href=${name === '' ? to('services', id) : to('services', id, name)} aria-current=${name === tab ? 'page' : nothing}>${label}</a>`)}
          </nav>
          <p class=${isWrong ? 'problem' : 'note'} role="status" ?hidden=${note === ''}>${note}</p>
          ${part(service)}
        `,
  }

  /** @param {ServiceDetail} service */
  function part(service) {
    if (service.engine !== null) return tab === 'try' ? deploySnippets(service) : console.template()
    switch (tab) {
      case 'settings':
        return serviceSettings(service, scaling, act)
      case 'log':
        if (!log.isRead()) return empty('Reading the log.')
        return log.panel.log.all.length === 0 ? noRuntimeLog() : log.panel.template()
      case 'try':
        return deploySnippets(service)
      default:
        return html`
          ${deployForm()}
          ${service.deployments.length === 0 ? empty('Nothing was deployed yet.', html`<p>Press Deploy, or deploy from a workflow: see “Try it”.</p>`) : timeline(deployments, service.deploymentCount, more)}
          ${charts(points, service.status === 'running')}
        `
    }
  }

  function deployForm() {
    const pressed = async (/** @type {SubmitEvent} */ event) => {
      event.preventDefault()
      const ref = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)).get('ref')
      try {
        await deploy({ id, ...(ref === '' || ref === null ? {} : { ref }) })
        note = ''
      } catch (error) {
        note = explain(error)
        isWrong = true
      }
      draw()
    }
    const isGit = service?.source.kind === 'git'
    return html`<form class="panel inline" @submit=${pressed}>
      ${
        isGit
          ? html`<label>Ref <input name="ref" autocomplete="off" spellcheck="false" placeholder=${service?.settings.branch ?? 'default branch'} /></label>`
          : nothing
      }
      <button class="main">Deploy</button>
      <p class="muted">${isGit ? `A branch, a tag or a commit. Empty builds ${service?.settings.branch ?? 'the default branch'}.` : 'Builds the same source again.'}</p>
    </form>`
  }
}

/** @param {ServiceDetail} service */
function address({ url }) {
  return url === null ? nothing : html`<a href=${url} target="_blank" rel="noopener noreferrer">${url}</a>`
}

function noRuntimeLog() {
  return empty('The service has printed nothing yet.', html`<p>What it prints while it is live appears here.</p>`)
}

/**
 * @param {readonly Deployment[]} deployments
 * @param {number} count how many there are of the service
 * @param {() => unknown} more shows earlier ones
 */
function timeline(deployments, count, more) {
  const longest = Math.max(...deployments.map(measureLength))
  return html`<ol class="panel timeline">
    ${repeat(
      deployments,
      ({ id }) => id,
      (deployment) => html`<li class=${deployment.state}>
        ${badge(deployment.state)}
        <a class="cover" href=${to('deployments', deployment.id)}>${short(deployment.label)}</a>
        <code class="muted">${commitBeside(deployment)}</code>
        <span class="muted">${ago(deployment.createdAt)}</span>
        <span class="grow">${phaseBar(deployment, longest)}</span>
        <span class="muted number">${duration(measureLength(deployment))}</span>
        ${deployment.subject === null ? nothing : html`<p class="subject"><bdi>${deployment.subject}</bdi> <span class="muted">by <bdi>${deployment.author}</bdi></span></p>`}
        ${deployment.reason === null ? nothing : html`<p class="reason">${deployment.reason}</p>`}
        ${deployment.processEnd === null ? nothing : html`<p class="reason">${endText(deployment.processEnd)}${afterEnd(deployment)}</p>`}
      </li>`,
    )}
  </ol>
  ${earlierButton(deployments.length, count, more)}
  <p class="legend" aria-hidden="true">
    ${['queued', 'building', 'starting'].map((name) => html`<span><svg viewBox="0 0 8 8">${phaseRect(name, 0, 8)}</svg> ${name}</span>`)}
  </p>`
}

/**
 * @param {number} shown
 * @param {number} count
 * @param {() => unknown} more
 */
function earlierButton(shown, count, more) {
  if (shown >= count) return nothing
  return html`<p class="buttons"><button @click=${more}>Show earlier deployments</button> <span class="muted">${shown} of ${count} are shown</span></p>`
}

/** @param {Deployment} deployment */
function measureLength({ createdAt, finishedAt }) {
  return (finishedAt === null ? knownUntil() : Date.parse(finishedAt)) - Date.parse(createdAt)
}

/**
 * @param {Deployment} deployment
 * @param {number} longest milliseconds that fill the bar
 */
function phaseBar(deployment, longest) {
  const phases = listPhases(deployment)
  let x = 0
  const label = phases.map(({ name, ms }) => `${name} ${duration(ms)}`).join(', ')
  return html`<svg class="phases" viewBox="0 0 100 8" preserveAspectRatio="none" role="img" aria-label=${label}>
    <title>${label}</title>
    ${phases.map(({ name, ms }) => {
      const width = Math.max(0.6, (ms / Math.max(1, longest)) * 100)
      x += width
      return phaseRect(name, x - width, width)
    })}
  </svg>`
}

/**
 * @param {string} name
 * @param {number} x
 * @param {number} width
 */
function phaseRect(name, x, width) {
  return svg`<rect class=${name} x=${x} y="0" width=${width} height="8" />`
}

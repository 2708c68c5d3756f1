import { repeat } from 'lit-html/directives/repeat.js'
import { ask, explain } from '../../api.js'
import { ago, short } from '../../format.js'
import { badge, empty, heading } from '../../page-elements.js'
import { crashText, lastWords } from '../../process-end.js'
import { html, nothing } from '../../safe-html.js'
import { to } from '../../view-addresses.js'
import { conditionText } from './condition-text.js'
import { firstSteps } from './first-steps-and-keys.js'
import { countServices, fewestInTable, filterServices, partsThatDiffer } from './service-list-filters.js'

/** @typedef {import('../../types.d.ts').ServiceSummary} ServiceSummary */
/** @typedef {ReturnType<typeof partsThatDiffer>} Parts */

/**
 * All services, with what is true of each.
 * @param {string[]} _path
 * @param {() => void} draw
 * @returns {import('../../types.d.ts').View}
 */
export function servicesView(_path, draw) {
  /** @type {ServiceSummary[] | undefined} */
  let services
  let filter = { word: '', text: '' }
  const steps = firstSteps(draw)
  let problem = ''

  /** @param {Partial<typeof filter>} change */
  function set(change) {
    filter = { ...filter, ...change }
    draw()
  }

  /** @param {string} id */
  async function restart(id) {
    try {
      await ask('POST', `services/${encodeURIComponent(id)}/restart`)
      problem = ''
      await refresh()
    } catch (error) {
      problem = explain(error)
    }
    draw()
  }

  async function refresh() {
    services = (await ask('GET', 'services')).services
    if (isNew()) await steps.refresh()
  }

  /** Whether nothing was deployed yet. */
  function isNew() {
    return services?.every(({ deployment }) => deployment === null) ?? false
  }

  return {
    title: () => {
      const wrong = countServices(services ?? []).filter(({ word }) => word === 'crashed' || word === 'failed')
      return [...wrong.map(({ word, count }) => `${count} ${word}`), 'Services'].join(' · ')
    },
    refresh,
    template: () => html`
      ${heading('Services', isNew() ? nothing : html`<a class="button" href=${to('faults', 'every')}>Try every fault</a>`)}
      <p class="problem" role="alert" ?hidden=${problem === ''}>${problem}</p>
      ${isNew() ? html`<div class="pair">${steps.template()} ${first()}</div>` : nothing}
      ${services === undefined ? nothing : services.length === 0 ? none() : all(services)}
    `,
  }

  /** @param {ServiceSummary[]} services */
  function all(services) {
    const chosen = filterServices(services, filter)
    const parts = partsThatDiffer(services)
    return html`
      ${strip(services)}
      ${services.length >= fewestInTable ? search() : nothing}
      ${
        chosen.length === 0
          ? empty('No service matches the filters.')
          : services.length >= fewestInTable
            ? table(chosen, parts, restart)
            : cards(chosen, parts, restart)
      }
    `
  }

  /** How many are in which state; a press shows those alone. @param {ServiceSummary[]} services */
  function strip(services) {
    return html`<p class="strip" role="group" aria-label="Services by state">
      ${countServices(services).map(
        ({ word, count }) =>
          html`<button class="quiet" aria-pressed=${filter.word === word} @click=${() => set({ word: filter.word === word ? '' : word })}>${count} ${badge(word)}</button>`,
      )}
    </p>`
  }

  function search() {
    const typed = (/** @type {Event} */ { currentTarget }) =>
      set({ text: /** @type {HTMLInputElement} */ (currentTarget).value })
    return html`<form class="panel inline filters" role="search" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
      <label class="grow">Text <input type="search" autocomplete="off" spellcheck="false" @input=${typed} placeholder="name, id, repository, project" /></label>
    </form>`
  }
}

/** A service without a deployment offers this first. */
function first() {
  return html`<section class="panel">
    <h2>Or see what a deploy does when something goes wrong</h2>
    <p>Pick a fault, press a button, and the real client deploys to this platform: you see what it said, what was answered, and what is true.</p>
    <p class="buttons"><a class="button" href=${to('faults', 'try')}>Run a deploy with a fault</a></p>
    <p>Or play all faults, a minute in all, and see whether the client told the truth about each.</p>
    <p class="buttons"><a class="button" href=${to('faults', 'every')}>Try every fault</a></p>
  </section>`
}

function none() {
  return empty(
    'There is no service yet.',
    html`<p>
      Deploy a folder: <code>taxiway upload --project-slug demo --service-name site ./site</code>, or start the platform with
      <code>--repo ../my-app</code>.
    </p>`,
  )
}

/**
 * @param {ServiceSummary[]} services
 * @param {Parts} parts
 * @param {(id: string) => unknown} restart
 */
function cards(services, parts, restart) {
  return html`<ul class="cards">
    ${repeat(
      services,
      ({ id }) => id,
      (service) => html`<li class="panel card">${card(service, parts, restart)}</li>`,
    )}
  </ul>`
}

/**
 * @param {ServiceSummary} service
 * @param {Parts} parts
 */
function describePlace({ id, engine, source, project, environment }, parts) {
  const kind = engine ?? source.kind
  const known = [parts.kind ? kind : null, parts.project ? project : null, parts.environment ? environment : null]
  return html`<code>${id}</code>${[...known, source.from].filter((part) => part !== null).map((part) => html` · ${part}`)}`
}

/**
 * @param {ServiceSummary} service
 * @param {Parts} parts
 * @param {(id: string) => unknown} restart
 */
function card(service, parts, restart) {
  const { id, name, engine, url, deployment, condition } = service
  return html`
    <div class="row">
      <h2><a class="cover" href=${to('services', id)}>${name}</a></h2>
      ${badge(condition.word)}
    </div>
    <p class="muted cut">${describePlace(service, parts)}</p>
    ${url === null ? nothing : html`<p><a class="above" href=${url} target="_blank" rel="noopener noreferrer">${url}</a></p>`}
    <p>${condition.detail === '' && condition.since !== null ? html`${condition.word} ` : nothing}${conditionText(condition)}</p>
    ${deployment?.stage === 'failed' && deployment.reason ? html`<p class="reason">${condition.word === 'failed' ? nothing : 'The newest deployment failed: '}${deployment.reason}</p>` : nothing}
    ${crashText(condition)}
    ${lastWords(service, restart)}
    <p class="last">${lastDeployment(deployment, engine)}</p>
  `
}

/**
 * @param {ServiceSummary['deployment']} deployment
 * @param {string | null} engine
 */
function lastDeployment(deployment, engine) {
  if (deployment === null)
    return html`<span class="muted">${engine === null ? 'Not deployed yet' : 'Needs no deployment'}</span>`
  return html`<a class="above cut" href=${to('deployments', deployment.id)}>${short(deployment.label)}</a>
    <span class="muted">${ago(deployment.finishedAt ?? deployment.createdAt)}</span>`
}

/**
 * @param {ServiceSummary[]} services
 * @param {Parts} parts
 * @param {(id: string) => unknown} restart
 */
function table(services, parts, restart) {
  return html`<div class="panel scroll" tabindex="0" role="region" aria-label="All services">
    <table role="table" class="dense">
      <thead role="rowgroup">
        <tr role="row"><th role="columnheader" scope="col">Service</th><th role="columnheader" scope="col">State</th><th role="columnheader" scope="col">Address</th><th role="columnheader" scope="col">Last deployment</th></tr>
      </thead>
      <tbody role="rowgroup">
        ${repeat(
          services,
          ({ id }) => id,
          (service) => html`<tr role="row">
            <td role="cell"><a href=${to('services', service.id)}>${service.name}</a> <span class="muted">${describePlace(service, parts)}</span></td>
            <td role="cell" data-label="state">${badge(service.condition.word)} ${conditionText(service.condition)} ${crashText(service.condition)} ${lastWords(service, restart)}</td>
            <td role="cell" data-label="address">${service.url === null ? nothing : html`<a href=${service.url} target="_blank" rel="noopener noreferrer">${service.url}</a>`}</td>
            <td role="cell" data-label="last deployment">${lastDeployment(service.deployment, service.engine)}</td>
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

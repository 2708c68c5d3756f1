import { repeat } from 'lit-html/directives/repeat.js'
import { ask } from '../api.js'
import { ago, badge, empty, heading, to } from '../format.js'
import { html, nothing } from '../text.js'

/** @typedef {import('../types.d.ts').ServiceSummary} ServiceSummary */

/**
 * All services, with what was deployed last.
 * @param {string[]} _path
 * @param {() => void} _draw
 * @returns {import('../types.d.ts').View}
 */
export function servicesView(_path, _draw) {
  /** @type {ServiceSummary[] | undefined} */
  let services
  return {
    title: () => {
      const failed = services?.filter(hasFailed).length ?? 0
      return failed === 0 ? 'Services' : `${failed} failed · Services`
    },
    async refresh() {
      const { services: all } = await ask('GET', 'services')
      // Failed first, otherwise in the platform's order.
      services = all.toSorted(
        (/** @type {ServiceSummary} */ one, /** @type {ServiceSummary} */ other) =>
          Number(hasFailed(other)) - Number(hasFailed(one)),
      )
    },
    template: () => html`
      ${heading('Services', html`<a class="button" href=${to('resilience')}>Try every fault</a>`)}
      ${services?.every(({ deployment }) => deployment === null) ? first() : nothing}
      ${services === undefined ? nothing : services.length === 0 ? none() : list(services)}
    `,
  }
}

/** A service without a deployment offers this first. */
function first() {
  return html`<section class="panel narrow">
    <h2>See what a deploy does when something goes wrong</h2>
    <p>Pick a fault, press a button, and the real client deploys to this platform.</p>
    <p><a class="button" href=${to('try')}>Run a deploy with a fault</a></p>
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

/** @param {ServiceSummary[]} services */
function list(services) {
  return html`<ul class="cards">
    ${repeat(
      services,
      ({ id }) => id,
      (service) => html`<li class="panel card">${card(service)}</li>`,
    )}
  </ul>`
}

/** @param {ServiceSummary} service */
function hasFailed({ deployment }) {
  return deployment?.stage === 'failed'
}

/** @param {ServiceSummary} service */
function card(service) {
  const { id, name, status, source, engine, project, environment, url, deployment } = service
  return html`
    <div class="row">
      <h2><a class="cover" href=${to('services', id)}>${name}</a></h2>
      ${badge(deployment?.stage ?? status)}
    </div>
    <p class="muted cut">${engine ?? source.kind}${source.from === null ? nothing : html` · ${source.from}`}</p>
    <p class="muted cut">${project} · ${environment} · <code>${id}</code></p>
    ${url === null ? nothing : html`<p><a class="above" href=${url} target="_blank" rel="noopener noreferrer">${url}</a>${hasFailed(service) ? ' serves the version before' : nothing}</p>`}
    ${hasFailed(service) && deployment?.reason ? html`<p class="reason">${deployment.reason}</p>` : nothing}
    <p class="last">
      ${
        deployment === null
          ? html`<span class="muted">${engine === null ? 'Not deployed yet' : 'Needs no deployment'}</span>`
          : html`<a class="above cut" href=${to('deployments', deployment.id)}>${deployment.ref ?? 'upload'}</a>
            <span class="muted">${ago(deployment.finishedAt ?? deployment.createdAt)}</span>`
      }
    </p>
  `
}

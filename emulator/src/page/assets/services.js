/** All services, with what is true of each; a press deploys one. */
import { ago, badge, copyable, heading, html, nothing, notice, repeat, short, to } from './parts.js'
import { ask, explain, run } from './platform.js'

/** @typedef {import('./types.d.ts').ServiceSummary} ServiceSummary */
/** @typedef {import('./types.d.ts').Deployment} Deployment */

/** From so many services on, they can be searched. */
const fewestToSearch = 9

/**
 * @param {string[]} _path
 * @param {() => void} draw
 * @returns {import('./types.d.ts').View}
 */
export function servicesView(_path, draw) {
  /** @type {ServiceSummary[]} */
  let services = []
  let wanted = ''
  let problem = ''
  const steps = firstSteps(draw)
  const deploy = deployPress()

  /** @param {() => Promise<unknown>} press */
  async function act(press) {
    try {
      await press()
      problem = ''
    } catch (error) {
      problem = explain(error)
    }
    draw()
  }

  /** What is wrong comes first. */
  function chosen() {
    const place = (/** @type {ServiceSummary} */ { condition: { word } }) =>
      word === 'crashed' ? 0 : word === 'failed' ? 1 : 2
    return services
      .filter(({ id, name, source, project }) =>
        [id, name, source.from, project].some((text) => text?.includes(wanted)),
      )
      .toSorted((one, other) => place(one) - place(other))
  }

  function search() {
    const typed = (/** @type {Event} */ { currentTarget }) => {
      wanted = /** @type {HTMLInputElement} */ (currentTarget).value
      draw()
    }
    return html`<label>Search <input type="search" autocomplete="off" spellcheck="false" placeholder="name, id, repository" @input=${typed} /></label>`
  }

  /** @param {ServiceSummary} service */
  function card(service) {
    const { id, name, engine, source, project, environment, url, deployment, condition } = service
    return html`<li><article>
      <div class="heading"><h2><a href=${to('services', id)}>${name}</a></h2>${badge(condition.word)}</div>
      <p class="muted break"><code>${id}</code> · ${engine ?? source.kind}${source.from === null ? nothing : ` · ${source.from}`} · project ${project}, ${environment}</p>
      ${url === null ? nothing : html`<p><a href=${url} target="_blank" rel="noopener noreferrer">${url}</a></p>`}
      ${conditionText(condition)}
      ${deployment?.stage === 'failed' && deployment.reason !== null ? html`<p class="reason">${deployment.reason}</p>` : nothing}
      ${lastWords(service)}
      ${deployment === null ? nothing : html`<p class="muted">Last deployment: <a href=${to('deployments', deployment.id)}>${short(deployment.label)}</a>, ${ago(deployment.finishedAt ?? deployment.createdAt)}</p>`}
      ${engine === null ? nothing : html`<p class="muted">Services of this project find it in <code>DATABASE_URL</code>.</p>`}
      <p class="buttons">
        ${canDeploy(service) ? html`<button class="main" aria-label=${`Deploy ${name}`} @click=${() => act(() => deploy({ id }))}>Deploy</button>` : nothing}
        ${condition.canRestart ? html`<button aria-label=${`Restart ${name}`} @click=${() => act(() => restart(id))}>Restart</button>` : nothing}
      </p>
    </article></li>`
  }

  return {
    title: () => 'Services',
    async refresh() {
      services = (await ask('GET', 'services')).services
      await steps.refresh()
    },
    template: () => {
      const found = chosen()
      const isNew = services.every(({ deployment }) => deployment === null)
      return html`
        ${heading('Services')}
        ${notice(problem)}
        ${services.length < fewestToSearch ? nothing : search()}
        ${services.length > 0 && found.length === 0 ? html`<p>No service matches the search.</p>` : nothing}
        <ul class="cards">${repeat(found, ({ id }) => id, card)}</ul>
        ${isNew && services.some(({ source }) => source.kind === 'git') ? html`<p class="muted">Only what is committed is built.</p>` : nothing}
        ${steps.template(isNew)}
        ${isNew ? html`<p>Or <a href=${to('faults')}>see what a deploy does when something goes wrong</a>.</p>` : nothing}
      `
    },
  }
}

/**
 * What a press on a button that deploys does: it deploys, and goes to the deployment. A press while another one has no answer yet does
 * nothing, as it would deploy twice, and who has gone elsewhere by the time of the answer stays there. Rejects if there is none.
 */
export function deployPress() {
  let isUnderWay = false
  return async (/** @type {Record<string, unknown>} */ args) => {
    if (isUnderWay) return
    isUnderWay = true
    const { hash } = location
    try {
      const { deploymentId } = await run('deploy_service', args)
      if (location.hash === hash) location.hash = to('deployments', deploymentId)
    } finally {
      isUnderWay = false
    }
  }
}

/** Whether there is a source to build. @param {ServiceSummary} service */
export function canDeploy({ engine, source, deployment }) {
  return engine === null && (source.from !== null || deployment !== null)
}

/**
 * @param {string} id
 * @returns {Promise<import('./types.d.ts').ServiceDetail>}
 */
export function restart(id) {
  return ask('POST', `services/${encodeURIComponent(id)}/restart`)
}

/** What the badge does not say, and since when it is so. @param {ServiceSummary['condition']} condition */
export function conditionText({ word, detail, since, crash }) {
  const lasts = ['running', 'scheduled', 'queued', 'building', 'starting'].includes(word)
  return html`
    ${detail === '' && since === null ? nothing : html`<p>${word}${since === null ? nothing : html` ${lasts ? 'since ' : ''}${ago(since)}`}${detail === '' ? nothing : `: ${detail}`}</p>`}
    ${crash === null ? nothing : html`<p class="reason">The version before${crash.build === undefined ? nothing : html` (<bdi>${crash.build}</bdi>)`} has crashed: ${crash.how}, ${ago(crash.at)}.</p>`}`
}

/** What a process that has crashed printed last. @param {Pick<ServiceSummary, 'name' | 'condition' | 'lastWords'>} service */
export function lastWords({ name, condition, lastWords }) {
  const hasCrashed = condition.word === 'crashed' || condition.crash !== null
  if (!hasCrashed || lastWords.length === 0) return nothing
  return html`<pre tabindex="0" role="group" aria-label=${`Last lines of ${name}`}>${lastWords.join('\n')}</pre>`
}

/**
 * How to deploy from a terminal, with the keys if they are asked for.
 * @param {() => void} draw
 */
function firstSteps(draw) {
  /** @type {import('./types.d.ts').FirstSteps | undefined} */
  let steps
  /** Read when they are to be seen, and forgotten when they are not. @type {{ role: string, key: string, of: string }[] | undefined} */
  let keys
  let problem = ''

  async function show() {
    try {
      keys = (await ask('POST', 'keys')).keys
      problem = ''
    } catch (error) {
      problem = explain(error)
    }
    draw()
  }

  function hide() {
    keys = undefined
    draw()
  }

  return {
    async refresh() {
      steps ??= await ask('GET', 'first-steps')
    },
    /** @param {boolean} isNew whether nothing was deployed yet */
    template: (isNew) => {
      if (steps === undefined) return nothing
      const account = keys?.find(({ role }) => role === 'account')?.key ?? '…'
      return html`<details ?open=${isNew}>
          <summary>Deploy from your terminal</summary>
          ${copyable('Lines that point the command to this platform', steps.exports.join('\n').replace('KEY=…', `KEY=${account}`))}
          ${copyable('Command that deploys', steps.command)}
          ${notice(problem)}
          ${keys === undefined ? html`<p class="buttons"><button @click=${show}>Show the keys</button> <span class="muted">The account key then takes the place of …</span></p>` : html`<dl>${keys.map(({ role, key, of }) => html`<dt><strong>${role}</strong>: ${of}</dt><dd>${copyable(`Key ${role}`, key)}</dd>`)}</dl><button @click=${hide}>Hide the keys</button>`}
        </details>`
    },
  }
}

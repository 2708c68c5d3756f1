/** One service: deploy it, its deployments, its variables, what it prints, and how to deploy it from elsewhere. */
import { LogList } from './log-list.js'
import {
  ago,
  badge,
  commitBeside,
  copyable,
  counted,
  duration,
  heading,
  html,
  known,
  nothing,
  notice,
  repeat,
  short,
  to,
  toLine,
} from './parts.js'
import { ask, explain, run } from './platform.js'
import { canDeploy, conditionText, deployPress, lastWords, restart } from './services.js'

/** @typedef {import('./types.d.ts').ServiceDetail} ServiceDetail */
/** @typedef {import('./types.d.ts').Deployment} Deployment */

/** The most lines that one read of the runtime log returns. */
const mostLines = 1_000

/**
 * @param {string[]} path
 * @param {() => void} draw
 * @returns {import('./types.d.ts').View}
 */
export function serviceView([id = '', ...first], draw) {
  /** @type {ServiceDetail | undefined} */
  let service
  /** Earlier deployments than those that come with the service. @type {Deployment[]} */
  let earlier = []
  let note = ''
  let isWrong = false
  const deploy = deployPress()
  const log = new LogList('Runtime log', (line) => to('services', id, 'log', `L${line}`))
  /** The id of the last line of the runtime log that was read. */
  let cursor = 0
  /** The part of the view that the address names, until it was shown. */
  let part = ''
  show(first)

  /** @param {readonly string[]} path after the service: a part of it, and perhaps a line of the log */
  function show([name = '', line]) {
    part = name
    if (name === 'log' && line === 'all') log.showAll()
    else log.select(toLine(line))
  }

  /**
   * @param {() => Promise<unknown>} press
   * @param {string} [done] what to say then
   */
  async function act(press, done = '') {
    try {
      const refused = await press()
      note = typeof refused === 'string' ? refused : done
      isWrong = typeof refused === 'string'
      await refresh()
    } catch (error) {
      note = explain(error)
      isWrong = true
    }
    draw()
  }

  async function readLog() {
    for (;;) {
      const { logs } = await run('get_logs', { id, after: cursor, limit: mostLines })
      if (logs.length === 0) return
      cursor = logs.at(-1).id
      log.append(logs.map((/** @type {any} */ { number, line, ...rest }) => ({ ...rest, seq: number, text: line })))
    }
  }

  async function readEarlier() {
    const last = earlier.at(-1) ?? service?.deployments.at(-1)
    const path = `services/${encodeURIComponent(id)}/deployments?before=${encodeURIComponent(last?.id ?? '')}`
    earlier.push(...(await ask('GET', path)).deployments)
  }

  async function refresh() {
    service = await ask('GET', `services/${encodeURIComponent(id)}`)
    await readLog()
    // What was shown of it may have moved on since.
    const shown = new Set(service?.deployments.map(({ id }) => id))
    earlier = earlier.filter(({ id }) => !shown.has(id))
  }

  /** Once the view is drawn. */
  function scrollToPart() {
    const wanted = part
    part = ''
    if (wanted !== '')
      requestAnimationFrame(() =>
        requestAnimationFrame(() => document.getElementById(`part-${wanted}`)?.scrollIntoView()),
      )
  }

  return {
    title: () => (service ? `${service.condition.word} · ${service.name}` : 'Service'),
    refresh,
    moved([, ...path]) {
      show(path)
    },
    template: () => {
      if (service === undefined) return heading('Service')
      scrollToPart()
      const { name, engine, source, project, environment, url, condition } = service
      return html`
        <p class="crumbs"><a href=${to('services')}>Services</a></p>
        ${heading(name, html`<span role="status">${badge(condition.word)}</span>${url === null ? nothing : html`<a href=${url} target="_blank" rel="noopener noreferrer">${url}</a>`}`)}
        <p class="muted break"><code>${id}</code> · ${engine ?? source.kind}${source.from === null ? nothing : ` · ${source.from}`} · project ${project}, ${environment}</p>
        ${conditionText(condition)} ${lastWords(service)}
        ${notice(note, isWrong)}
        ${engine === null ? ofApp(service) : ofDatabase(service)}
      `
    },
  }

  /** @param {ServiceDetail} service */
  function ofApp(service) {
    const { deployments, deploymentCount } = service
    const all = [...deployments, ...earlier]
    return html`
      ${deployForm(service)}
      <section id="part-deployments"><h2>Deployments</h2>
        ${all.length === 0 ? html`<p class="muted">Nothing was deployed yet.</p>` : html`<ul class="rows">${repeat(all, ({ id }) => id, row)}</ul>`}
        ${all.length < deploymentCount ? html`<button @click=${() => act(readEarlier)}>Show earlier ones</button> <span class="muted">${all.length} of ${deploymentCount} are shown</span>` : nothing}
      </section>
      ${variables(service)}
      ${settings(service)}
      ${snippets(service)}
      <section id="part-log"><h2>Runtime log</h2>
        ${log.hidden === 0 ? nothing : html`<p>The newest lines are shown. <a href=${to('services', id, 'log', 'all')}>Show all ${counted(log.lastSeq, 'line')}</a></p>`}
        ${log.lastSeq === 0 ? html`<p class="muted">The service has printed nothing yet.</p>` : log.element}
      </section>
    `
  }

  /** @param {ServiceDetail} service */
  function deployForm(service) {
    const { settings, source, condition } = service
    const isGit = source.kind === 'git'
    const pressed = (/** @type {SubmitEvent} */ event) => {
      event.preventDefault()
      const { ref = '' } = valuesOf(event)
      void act(() => deploy({ id, ...(ref === '' ? {} : { ref }) }))
    }
    if (!canDeploy(service))
      return html`<p>This service has no repository. Start the platform with <code>--repo ../my-app</code>, or upload a folder: see the view <a href=${to('services')}>Services</a>.</p>`
    return html`<form class="inline" @submit=${pressed}>
      ${isGit ? html`<label>Branch, tag or commit <input name="ref" autocomplete="off" spellcheck="false" placeholder=${settings.branch ?? 'default branch'} /></label>` : nothing}
      <button class="main">Deploy</button>
      ${condition.canRestart ? html`<button type="button" @click=${() => act(() => restart(id))}>Restart</button>` : nothing}
    </form>
    ${isGit ? html`<p class="muted">Only what is committed is built.</p>` : nothing}`
  }

  /** Variables have names here and no values: the platform does not show them. @param {ServiceDetail} service */
  function variables({ variables, injected }) {
    const add = (/** @type {SubmitEvent} */ event) => {
      event.preventDefault()
      const form = /** @type {HTMLFormElement} */ (event.currentTarget)
      const { key = '', value = '' } = valuesOf(event)
      const store = async () => {
        const { skipped } = await run('import_env', { id, vars: [{ key, value }] })
        if (skipped.length > 0) return `Not stored: ${skipped[0].reason}.`
        return form.reset()
      }
      void act(store, `Stored ${key}. It applies with the next deployment.`)
    }
    const remove = (/** @type {string} */ key) =>
      act(
        () => run('delete_env', { id, key }).then(() => undefined),
        `Removed ${key}. It applies with the next deployment.`,
      )
    return html`<section id="part-settings"><h2>Variables</h2>
      <ul class="rows">
        ${variables.map((key) => html`<li><code class="break">${key}</code> <span class="muted">value hidden</span> <button class="quiet end" aria-label=${`Remove ${key}`} @click=${() => remove(key)}>Remove</button></li>`)}
        ${injected.map(({ name, from, note }) => html`<li><code>${name}</code> <span class="muted">from ${from === null ? 'the platform' : html`<a href=${to('services', from.id)}>${from.name}</a>`}: ${note}</span></li>`)}
      </ul>
      <form class="inline" @submit=${add}>
        <label>Name <input name="key" required autocomplete="off" spellcheck="false" /></label>
        <label>Value <input name="value" type="password" required autocomplete="off" /></label>
        <button>Add</button>
      </form>
    </section>`
  }
}

/** @param {Deployment} deployment */
function row(deployment) {
  const { id, state, label, createdAt, finishedAt, subject, author, reason } = deployment
  const ms = (finishedAt === null ? known.now() : Date.parse(finishedAt)) - Date.parse(createdAt)
  return html`<li>
    ${badge(state)} <a href=${to('deployments', id)}>${short(label)} <code>${commitBeside(deployment)}</code></a>
    ${subject === null ? nothing : html`<span class="subject"><bdi>${subject}</bdi> by <bdi>${author}</bdi></span>`}
    <span class="muted end">${ago(createdAt)}, ${duration(ms)}</span>
    ${reason === null ? nothing : html`<p class="reason">${reason}</p>`}
  </li>`
}

/** What is set for a service, and what the newest deployment was built with. @param {ServiceDetail} service */
function settings({ settings: own, inEffect, ports, domains, autoDeploy, source }) {
  const facts = [
    ...(inEffect?.commands ?? []).map(({ name, command, isSet }) => [
      `${name} command`,
      html`<code>${command}</code> ${isSet ? 'as set' : 'found in the source'}`,
    ]),
    ['runs as', inEffect?.mode ?? own.runtimeMode],
    ['root folder', own.rootDir],
    [
      'deploys each push',
      source.kind === 'git' ? (autoDeploy ? `to ${own.branch ?? 'the default branch'}` : 'no') : undefined,
    ],
    ...ports.map(({ port, label, hostname }) => [
      `port ${port}, ${label}`,
      html`<a class="break" href=${`http://${hostname}:${location.port}/`} target="_blank" rel="noopener noreferrer">${hostname}</a>`,
    ]),
    ...domains.map(({ hostname, status }) => [
      'domain',
      html`<span class="break">${hostname}</span>: ${status}, as this platform verifies none`,
    ]),
  ].filter(([, value]) => value !== undefined && value !== null)
  if (facts.length === 0) return nothing
  return html`<section><h2>Settings</h2><dl>${facts.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl></section>`
}

/** How to deploy the service from a terminal and a workflow. The view of all services shows the key. @param {ServiceDetail} service */
function snippets({ id, source, settings }) {
  const isGit = source.kind === 'git'
  const ref = isGit && settings.branch !== undefined ? ` --ref ${settings.branch}` : ''
  return html`<section id="part-try"><details><summary>Deploy it from elsewhere</summary>
    ${copyable('Command line', `export TAXIWAY_BASE_URL=${location.origin} TAXIWAY_API_KEY=…\ntaxiway deploy --service-id ${id}${ref}`)}
    ${copyable(
      'Workflow step',
      `- uses: <owner>/taxiway@v1
  with:
    base-url: ${location.origin}
    api-key: \${{ secrets.PLATFORM_API_KEY }}
    service-id: ${JSON.stringify(id)}${isGit ? `\n    ref: \${{ github.sha }}` : ''}`,
    )}
    <p class="muted">The step is for a runner on this machine, such as act: no other machine can reach the platform. The keys are in <a href=${to('services')}>Services</a>.</p>
  </details></section>`
}

/** @param {ServiceDetail} service */
function ofDatabase({ id, project }) {
  const args = JSON.stringify({ id, query: 'select now()' })
  return html`<section id="part-try">
    <p>Services of the project ${project} find its address in the variable <code>DATABASE_URL</code>.</p>
    ${copyable('Command that runs a statement', `export TAXIWAY_BASE_URL=${location.origin} TAXIWAY_API_KEY=…\ntaxiway call db_query --args '${args}'`)}
  </section>`
}

/**
 * @param {SubmitEvent} event
 * @returns {Record<string, string>}
 */
function valuesOf({ currentTarget }) {
  const data = new FormData(/** @type {HTMLFormElement} */ (currentTarget))
  return Object.fromEntries([...data].map(([name, value]) => [name, String(value)]))
}

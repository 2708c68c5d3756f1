import { html, nothing } from '../../safe-html.js'
import { to } from '../../view-addresses.js'

/**
 * @typedef {(name: import('taxiway/contract').OperationName, args: Record<string, unknown>, say: (answer: import('../../types.d.ts').Answer) => string) => Promise<void>} Act
 */

/**
 * What is set for a service, and forms to change it. Variables have names here and no values: the platform does not show them.
 * @param {import('../../types.d.ts').ServiceDetail} service
 * @param {any} scaling
 * @param {Act} act
 */
export function serviceSettings(service, scaling, act) {
  const { settings: own, autoDeploy, searchIndexing, source, injected, inEffect } = service
  const commands = /** @type {const} */ ([
    ['Tracked branch', own.branch],
    ['Root folder', own.rootDir],
    ['Install command, set', own.installCommand],
    ['Build command, set', own.buildCommand],
    ['Start command, set', own.startCommand],
    ['Runtime, set', own.runtimeMode],
    ['Internal port', own.internalPort],
  ])
  const known = commands.filter(([, value]) => value !== undefined && value !== null)
  return html`<div class="grid">
    <section class="panel">
      <h2>Automatic</h2>
      ${toggle('Deploy every push to the tracked branch', autoDeploy, source.kind === 'git', (enabled) =>
        act('set_autodeploy', { enabled }, () => `Automatic deployment is ${enabled ? 'on' : 'off'}.`),
      )}
      ${toggle('Let search engines index it', searchIndexing, true, (enabled) =>
        act('set_search_indexing', { enabled }, () => `Search indexing is ${enabled ? 'on' : 'off'}.`),
      )}
    </section>
    <section class="panel">
      <h2>Scale</h2>
      ${scaling === undefined ? nothing : scaleForm(scaling, inEffect?.mode ?? own.runtimeMode, act)}
    </section>
    <section class="panel">
      <h2>Variables</h2>
      ${service.variables.length === 0 ? html`<p class="muted">None yet. They apply with the next deployment.</p>` : nothing}
      <ul class="plain">
        ${service.variables.map(
          (key) => html`<li class="row"><code class="break">${key}</code><span class="muted">value hidden</span>
            <button class="quiet" aria-label=${`Remove ${key}`} @click=${() => act('delete_env', { key }, () => `Removed ${key}. It applies with the next deployment.`)}>Remove</button></li>`,
        )}
      </ul>
      ${form(
        act,
        'Add',
        [
          ['key', 'Name', 'text'],
          ['value', 'Value', 'password'],
        ],
        ({ key = '', value = '' }) => [
          'import_env',
          { vars: [{ key, value }] },
          ({ skipped }) =>
            skipped.length > 0
              ? `Not stored: ${skipped[0]?.reason}.`
              : `Stored ${key}. It applies with the next deployment.`,
        ],
      )}
    </section>
    <section class="panel">
      <h2>What the platform adds</h2>
      <dl aria-label="Variables that the platform adds">
        ${injected.map(({ name, from, note }) => html`<dt><code>${name}</code></dt><dd>${from === null ? nothing : html`from <a href=${to('services', from.id)}>${from.name}</a>: `}${note}</dd>`)}
        <dt><code>CI</code></dt><dd><code>true</code></dd>
      </dl>
      <p class="muted">And <code>PATH</code>, a <code>HOME</code> of its own, and the proxies and certificates of this machine.</p>
    </section>
    <section class="panel">
      <h2>Ports</h2>
      ${service.ports.length === 0 ? html`<p class="muted">None is exposed under a name of its own.</p>` : nothing}
      <ul class="plain">
        ${service.ports.map(({ port, label, hostname }) => {
          const url = `http://${hostname}:${location.port}/`
          return html`<li>${port} (${label}): <a class="break" href=${url} target="_blank" rel="noopener noreferrer">${url}</a></li>`
        })}
      </ul>
      ${form(
        act,
        'Expose',
        [
          ['port', 'Port', 'number'],
          ['label', 'Label', 'text'],
        ],
        ({ port = '', label = '' }) => [
          'expose_port',
          { port, label },
          ({ hostname }) => `${hostname} applies with the next deployment.`,
        ],
      )}
    </section>
    <section class="panel">
      <h2>Domains</h2>
      ${service.domains.length === 0 ? html`<p class="muted">None. The local platform stores a domain, and never verifies it.</p>` : nothing}
      <ul class="plain">${service.domains.map(({ hostname, status }) => html`<li class="break">${hostname}: ${status}</li>`)}</ul>
      ${form(act, 'Add', [['hostname', 'Domain', 'text']], ({ hostname = '' }) => ['add_domain', { hostname }, () => `Added ${hostname}.`])}
    </section>
    <section class="panel">
      <h2>Commands</h2>
      ${inEffect === null ? html`<p class="muted">Nothing was built yet: the platform looks for them in the source.</p>` : effective(inEffect)}
      ${known.length === 0 ? html`<p class="muted">None is set for the service: the source decides.</p>` : nothing}
      <dl>${known.map(([name, value]) => html`<dt>${name}</dt><dd><code class="break">${value}</code></dd>`)}</dl>
      <p><a href=${to('services', service.id, 'try')}>How to deploy it from elsewhere</a></p>
    </section>
  </div>`
}

/**
 * The commands that the newest deployment was built with.
 * @param {NonNullable<import('../../types.d.ts').ServiceDetail['inEffect']>} inEffect
 */
function effective({ deploymentId, mode, commands }) {
  return html`<p>In effect, in the <a href=${to('deployments', deploymentId)}>newest deployment</a>:</p>
    <dl aria-label="Commands in effect">
      ${commands.map(({ name, command, isSet }) => html`<dt>${name}</dt><dd><code class="break">${command}</code> <span class="muted">${isSet ? 'as set' : 'found in the source'}</span></dd>`)}
      <dt>runs as</dt><dd>${mode}</dd>
    </dl>`
}

/**
 * @param {string} label
 * @param {boolean} isOn
 * @param {boolean} isPossible
 * @param {(enabled: boolean) => unknown} set
 */
function toggle(label, isOn, isPossible, set) {
  return html`<label class="switch">
    <input type="checkbox" role="switch" .checked=${isOn} ?disabled=${!isPossible} @change=${(/** @type {Event} */ { currentTarget }) => set(/** @type {HTMLInputElement} */ (currentTarget).checked)} />
    <span>${label}</span>
  </label>`
}

/**
 * @param {any} scaling
 * @param {string | null | undefined} mode how the service runs
 * @param {Act} act
 */
function scaleForm({ instances, maxReplicas }, mode, act) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault()
    const { instances, maxInstances } = readValues(event)
    void act(
      'scale_service',
      { instances: Number(instances), maxInstances: Number(maxInstances) },
      ({ redeploying }) => (redeploying ? 'Scaled. The live commit is deployed again.' : 'Scaled.'),
    )
  }
  const raise = (/** @type {Event} */ { currentTarget }) => {
    const given = /** @type {HTMLInputElement} */ (currentTarget)
    const most = given.form?.elements.namedItem('maxInstances')
    if (most instanceof HTMLInputElement && Number(most.value) < Number(given.value)) most.value = given.value
  }
  return html`<form class="inline" @submit=${submit}>
      <label>Instances <input @change=${raise} name="instances" type="number" min="1" max="1000" required .defaultValue=${String(instances)} /></label>
      <label>At most <input name="maxInstances" type="number" min="1" max="1000" required .defaultValue=${String(maxReplicas)} /></label>
      <button>Scale</button>
    </form>
    <p class="muted">${instanceText(mode)}</p>`
}

/**
 * @param {Act} act
 * @param {string} verb
 * @param {readonly (readonly [string, string, string])[]} fields name, label and type
 * @param {(values: Record<string, string>) => Parameters<Act>} call
 */
function form(act, verb, fields, call) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault()
    const target = /** @type {HTMLFormElement} */ (event.currentTarget)
    void act(...call(readValues(event))).then(() => target.reset())
  }
  return html`<form class="inline" @submit=${submit}>
    ${fields.map(([name, label, type]) => html`<label>${label} <input name=${name} type=${type} required autocomplete="off" spellcheck="false" /></label>`)}
    <button>${verb}</button>
  </form>`
}

/**
 * @param {SubmitEvent} event
 * @returns {Record<string, string>}
 */
function readValues({ currentTarget }) {
  const data = new FormData(/** @type {HTMLFormElement} */ (currentTarget))
  return Object.fromEntries([...data].map(([name, value]) => [name, String(value)]))
}

/**
 * What runs of a service, however many instances of it are set.
 * @param {string | null | undefined} mode
 */
export function instanceText(mode) {
  switch (mode) {
    case 'static':
      return 'No process runs: its files are served, however many instances are set.'
    case 'cron':
      return 'Its command runs at the times of its schedule, once each time, however many instances are set.'
    default:
      return 'One process runs, however many instances are set.'
  }
}

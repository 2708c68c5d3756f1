import { ask, explain } from '../../api.js'
import { clock } from '../../format.js'
import { journal, readJournal } from '../../journal-copy.js'
import { empty } from '../../page-elements.js'
import { html, nothing } from '../../safe-html.js'
import { to } from '../../view-addresses.js'
import { presets } from './fault-form-data.js'
import { faultsNavigation } from './faults-navigation.js'
import { exitWords, nextStep } from './run-end-words.js'
import { timeLine } from './time-line.js'
import { verdictBadge } from './verdict-badge.js'

/** @typedef {import('../../types.d.ts').ClientRun} ClientRun */
/** @typedef {import('../../types.d.ts').LedgerEntry} LedgerEntry */
/** @typedef {import('../../types.d.ts').ServiceSummary} ServiceSummary */

const choices = [
  ...presets,
  {
    name: 'Show an unknown status word',
    text: 'The history names a status that no platform is known to use.',
    faults: /** @type {const} */ ([{ operation: 'list_deployments', kind: 'show-word', word: 'pondering', times: 5 }]),
  },
  { name: 'No fault', text: 'The platform behaves.', faults: [] },
]

/**
 * Runs the real client with a fault, and shows what it said, what was answered and what took effect on one time line.
 * @param {string[]} path the name of a fault, if the address names one
 * @param {() => void} draw
 * @returns {import('../../types.d.ts').View}
 */
export function faultTrialView([wanted], draw) {
  /** @type {{ available: boolean, run: ClientRun | null } | undefined} */
  let state
  /** @type {LedgerEntry[]} */
  let made = []
  /** Services with a repository; every other deploy is an upload. @type {ServiceSummary[]} */
  let services = []
  let chosen = choices.some(({ name }) => name === wanted) ? String(wanted) : (choices[0]?.name ?? '')
  let service = ''
  let problem = ''

  /**
   * @param {string} method
   * @param {unknown} [body]
   */
  async function act(method, body) {
    try {
      state = await ask(method, 'client-run', body === undefined ? {} : { body })
      problem = ''
    } catch (error) {
      problem = explain(error)
    }
    draw()
  }

  const start = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault()
    const { faults = [] } = choices.find(({ name }) => name === chosen) ?? {}
    const own = service === '' ? faults.map(ofUpload) : faults
    void act('POST', { ...(service === '' ? {} : { service }), faults: own })
  }

  const set =
    (/** @type {(value: string) => void} */ change) =>
    (/** @type {Event} */ { currentTarget }) => {
      change(/** @type {HTMLSelectElement} */ (currentTarget).value)
      draw()
    }

  function form(/** @type {boolean} */ isRunning) {
    return html`<form class="panel stack" @submit=${start}>
      <label>What goes wrong <select @change=${set((value) => (chosen = value))}>
        ${choices.map(({ name }) => html`<option ?selected=${name === chosen}>${name}</option>`)}
      </select></label>
      <p class="muted">${choices.find(({ name }) => name === chosen)?.text}</p>
      <label>What is deployed <select @change=${set((value) => (service = value))}>
        <option value="" ?selected=${service === ''}>a small site, as an upload</option>
        ${services.map(({ id, name }) => html`<option value=${id} ?selected=${service === id}>${name}, from its repository</option>`)}
      </select></label>
      <p class="buttons">
        <button class="main" ?disabled=${isRunning}>Run a deploy with this fault</button>
        ${isRunning ? html`<button type="button" @click=${() => act('DELETE')}>Stop it</button>` : nothing}
      </p>
      <p class="muted">Faults that are <a href=${to('faults')}>set</a> act too. This one is removed when the run ends.</p>
    </form>`
  }

  return {
    title: () => {
      if (!state?.run) return 'Try a fault'
      return `${state.run.exitCode === null ? 'running' : state.run.exitCode === 0 ? 'green' : 'red'} · Try a fault`
    },
    async refresh() {
      const [run, ledger, listed] = await Promise.all([
        ask('GET', 'client-run'),
        ask('GET', 'ledger'),
        ask('GET', 'services'),
        readJournal(),
      ])
      state = run
      made = ledger.made
      services = listed.services.filter(
        (/** @type {ServiceSummary} */ { source }) => source.kind === 'git' && source.from,
      )
    },
    moved([, next]) {
      if (choices.some(({ name }) => name === next)) chosen = String(next)
    },
    template: () => html`
      ${faultsNavigation('try')}
      <p>The real client deploys to this platform while something goes wrong: see what it said, what it was answered, and what really took effect.</p>
      <p class="problem" role="alert" ?hidden=${problem === ''}>${problem}</p>
      ${state === undefined ? nothing : state.available ? form(state.run?.exitCode === null) : unavailable()}
      ${state?.run ? shown(state.run, made) : nothing}
    `,
  }
}

function unavailable() {
  return empty(
    'This platform does not know the client.',
    html`<p>Start it with <code>taxiway emulator</code> in place of a program of your own.</p>`,
  )
}

/**
 * A fault of a deploy by ref as one of an upload.
 * @param {import('../../types.d.ts').Fault} fault
 */
function ofUpload(fault) {
  return fault.operation === 'deploy_service' ? { ...fault, operation: 'deploy_upload' } : fault
}

/**
 * @param {ClientRun} run
 * @param {readonly LedgerEntry[]} made
 */
function shown({ command, startedAt, run, lines, exitCode, verdict }, made) {
  const requests = [...journal.values()].filter((entry) => entry.run === run)
  const numbers = new Set(requests.map(({ number }) => number))
  const own = made.filter(({ request }) => request !== null && numbers.has(request))
  return html`
    <h2>${exitCode === null ? 'Under way' : exitCode === 0 ? 'Ended green: exit code 0' : `Ended red: exit code ${exitCode}`}</h2>
    <p><code class="break">${command}</code>, ${clock(startedAt)}</p>
    ${exitCode === null ? nothing : judged(exitCode, verdict)}
    ${timeLine({ startedAt, lines, requests, made: own }, true)}
  `
}

/**
 * Whether what the client said is true.
 * @param {number} exitCode
 * @param {ClientRun['verdict']} verdict
 */
function judged(exitCode, verdict) {
  return html`<section class="panel" aria-label="Verdict">
    <dl class="verdict">
      <dt>What is true</dt>
      <dd>${verdict === null ? 'Its deployment has not ended yet: it is judged then.' : verdict.truth}</dd>
      <dt>What the client said</dt>
      <dd>${exitWords(exitCode)}</dd>
      ${
        verdict === null
          ? nothing
          : html`<dt>Verdict</dt><dd>${verdictBadge(verdict.verdict, verdict.isHonest)}</dd>
            <dt>What to do</dt><dd>${nextStep(verdict.verdict)}</dd>`
      }
    </dl>
  </section>`
}

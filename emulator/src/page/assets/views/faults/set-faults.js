import { ask, explain, explainRead } from '../../api.js'
import { empty } from '../../page-elements.js'
import { html, nothing } from '../../safe-html.js'
import { to } from '../../view-addresses.js'
import { fields, kinds, listOperations, presets } from './fault-form-data.js'
import { faultsNavigation } from './faults-navigation.js'

/** @typedef {import('../../types.d.ts').Fault} Fault */

/**
 * The faults that are set, how often each was applied, and ways to add one.
 * @param {() => void} draw
 * @returns {import('../../types.d.ts').View}
 */
export function setFaultsView(draw) {
  /** @type {import('../../types.d.ts').Faults | undefined} */
  let state
  /** @type {import('./fault-form-data.js').Operation[]} */
  let operations = []
  /** @type {Fault['kind']} */
  let kind = 'status'
  let note = ''
  let isWrong = false

  /**
   * @param {string} method
   * @param {string} path
   * @param {unknown} body
   * @param {string} done
   */
  async function change(method, path, body, done) {
    try {
      state = await ask(method, path, body === undefined ? {} : { body })
      note = done
      isWrong = false
    } catch (error) {
      note = method === 'GET' ? explainRead(error) : explain(error)
      isWrong = true
    }
    draw()
  }

  /** The list may have changed since it was read, and with it the places. @param {number} place */
  async function remove(place) {
    const before = JSON.stringify(state?.faults)
    await change('GET', 'faults', undefined, '')
    if (isWrong) return
    if (JSON.stringify(state?.faults) === before)
      return await change('DELETE', `faults/${place}`, undefined, 'Removed.')
    note = 'Nothing was removed: the list has changed meanwhile. This is the new one.'
    isWrong = true
    draw()
  }

  const add = (/** @type {readonly unknown[]} */ faults, /** @type {string} */ done) =>
    change('POST', 'faults', { faults }, done)

  const fromForm = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault()
    const data = [...new FormData(/** @type {HTMLFormElement} */ (event.currentTarget))]
    const given = data
      .filter(([name, value]) => value !== '' || fields[name]?.orNull)
      .map(([name, value]) => [name === 'to-case' ? 'to' : name, typed(name, String(value))])
    void add([{ ...Object.fromEntries(given), kind }], 'Added.')
  }

  const fromJson = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault()
    const data = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget))
    try {
      const faults = JSON.parse(String(data.get('json')))
      void change('PUT', 'faults', { faults, seed: Number(data.get('seed')) }, 'Set. All counts begin again.')
    } catch (error) {
      note = `This is not JSON: ${error instanceof Error ? error.message : error}`
      isWrong = true
      draw()
    }
  }

  return {
    title: () => 'Faults',
    async refresh() {
      state = await ask('GET', 'faults')
      if (operations.length === 0) operations = (await ask('GET', 'operations')).operations
    },
    template: () => html`
      ${faultsNavigation('', state && state.faults.length > 0 ? html`<button @click=${() => change('DELETE', 'faults', undefined, 'Removed all faults.')}>Remove all</button>` : nothing)}
      <p>What the platform does wrong on purpose, so that you see what your pipeline makes of it, beside <a href=${to('requests', 'effects')}>what really took effect</a>.</p>
      <p class=${isWrong ? 'problem' : 'note'} role="status" ?hidden=${note === ''}>${note}</p>
      ${state === undefined ? nothing : state.faults.length === 0 ? empty('No fault is set: the platform behaves.') : list(state)}
      <h2>Add with one press</h2>
      <ul class="presets">
        ${presets.map(({ name, text, faults }) => html`<li><button @click=${() => add(faults, `Added: ${name}.`)}><strong>${name}</strong><span>${text}</span></button></li>`)}
      </ul>
      <div class="pair">
        <section class="panel"><h2>Add your own</h2>${form()}</section>
        <section class="panel"><h2>All as JSON</h2>${state ? json(state) : nothing}</section>
      </div>
    `,
  }

  /** @param {import('../../types.d.ts').Faults} state */
  function list({ faults, struck }) {
    return html`<ul class="panel faults" aria-label="Faults that are set">
      ${faults.map((fault, n) => {
        const { operation, kind, ...rest } = fault
        const times = struck[n] ?? 0
        const isSpent = fault.times !== undefined && times >= fault.times
        return html`<li class=${isSpent ? 'spent' : ''}>
          <span class="badge fault">${kind}</span> <code>${operation}</code>
          <span class="muted grow">${Object.entries(rest)
            .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
            .join(', ')}</span>
          <span class="number">${isSpent ? 'used up, ' : ''}applied ${times === 1 ? 'once' : `${times} times`}</span>
          <button class="quiet" aria-label=${`Remove the fault ${kind} of ${operation}`} @click=${() => remove(n)}>Remove</button>
        </li>`
      })}
    </ul>`
  }

  /** @param {import('../../types.d.ts').Faults} state */
  function json({ faults, seed }) {
    const text = `[${faults.map((fault) => `\n  ${escaped(JSON.stringify(fault))}`).join(',')}${faults.length > 0 ? '\n' : ''}]`
    return html`<form class="stack" @submit=${fromJson}>
      <label>Faults <textarea name="json" rows="9" spellcheck="false" .defaultValue=${text}></textarea></label>
      <label>Seed of the random numbers <input name="seed" type="number" required .defaultValue=${String(seed)} /></label>
      <button>Replace all</button>
      <p class="muted">The same as a file: <code>taxiway emulator --faults FILE --seed ${seed}</code></p>
    </form>`
  }

  function form() {
    const choose = (/** @type {Event} */ { currentTarget }) => {
      kind = /** @type {Fault['kind']} */ (/** @type {HTMLSelectElement} */ (currentTarget).value)
      draw()
    }
    // What was said of the last one is not true of one that the browser holds back.
    const forget = () => {
      note = ''
      draw()
    }
    return html`<form class="stack" @submit=${fromForm}>
      <label>Kind <select name="kind" @change=${choose}>${Object.keys(kinds).map((name) => html`<option ?selected=${name === kind}>${name}</option>`)}</select></label>
      <p class="muted">${kinds[kind].text}</p>
      <label>Operation <select name="operation">${listOperations(kind, operations).map((name) => html`<option value=${name}>${name === '*' ? '* (all)' : name}</option>`)}</select></label>
      ${kinds[kind].timed ? html`<label>When <select name="when"><option value="before-effect">before the effect: it is not carried out</option><option value="after-effect">after the effect: only the answer suffers</option></select></label>` : nothing}
      ${kinds[kind].fields.map((name) => input(name))}
      <details><summary>Which requests</summary><div class="stack">${['skip', 'times', 'probability', 'lastsMs'].map((name) => input(name))}</div></details>
      <button class="main" @click=${forget}>Add</button>
    </form>`
  }
}

/**
 * JSON that says the same and stays it when it is sent again, without characters that a view would replace.
 * @param {string} json
 */
function escaped(json) {
  const unit = (/** @type {string} */ each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`
  return json.replaceAll(/[\p{Cc}\p{Cf}]/gu, (character) => character.split('').map(unit).join(''))
}

/** @param {string} name */
function input(name) {
  const field = fields[name]
  if (!field) return nothing
  const { label, choices, isRequired, step } = field
  if (choices)
    return html`<label>${label} <select name=${name}>${choices.map((choice) => html`<option>${choice}</option>`)}</select></label>`
  const type = field.isText ? 'text' : 'number'
  return html`<label>${label} <input name=${name} type=${type} step=${step ?? nothing} ?required=${isRequired} autocomplete="off" /></label>`
}

/**
 * @param {string} name
 * @param {string} text
 */
function typed(name, text) {
  const field = fields[name]
  if (text === '' && field?.orNull) return null
  if (name === 'retryAfter' && /^\d+$/.test(text)) return Number(text)
  return field && !field.isText && !field.choices ? Number(text) : text
}

import { ask, explain, Refused } from '../../api.js'
import { copyable } from '../../page-elements.js'
import { html } from '../../safe-html.js'

/** @typedef {import('../../types.d.ts').FirstSteps} FirstSteps */
/** @typedef {{ role: string, key: string, of: string }} LocalKey */

/**
 * How to deploy to this platform from a terminal, and its keys if they are asked for.
 * @param {() => void} draw
 */
export function firstSteps(draw) {
  /** @type {FirstSteps | undefined} */
  let steps
  /** Read when they are to be seen, and forgotten when they are not. @type {readonly LocalKey[] | undefined} */
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
      try {
        steps ??= await ask('GET', 'first-steps')
      } catch (error) {
        if (!(error instanceof Refused) || error.status === 401) throw error
        problem = error.message
      }
    },
    template: () =>
      steps === undefined
        ? html`<p class="problem" role="alert" ?hidden=${problem === ''}>${problem}</p>`
        : html`<section class="panel" aria-label="First steps">
          <h2>Deploy from your terminal</h2>
          <p class="muted">
            Put a key into the last line.
          </p>
          ${copyable('Lines that point the command to this platform', steps.exports.join('\n'))}
          ${copyable('Command that deploys', steps.command)}
          ${keys === undefined ? html`<button @click=${show}>Show the keys</button>` : list(keys)}
          <p class="problem" role="alert" ?hidden=${problem === ''}>${problem}</p>
        </section>`,
  }

  /** @param {readonly LocalKey[]} keys */
  function list(keys) {
    return html`<dl class="keys">
        ${keys.map(({ role, key, of }) => html`<dt><strong>${role}</strong>: ${of}</dt><dd>${copyable(`Key ${role}`, key)}</dd>`)}
      </dl>
      <button @click=${hide}>Hide the keys</button>`
  }
}

import { Refused, run } from '../api.js'
import { html, nothing } from '../text.js'

/**
 * Runs a statement on a database.
 * @param {string} id of the service
 * @param {() => void} draw
 */
export function sqlConsole(id, draw) {
  let output = ''
  let problem = ''
  let isRunning = false

  const send = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault()
    const query = String(new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)).get('query'))
    isRunning = true
    draw()
    try {
      output = (await run('db_query', { id, query })).output
      problem = ''
    } catch (error) {
      problem = error instanceof Refused ? error.message : 'The platform does not answer.'
    }
    isRunning = false
    draw()
  }

  return {
    template: () => html`
      <form class="panel stack" @submit=${send}>
        <label>Statement <textarea name="query" rows="4" required spellcheck="false" placeholder="select now()"></textarea></label>
        <button class="main" ?disabled=${isRunning}>Run</button>
        <p class="muted" role="status">${isRunning ? 'Running …' : nothing}</p>
      </form>
      <p class="problem" role="alert" ?hidden=${problem === ''}>${problem}</p>
      ${output === '' ? nothing : html`<pre tabindex="0" aria-label="Output">${output}</pre>`}
    `,
  }
}

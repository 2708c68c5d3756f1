import { ago } from './format.js'
import { html, nothing } from './safe-html.js'

/** @typedef {import('./types.d.ts').Deployment} Deployment */
/** @typedef {import('./types.d.ts').ServiceSummary} ServiceSummary */

/**
 * How the process of a deployment ended by itself, and when: `crashed, exit 1, 2 min ago`.
 * @param {NonNullable<import('./types.d.ts').Deployment['processEnd']>} end
 */
export function endText({ code, how, at }) {
  return html`${code === 0 ? 'ended by itself' : 'crashed'}, ${how}, ${ago(at)}`
}

/** What has crashed, while something newer is made or has failed. @param {ServiceSummary['condition']} condition */
export function crashText({ crash }) {
  if (crash === null) return nothing
  return html`<p class="reason">The version before${crash.build === undefined ? nothing : html` (<bdi>${crash.build}</bdi>)`} has crashed: ${crash.how}, ${ago(crash.at)}.</p>`
}

/**
 * What a process that has ended printed last, and the button that starts it again.
 * @param {Pick<ServiceSummary, 'id' | 'name' | 'condition' | 'lastWords'>} service
 * @param {(id: string) => unknown} restart
 */
export function lastWords({ id, name, condition, lastWords }, restart) {
  return html`
    ${(condition.word === 'crashed' || condition.crash !== null) && lastWords.length > 0 ? html`<pre class="last-words" tabindex="0" aria-label=${`Last lines of ${name}`}>${lastWords.join('\n')}</pre>` : nothing}
    ${condition.canRestart ? html`<p class="buttons"><button class="above" aria-label=${`Restart ${name}`} @click=${() => restart(id)}>Restart</button></p>` : nothing}
  `
}

/** What came after the end of a process. @param {Pick<Deployment, 'state'>} deployment */
export function afterEnd({ state }) {
  if (state === 'retired') return ', then a newer deployment replaced it'
  return state === 'live' ? ', then it was started again' : nothing
}

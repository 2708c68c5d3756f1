import { heading } from '../../page-elements.js'
import { html, nothing } from '../../safe-html.js'
import { to } from '../../view-addresses.js'

const tabs = /** @type {const} */ ([
  ['', 'Set faults'],
  ['try', 'Try a fault'],
  ['every', 'Try every fault'],
])

/**
 * The heading of what is done with faults, and the way to the rest of it.
 * @param {(typeof tabs)[number][0]} current
 * @param {unknown} [more] beside the heading
 */
export function faultsNavigation(current, more) {
  return html`
    ${heading('Faults', more)}
    <nav class="tabs" aria-label="What is done with faults">
      ${tabs.map(([name, label]) => html`<a href=${name === '' ? to('faults') : to('faults', name)} aria-current=${name === current ? 'page' : nothing}>${label}</a>`)}
    </nav>
  `
}

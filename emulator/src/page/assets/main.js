import { render } from 'lit-html'
import { repeat } from 'lit-html/directives/repeat.js'
import { ask, openSession, Refused } from './api.js'
import { clock } from './format.js'
import { stopClock } from './offline-clock.js'
import { heading, missing } from './page-elements.js'
import { html, nothing, visible } from './safe-html.js'
import { movedTo, parseHash, readTab, tabs, to, viewKey } from './view-addresses.js'
import { deploymentView } from './views/deployments/deployment.js'
import { faultsView } from './views/faults/faults-tab.js'
import { platformSettingsView } from './views/platform-settings.js'
import { requestsView } from './views/requests/requests.js'
import { serviceView } from './views/services/service.js'
import { servicesView } from './views/services/services.js'

/** @typedef {import('./types.d.ts').View} View */

/** The views by the first part of the address. @type {Readonly<Record<string, (path: string[], draw: () => void) => View>>} */
const views = {
  services: (path, draw) => (path.length > 0 ? serviceView(path, draw) : servicesView(path, draw)),
  deployments: deploymentView,
  requests: requestsView,
  faults: faultsView,
  settings: platformSettingsView,
}

const retryMs = 1_000
const clockMs = 10_000
/** The platform answers within 25 s, whether or not something has changed. */
const changesTimeoutMs = 35_000

/** @type {View | undefined} */
let view
/** The part of the address that the view belongs to. */
let shownKey = ''
/** @type {'opening' | 'live' | 'waiting' | 'closed'} */
let connection = 'opening'
/** @type {string | undefined} */
let problem
let activeFaults = 0
/** Whether what the view shows does not exist: it is not asked for again until the platform was away. */
let isMissing = false
/** The last read of the view. @type {Promise<void>} */
let reading = Promise.resolve()
let drawing = false
/** Whether the view has not read yet what it shows. */
let isOpening = true
/** When the platform answered last: RFC 3339. @type {string | undefined} */
let answeredAt

/** Draws the page before the next frame. */
function draw() {
  if (drawing) return
  drawing = true
  requestAnimationFrame(() => {
    drawing = false
    const focused = document.activeElement
    render(page(), document.body)
    // A button that did its work may be gone: whoever pressed it by keyboard goes on from the heading.
    if (focused?.isConnected === false) document.querySelector('h1')?.focus({ preventScroll: true })
    if (view) document.title = visible(`${connection === 'waiting' ? 'Offline · ' : ''}${title(view)} · Taxiway`)
  })
}

/** @param {View} shown */
function title(shown) {
  if (connection === 'closed') return 'No session'
  return isMissing ? 'Not found' : shown.title()
}

const connections = {
  opening: ['calm', 'Connecting'],
  live: ['good', 'Live'],
  waiting: ['bad', 'Waiting for the platform'],
  closed: ['bad', 'No session'],
}

function page() {
  const [tone, text] = connections[connection]
  const [current = ''] = parseHash(location.hash)
  return html`
    <a class="skip" href="#main" @click=${focusHeading}>Skip to the content</a>
    <header class="top">
      <a class="brand" href=${to('services')}><img src="/_taxiway/assets/icon.svg" alt="" width="24" height="24" />Taxiway <span>local platform</span></a>
      <nav aria-label="Views">
        ${Object.entries(tabs).map(([name, label]) => {
          const count = name === 'faults' && activeFaults > 0
          return html`<a href=${to(name)} aria-current=${name === readTab(current) ? 'page' : nothing}>
            ${label}${count ? html` <span class="count">${activeFaults}<span class="hidden"> set</span></span>` : nothing}</a>`
        })}
      </nav>
      <a class="to-settings" href=${to('settings')} aria-current=${current === 'settings' ? 'page' : nothing}>Platform</a>
      <p class="connection ${tone}" role="status">${text}</p>
    </header>
    <main id="main" aria-busy=${isOpening}>
      ${problem === undefined ? nothing : html`<p class="problem" role="alert">${problem}</p>`}
      ${connection === 'waiting' ? offline() : nothing}
      ${content()}
    </main>
  `
}

function content() {
  if (connection === 'closed') return closed()
  // An empty list would say that there is nothing.
  if (connection === 'waiting' && isOpening) return heading(view?.title() ?? 'Taxiway')
  if (isMissing) return missing('Not found')
  // What was typed into one view is not for another one.
  return repeat(
    view ? [view] : [],
    () => shownKey,
    (shown) => shown.template(),
  )
}

function offline() {
  return html`<div class="problem" role="alert">
    The platform does not answer. If it was stopped, start it again: this page asks again each second.
    ${answeredAt === undefined || isOpening ? nothing : html`What you see is from ${clock(answeredAt)}.`}
  </div>`
}

function closed() {
  return html`<section class="panel narrow">
    <h1 tabindex="-1">This browser has no session</h1>
    <p>
      The address that the platform prints opens its page once. After that, the browser that opened it keeps a session; this
      one has none, or the platform was started anew.
    </p>
    <p>With the account key of the platform, any program can ask for one:</p>
    <pre tabindex="0">curl -X POST -H "Authorization: Bearer $KEY" ${location.origin}/_taxiway/page</pre>
  </section>`
}

/** @param {Event} event */
function focusHeading(event) {
  event.preventDefault()
  document.querySelector('h1')?.focus()
}

/** Shows the view of the address. A view of one service or deployment stays while only what follows in the address changes. */
async function navigate() {
  const parts = parseHash(location.hash)
  const [name = '', ...path] = parts
  const address = movedTo(location.hash)
  if (address !== undefined) history.replaceState(null, '', address)
  // An address may name what every object has, such as `constructor`.
  const create = Object.hasOwn(views, name) ? views[name] : views['services']
  const key = viewKey(parts)
  if (key === shownKey && view) {
    view.moved?.(path)
    draw()
    return
  }
  const isFirst = shownKey === ''
  shownKey = key
  view?.leave?.()
  problem = undefined
  isMissing = false
  view = create?.(path, draw)
  reading = Promise.resolve()
  isOpening = true
  draw()
  const focused = document.activeElement
  await refresh()
  requestAnimationFrame(() => {
    // Whoever went on by keyboard meanwhile is left there.
    const isThere = document.activeElement === focused || document.activeElement === document.body
    if (!isFirst && isThere) document.querySelector('h1')?.focus()
  })
}

/** Reads what the view shows, after what reads it already: an older answer must not take the place of a newer one. */
function refresh() {
  const read = reading.then(readView)
  reading = read.catch(() => undefined)
  return read
}

/** Rejects if the platform does not answer. */
async function readView() {
  const shown = view
  try {
    const [faults] = await Promise.all([ask('GET', 'faults'), isMissing ? undefined : shown?.refresh()])
    activeFaults = faults.faults.filter(
      (/** @type {any} */ { times }, /** @type {number} */ n) => !(faults.struck[n] >= times),
    ).length
    answeredAt = new Date().toISOString()
    if (shown === view && !isMissing) problem = undefined
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    if (error.status === 401) connection = 'closed'
    else if (shown === view) {
      problem = error.message
      isMissing = error.status === 404
    }
  }
  if (shown === view) isOpening = false
  draw()
}

/** Follows the platform: waits for a change, reads, and begins again. A hidden tab rests, and keeps no connection. */
async function follow() {
  let version = ''
  for (;;) {
    if (document.hidden) await new Promise((resolve) => addEventListener('visibilitychange', resolve, { once: true }))
    const stop = new AbortController()
    const rest = () => document.hidden && stop.abort()
    addEventListener('visibilitychange', rest)
    try {
      const answer = await ask('GET', `changes?after=${encodeURIComponent(version)}`, {
        signal: stop.signal,
        timeoutMs: changesTimeoutMs,
      })
      const changed = answer.version !== version
      answeredAt = new Date().toISOString()
      if (connection !== 'live') {
        connection = 'live'
        stopClock(undefined)
        draw()
      }
      if (!view) await navigate()
      else if (changed) await refresh()
      version = answer.version
    } catch (error) {
      if (error instanceof Refused && error.status === 401) {
        connection = 'closed'
        draw()
        return
      }
      if (!stop.signal.aborted) {
        isMissing = false
        // What could not be read meanwhile is read again, whether or not it has changed.
        version = ''
        connection = 'waiting'
        stopClock(answeredAt)
        draw()
        await new Promise((resolve) => setTimeout(resolve, retryMs))
      }
    } finally {
      removeEventListener('visibilitychange', rest)
    }
  }
}

/** The document's own event, as a target for `addEventListener` above. @type {typeof document.addEventListener} */
const addEventListener = document.addEventListener.bind(document)
const removeEventListener = document.removeEventListener.bind(document)

if (!/^#\/./.test(location.hash)) history.replaceState(null, '', to('services'))
window.addEventListener('resize', draw)
// Another tab may have opened a session since.
addEventListener('visibilitychange', async () => {
  if (connection !== 'closed' || document.hidden) return
  if (await openSession().catch(() => false)) location.reload()
})
setInterval(() => document.hidden || draw(), clockMs)
document.body.replaceChildren()
draw()
try {
  if (!(await openSession())) {
    connection = 'closed'
    isOpening = false
  }
} catch {
  connection = 'waiting'
}
// A view that asked before there is a session would be refused.
window.addEventListener('hashchange', () => void navigate().catch(() => undefined))
if (connection === 'opening') await navigate().catch(() => (connection = 'waiting'))
draw()
if (connection !== 'closed') void follow()

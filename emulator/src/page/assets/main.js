/** The page: which view an address shows, and how it follows the platform. */
import { render } from 'lit-html'
import { deploymentView } from './deployment.js'
import { faultsView } from './faults.js'
import { clock, copyable, heading, html, known, nothing, notice, repeat, to, visible } from './parts.js'
import { ask, openSession, Refused } from './platform.js'
import { requestsView } from './requests.js'
import { serviceView } from './service.js'
import { servicesView } from './services.js'

/** @typedef {import('./types.d.ts').View} View */

/** The views by the first part of the address. @type {Readonly<Record<string, (path: string[], draw: () => void) => View>>} */
const views = {
  services: (path, draw) => (path.length > 0 ? serviceView(path, draw) : servicesView(path, draw)),
  deployments: deploymentView,
  faults: faultsView,
  requests: requestsView,
}
const tabs = { services: 'Services', faults: 'Faults', requests: 'Requests' }

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
let problem = ''
let activeFaults = 0
/** Whether what the view shows does not exist: it is not asked for again until the platform was away. */
let isMissing = false
/** Whether the view has not read yet what it shows. */
let isOpening = true
/** The last read of the view. @type {Promise<void>} */
let reading = Promise.resolve()
let isDrawing = false
/** When the platform answered last. */
let answeredAt = Date.now()

/** Draws the page before the next frame. */
function draw() {
  if (isDrawing) return
  isDrawing = true
  requestAnimationFrame(() => {
    isDrawing = false
    const focused = document.activeElement
    render(page(), document.body)
    // A button that did its work may be gone: whoever pressed it by keyboard goes on from the heading.
    if (focused?.isConnected === false) document.querySelector('h1')?.focus({ preventScroll: true })
    document.title = visible(`${connection === 'waiting' ? 'Offline · ' : ''}${title()} · Taxiway`)
  })
}

function title() {
  if (connection === 'closed') return 'No session'
  return isMissing ? 'Not found' : (view?.title() ?? 'Local platform')
}

const connections = {
  opening: ['', 'Connecting'],
  live: ['good', 'Connected'],
  waiting: ['bad', 'Waiting for the platform'],
  closed: ['bad', 'No session'],
}

function page() {
  const [tone, text] = connections[connection]
  const [current] = parseHash()
  const tab = current === 'deployments' ? 'services' : current
  return html`
    <a class="skip" href="#main" @click=${focusHeading}>Skip to the content</a>
    <header>
      <a class="brand" href=${to('services')}><img src="/_taxiway/assets/icon.svg" alt="" width="24" height="24" />Taxiway <span>local platform</span></a>
      <nav aria-label="Views">
        ${Object.entries(tabs).map(([name, label]) => {
          const count = name === 'faults' && activeFaults > 0
          return html`<a href=${to(name)} aria-current=${name === tab ? 'page' : nothing}>${label}${count ? html` <span class="count">${activeFaults}<span class="hidden"> set</span></span>` : nothing}</a>`
        })}
      </nav>
      <p class="connection ${tone}" role="status">${text}</p>
    </header>
    <main id="main" aria-busy=${isOpening}>
      ${notice(problem)}
      ${connection === 'waiting' ? offline() : nothing}
      ${content()}
    </main>
  `
}

function content() {
  if (connection === 'closed') return closed()
  // An empty list would say that there is nothing.
  if (connection === 'waiting' && isOpening) return heading('Taxiway')
  if (isMissing) return html`<p class="crumbs"><a href=${to('services')}>Services</a></p>${heading('Not found')}`
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
    ${isOpening ? nothing : html`What you see is from ${clock(new Date(answeredAt).toISOString())}.`}
  </div>`
}

function closed() {
  return html`<article>
    <h1 tabindex="-1">This browser has no session</h1>
    <p>The address that the platform prints opens its page once. After that, the browser that opened it keeps a session; this one has none, or the platform was started anew.</p>
    <p>With the account key of the platform, any program can ask for another address. In a terminal that has the lines which the platform printed:</p>
    ${copyable('Command', `curl -X POST -H "Authorization: Bearer $TAXIWAY_API_KEY" ${location.origin}/_taxiway/page`)}
  </article>`
}

/** @param {Event} event */
function focusHeading(event) {
  event.preventDefault()
  document.querySelector('h1')?.focus()
}

/**
 * The decoded parts of the address after `#/`.
 * @returns {[string, ...string[]]}
 */
function parseHash() {
  const [name = 'services', ...path] = location.hash
    .replace(/^#\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map(decoded)
  // An address may name what every object has, such as `constructor`.
  return [Object.hasOwn(views, name) ? name : 'services', ...path]
}

/** @param {string} part */
function decoded(part) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Shows the view of the address. A view stays while only what follows its own part changes: a line, a request, a fault. */
async function navigate() {
  const [name, ...path] = parseHash()
  const own = name === 'services' || name === 'deployments' ? path.slice(0, 1) : []
  const key = JSON.stringify([name, ...own])
  if (key === shownKey && view) {
    view.moved?.(path)
    draw()
    return
  }
  const isFirst = shownKey === ''
  shownKey = key
  view?.leave?.()
  problem = ''
  isMissing = false
  view = views[name]?.(path, draw)
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
    answeredAt = Date.now()
    if (shown === view && !isMissing) problem = ''
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
    if (document.hidden)
      await new Promise((seen) => document.addEventListener('visibilitychange', seen, { once: true }))
    const stop = new AbortController()
    const rest = () => document.hidden && stop.abort()
    document.addEventListener('visibilitychange', rest)
    try {
      const path = `changes?after=${encodeURIComponent(version)}`
      const answer = await ask('GET', path, { signal: stop.signal, timeoutMs: changesTimeoutMs })
      answeredAt = Date.now()
      known.until = undefined
      connection = 'live'
      draw()
      if (!view) await navigate()
      else if (answer.version !== version) await refresh()
      version = answer.version
    } catch (error) {
      if (error instanceof Refused && error.status === 401) {
        connection = 'closed'
        return draw()
      }
      if (!stop.signal.aborted) {
        isMissing = false
        // What could not be read meanwhile is read again, whether or not it has changed.
        version = ''
        connection = 'waiting'
        known.until = answeredAt
        draw()
        await new Promise((resolve) => setTimeout(resolve, retryMs))
      }
    } finally {
      document.removeEventListener('visibilitychange', rest)
    }
  }
}

if (!/^#\/./.test(location.hash)) history.replaceState(null, '', to('services'))
// Another tab may have opened a session since.
document.addEventListener('visibilitychange', async () => {
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

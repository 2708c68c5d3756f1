import { ask, explain, logLines, Refused } from '../../api.js'
import { ago, commitBeside, duration, short } from '../../format.js'
import { LogPanel } from '../../log/log-panel.js'
import { badge, empty, heading, missing } from '../../page-elements.js'
import { afterEnd, endText } from '../../process-end.js'
import { html, nothing } from '../../safe-html.js'
import { to, toLine } from '../../view-addresses.js'
import { conditionText } from '../services/condition-text.js'
import { listPhases } from '../services/deployment-phases.js'
import { ciReport } from './ci-report.js'
import { deployPress } from './deploy-press.js'

/** @typedef {import('../../types.d.ts').Deployment} Deployment */
/** @typedef {import('../../types.d.ts').ServiceDetail} ServiceDetail */

const parts = /** @type {const} */ ([
  ['', 'Log'],
  ['ci', 'As CI shows it'],
])

const retryMs = 1_000
/** Milliseconds of work after which the browser gets a turn. */
const turnMs = 10

/**
 * One deployment: what it built, how it went, its log as it is written, and what the client writes of it.
 * @param {string[]} path
 * @param {() => void} draw
 * @returns {import('../../types.d.ts').View}
 */
export function deploymentView([id = '', first = ''], draw) {
  /** @type {Deployment | undefined} */
  let deployment
  /** Null if it was deleted. @type {ServiceDetail | null | undefined} */
  let service
  /** @type {import('../../types.d.ts').Cause | undefined} */
  let cause
  let note = ''
  const log = new LogPanel('Build log', draw, (seq) => to('deployments', id, `L${seq}`))
  log.select(toLine(first))
  const ci = ciReport(id, draw)
  let part = showPart(first)
  const left = new AbortController()
  let isReading = false
  /** Why the log could not be read, as a sentence. */
  let logProblem = ''
  const deploy = deployPress()

  /** Reads the log to its end, from the last line on after every break. A hidden tab keeps no connection. */
  async function readLog() {
    isReading = true
    while (!left.signal.aborted) {
      const pause = new AbortController()
      const rest = () => document.hidden && pause.abort()
      document.addEventListener('visibilitychange', rest)
      try {
        await readOnce(AbortSignal.any([left.signal, pause.signal]))
        logProblem = ''
        if (isLogWhole()) return draw()
      } catch (error) {
        if (!pause.signal.aborted)
          logProblem = `The log cannot be read: ${error instanceof Refused ? error.message : 'the connection broke.'}`
        if (error instanceof Refused && error.status < 500) return draw()
      } finally {
        document.removeEventListener('visibilitychange', rest)
      }
      if (left.signal.aborted) return
      draw()
      if (document.hidden)
        await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }))
      else await new Promise((resolve) => setTimeout(resolve, retryMs))
    }
  }

  /** Whether nothing will be added to the log, and all of it was read: a stream may also end before that. */
  function isLogWhole() {
    return deployment?.isFinal === true && log.log.lastSeq >= deployment.lineCount
  }

  /** @param {AbortSignal} signal */
  async function readOnce(signal) {
    let since = performance.now()
    for await (const lines of logLines(id, log.log.lastSeq, signal)) {
      logProblem = ''
      log.append(lines)
      if (performance.now() - since < turnMs) continue
      await new Promise((resolve) => setTimeout(resolve))
      since = performance.now()
    }
  }

  async function redeploy() {
    try {
      const ref = service?.source.kind === 'git' && deployment?.commit ? { ref: deployment.commit } : {}
      await deploy({ id: deployment?.serviceId, ...ref })
    } catch (error) {
      note = explain(error)
      draw()
    }
  }

  async function stop() {
    try {
      deployment = await ask('POST', `deployments/${encodeURIComponent(id)}/stop`)
      note = ''
    } catch (error) {
      note = explain(error)
    }
    draw()
  }

  async function refreshPart() {
    if (part === 'ci') await ci.refresh()
  }

  /** @param {boolean} isFinal */
  function shownPart(isFinal) {
    if (part === 'ci') return ci.template()
    return html`
      ${logProblem === '' ? nothing : html`<p class="problem" role="alert">${logProblem}</p>`}
      ${log.log.all.length === 0 ? noLine(isFinal) : log.template()}`
  }

  /** @param {boolean} isFinal */
  function noLine(isFinal) {
    if (log.known > 0) return empty('Reading the log.')
    return empty(isFinal ? 'This deployment has printed nothing.' : 'Waiting for the first line.')
  }

  /** What a client shows of the log. @param {import('../../types.d.ts').Cause | undefined} cause */
  function showCause(cause) {
    if (!cause || cause.lines.length === 0) return nothing
    const text = cause.lines
      .flatMap(({ at, text }, n) => (n === 0 || at === (cause.lines[n - 1]?.at ?? 0) + 1 ? [text] : ['…', text]))
      .join('\n')
    return html`<pre class="cause" tabindex="0" aria-label="Cause">${text}</pre>
      <p class="buttons"><a class="button" href=${to('deployments', id, `L${cause.line}`)}>Go to line ${cause.line}</a></p>`
  }

  return {
    title: () =>
      deployment && service !== undefined
        ? `${deployment.state} · ${service?.name ?? deployment.serviceId} ${short(deployment.ref ?? '')}`.trim()
        : 'Deployment',
    async refresh() {
      deployment = await ask('GET', `deployments/${encodeURIComponent(id)}`)
      log.known = deployment?.lineCount ?? 0
      service = await findService(deployment?.serviceId ?? '')
      if (!isReading) void readLog()
      await refreshPart()
      if (deployment?.stage === 'failed' && cause === undefined) {
        cause = (await ask('GET', `deployments/${encodeURIComponent(id)}/cause`)).cause
      }
    },
    moved([, next = '']) {
      log.select(toLine(next))
      part = showPart(next)
      void refreshPart().then(draw, () => undefined)
    },
    leave: () => left.abort(),
    template: () => {
      if (!deployment || service === undefined) return missing('Deployment')
      const { stage, state, label, limits, subject, author, reason, createdAt, isFinal, serviceId } = deployment
      const url = state === 'live' && service !== null ? service.url : null
      const name = service?.name ?? serviceId
      return html`
        <p class="crumbs"><a href=${to('services')}>Services</a> / ${service === null ? name : html`<a href=${to('services', serviceId)}>${name}</a>`}</p>
        ${heading(
          html`${short(label)} <span class="muted">${commitBeside(deployment)}</span>`,
          html`<span role="status">${badge(state)}</span>
            ${url === null ? nothing : html`<a href=${url} target="_blank" rel="noopener noreferrer">${url}</a>`}
            <span class="grow"></span>
            ${service === null ? nothing : isFinal ? html`<button @click=${redeploy}>Deploy again</button>` : html`<button @click=${stop}>Stop the build</button>`}`,
        )}
        ${subject === null ? nothing : html`<p class="subject"><bdi>${subject}</bdi> <span class="muted">by <bdi>${author}</bdi></span></p>`}
        ${note === '' ? nothing : html`<p class="problem" role="alert">${note}</p>`}
        ${service === null ? html`<p class="note">Its service was deleted.</p>` : ended(deployment, service)}
        ${reason === null ? nothing : html`<div class=${stage === 'failed' ? 'problem' : 'note'}>${reason}${showCause(cause)}</div>`}
        <dl class="facts">
          <div><dt>Service</dt><dd>${name}</dd></div>
          <div><dt>Requested</dt><dd>${ago(createdAt)}</dd></div>
          ${listPhases(deployment).map(({ name, ms, isOpen }) => html`<div><dt>${name}</dt><dd>${duration(ms)}${isOpen ? ' …' : ''}</dd></div>`)}
          ${isFinal ? nothing : html`<div><dt>Limits</dt><dd>${duration(limits.commandMs)} for each command, ${duration(limits.startMs)} for the start</dd></div>`}
          <div><dt>Id</dt><dd><code class="break">${id}</code></dd></div>
        </dl>
        <nav class="tabs" aria-label="Parts of this deployment">
          ${parts.map(([name, label]) => html`<a href=${name === '' ? to('deployments', id) : to('deployments', id, name)} aria-current=${name === part ? 'page' : nothing}>${label}</a>`)}
        </nav>
        ${shownPart(isFinal)}
      `
    },
  }
}

/**
 * How the process of a deployment ended that was live, and where all that it printed is.
 * @param {Deployment} deployment
 * @param {ServiceDetail} service
 */
function ended({ state, processEnd }, { id, condition, lastWords }) {
  const isDown = state === 'crashed' || state === 'stopped'
  if (!isDown && processEnd === null) return nothing
  // A newer deployment that failed or is made has the condition of the service.
  const how = condition.word === state ? html`: ${conditionText(condition)}` : nothing
  const end = state === 'crashed' && processEnd !== null ? html`: it ${endText(processEnd)}` : how
  return html`<div class=${state === 'crashed' ? 'problem' : 'note'}>
    ${isDown ? html`It was live, and does not run any more${end}.` : html`Its process ${processEnd === null ? nothing : endText(processEnd)}${afterEnd({ state })}.`}
    ${!isDown || lastWords.length === 0 ? nothing : html`<pre class="cause" tabindex="0" aria-label="Its last lines">${lastWords.join('\n')}</pre>`}
    <p class="buttons"><a class="button" href=${to('services', id, 'log')}>Runtime log</a></p>
  </div>`
}

/** A service of the platform; null if it was deleted. @param {string} id @returns {Promise<ServiceDetail | null>} */
async function findService(id) {
  try {
    return await ask('GET', `services/${encodeURIComponent(id)}`)
  } catch (error) {
    if (error instanceof Refused && error.status === 404) return null
    throw error
  }
}

/** The part that an address names; the log for a line of it. @param {string} word */
function showPart(word) {
  return parts.find(([name]) => name === word)?.[0] ?? ''
}

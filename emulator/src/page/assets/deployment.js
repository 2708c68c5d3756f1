/** One deployment: its states with their times, why it failed, and its log as it is written. */
import { LogList } from './log-list.js'
import {
  ago,
  badge,
  clock,
  commitBeside,
  counted,
  duration,
  heading,
  html,
  known,
  nothing,
  notice,
  short,
  stateWord,
  to,
  toLine,
} from './parts.js'
import { ask, explain, logLines, Refused } from './platform.js'
import { deployPress, lastWords } from './services.js'

/** @typedef {import('./types.d.ts').Deployment} Deployment */
/** @typedef {import('./types.d.ts').ServiceDetail} ServiceDetail */

const retryMs = 1_000

/**
 * @param {string[]} path
 * @param {() => void} draw
 * @returns {import('./types.d.ts').View}
 */
export function deploymentView([id = '', first = ''], draw) {
  /** @type {Deployment | undefined} */
  let deployment
  /** Null if it was deleted. @type {ServiceDetail | null | undefined} */
  let service
  /** @type {import('./types.d.ts').Cause | undefined} */
  let cause
  let problem = ''
  /** Why the log could not be read, as a sentence. */
  let logProblem = ''
  let isReading = false
  const left = new AbortController()
  const deploy = deployPress()
  const log = new LogList('Build log', (seq) => to('deployments', id, `L${seq}`))
  show(first)

  /** @param {string} part of the address: a line, or `all` */
  function show(part) {
    if (part === 'all') log.showAll()
    log.select(toLine(part))
  }

  /** Reads the log to its end, from the last line on after every break. A hidden tab keeps no connection. */
  async function readLog() {
    isReading = true
    while (!left.signal.aborted) {
      const pause = new AbortController()
      const rest = () => document.hidden && pause.abort()
      document.addEventListener('visibilitychange', rest)
      try {
        for await (const lines of logLines(id, log.lastSeq, AbortSignal.any([left.signal, pause.signal]))) {
          logProblem = ''
          log.append(lines)
          draw()
        }
        logProblem = ''
        if (isLogWhole()) break
      } catch (error) {
        if (!pause.signal.aborted)
          logProblem = `The log cannot be read: ${error instanceof Refused ? error.message : 'the connection broke.'}`
        if (error instanceof Refused && error.status < 500) break
      } finally {
        document.removeEventListener('visibilitychange', rest)
      }
      draw()
      if (document.hidden)
        await new Promise((seen) => document.addEventListener('visibilitychange', seen, { once: true }))
      else await new Promise((resolve) => setTimeout(resolve, retryMs))
    }
    draw()
  }

  /** Whether nothing will be added to the log, and all of it was read: a stream may also end before that. */
  function isLogWhole() {
    return deployment?.isFinal === true && log.lastSeq >= deployment.lineCount
  }

  /** @param {() => Promise<unknown>} press */
  async function act(press) {
    try {
      await press()
      problem = ''
    } catch (error) {
      problem = explain(error)
    }
    draw()
  }

  const redeploy = () => {
    const ref = service?.source.kind === 'git' && deployment?.commit ? { ref: deployment.commit } : {}
    return deploy({ id: deployment?.serviceId, ...ref })
  }
  const stop = async () => {
    deployment = await ask('POST', `deployments/${encodeURIComponent(id)}/stop`)
  }

  function showCause() {
    if (!cause || cause.lines.length === 0) return nothing
    const text = cause.lines.map(({ text }) => text).join('\n')
    const { line } = cause
    return html`<pre tabindex="0" role="group" aria-label="Cause">${text}</pre>
      ${line === 0 ? nothing : html`<p><a href=${to('deployments', id, `L${line}`)}>Go to line ${line}</a></p>`}`
  }

  function showLog() {
    if (log.lastSeq === 0) {
      const isEmpty = deployment?.isFinal && deployment.lineCount === 0
      return html`<p>${isEmpty ? 'This deployment has printed nothing.' : 'Waiting for the first line.'}</p>`
    }
    return html`
      ${log.hidden === 0 ? nothing : html`<p>The newest lines are shown. <a href=${to('deployments', id, 'all')}>Show all ${counted(log.lastSeq, 'line')}</a></p>`}
      ${log.element}`
  }

  return {
    title: () =>
      deployment
        ? `${stateWord(deployment.state)} · ${service?.name ?? deployment.serviceId} ${short(deployment.label)}`
        : 'Deployment',
    async refresh() {
      deployment = await ask('GET', `deployments/${encodeURIComponent(id)}`)
      service = await ask('GET', `services/${encodeURIComponent(deployment?.serviceId ?? '')}`).catch((error) => {
        if (error instanceof Refused && error.status === 404) return null
        throw error
      })
      if (!isReading) void readLog()
      if (deployment?.stage === 'failed' && cause === undefined)
        cause = (await ask('GET', `deployments/${encodeURIComponent(id)}/cause`)).cause
    },
    moved: ([, part = '']) => show(part),
    leave: () => left.abort(),
    template: () => {
      if (!deployment || service === undefined) return heading('Deployment')
      const { stage, state, label, subject, author, reason, createdAt, isFinal, serviceId } = deployment
      const url = state === 'live' ? (service?.url ?? null) : null
      const name = service?.name ?? serviceId
      return html`
        <p class="crumbs"><a href=${to('services')}>Services</a> / ${service === null ? name : html`<a href=${to('services', serviceId)}>${name}</a>`}</p>
        ${heading(
          html`${short(label)} <code>${commitBeside(deployment)}</code>`,
          html`<span role="status">${badge(state)}</span>
            ${url === null ? nothing : html`<a href=${url} target="_blank" rel="noopener noreferrer">${url}</a>`}
            ${service === null ? nothing : html`<button class="end" @click=${() => act(isFinal ? redeploy : stop)}>${isFinal ? 'Deploy again' : 'Stop the build'}</button>`}`,
        )}
        <p class="muted">${subject === null ? nothing : html`<bdi>${subject}</bdi> by <bdi>${author}</bdi> · `}requested ${ago(createdAt)} · <code>${id}</code></p>
        ${notice(problem)}
        ${service === null ? notice('Its service was deleted.', false) : ended(deployment, service)}
        ${reason === null ? nothing : html`<div class=${stage === 'failed' ? 'problem' : 'note'}>${reason} ${showCause()}</div>`}
        ${states(deployment)}
        <h2>Log</h2>
        ${notice(logProblem)}
        ${showLog()}
      `
    },
  }
}

/**
 * The states that a deployment was in, and for how long; the last one may still last.
 * @param {Deployment} deployment
 */
function states({ stageTimes, finishedAt, isFinal, limits }) {
  const begun = Object.entries(stageTimes)
  const end = finishedAt === null ? known.now() : Date.parse(finishedAt)
  const rows = begun.map(([name, at], n) => {
    const next = begun[n + 1]?.[1]
    const lasts = next === undefined && isFinal
    const isOver = next !== undefined
    return html`<li>${isOver ? badge(name, '') : badge(name)} <span>${lasts ? html`at ${clock(at)}` : duration((next === undefined ? end : Date.parse(next)) - Date.parse(at))}</span></li>`
  })
  return html`<ol class="states" aria-label="States">${rows}</ol>
    ${isFinal ? nothing : html`<p class="muted">Each command may take ${duration(limits.commandMs)}, the start ${duration(limits.startMs)}.</p>`}`
}

/**
 * How the process of a deployment ended that was live, and where all that it printed is.
 * @param {Deployment} deployment
 * @param {ServiceDetail} service
 */
function ended({ state, processEnd }, service) {
  const isDown = state === 'crashed' || state === 'stopped'
  if (!isDown && processEnd === null && state !== 'retired') return nothing
  const how = processEnd === null ? '' : html`: ${processEnd.how}, ${ago(processEnd.at)}`
  const after = state === 'retired' ? 'A newer deployment replaced it.' : 'It was started again.'
  return html`<div class=${state === 'crashed' ? 'problem' : 'note'}>
    ${isDown ? html`It was live, and does not run any more${how}.` : processEnd === null ? after : html`Its process ended${how}. ${after}`}
    ${isDown ? lastWords(service) : nothing}
    <p><a href=${to('services', service.id, 'log')}>Runtime log</a></p>
  </div>`
}

/** The journal of requests by runs, newest first, with what really took effect beside what was answered. Writes come before polls. */
import { badge, clock, counted, duration, heading, html, nothing, notice, repeat, to } from './parts.js'
import { answerText, describeAnswer, effect, isPoll, picture } from './picture.js'
import { ask, readJournal } from './platform.js'

/** @typedef {import('./types.d.ts').JournalEntry} JournalEntry */
/** @typedef {import('./types.d.ts').LedgerEntry} LedgerEntry */
/** @typedef {{ run: number, requests: JournalEntry[] }} Run */

/** Runs that are shown at first, and with each further press. */
const page = 20
/** Operations that make something which the ledger lists. */
const making = ['deploy_service', 'deploy_upload', 'create_service']

/**
 * @param {string[]} path the number of a request, or `differs`
 * @param {() => void} draw
 * @returns {import('./types.d.ts').View}
 */
export function requestsView([first], draw) {
  /** Oldest first; undefined until they are read. @type {JournalEntry[] | undefined} */
  let journal
  /** By the request that made it. @type {Map<number | null, LedgerEntry[]>} */
  let made = new Map()
  let text = ''
  let shown = page
  let onlyDiffering = false
  /** The number of the request that the address names. @type {string | undefined} */
  let named
  /** Whether that is still to be scrolled to. */
  let isToShow = false
  read(first)

  /** @param {string | undefined} word of the address */
  function read(word) {
    onlyDiffering = word === 'differs'
    named = /^\d+$/.test(word ?? '') ? word : undefined
    isToShow = named !== undefined
    text = ''
  }

  /** @param {JournalEntry} entry */
  const effectsOf = ({ number }) => made.get(number) ?? []
  /** @param {JournalEntry} entry */
  const isShown = (entry) => {
    if (onlyDiffering && !differs(entry, effectsOf(entry))) return false
    return (
      text === '' ||
      JSON.stringify([entry, effectsOf(entry)])
        .toLowerCase()
        .includes(text.toLowerCase())
    )
  }

  return {
    title: () => 'Requests',
    async refresh() {
      const [requests, ledger] = await Promise.all([readJournal(), ask('GET', 'ledger')])
      journal = requests
      made = Map.groupBy(ledger.made, (/** @type {LedgerEntry} */ { request }) => request)
    },
    moved: ([next]) => read(next),
    template: () => {
      if (journal === undefined) return heading('Requests')
      const all = journal
      const runs = [...Map.groupBy(all.filter(isShown).toReversed(), ({ run }) => run)].map(([run, own]) => ({
        run,
        requests: own.toReversed(),
      }))
      const differing = all.filter((entry) => differs(entry, effectsOf(entry))).length
      const isKept = all.some(({ number }) => String(number) === named)
      if (isToShow && isKept) reveal(runs)
      const kept = new Set(all.map(({ number }) => number))
      const others = [...made].flatMap(([request, entries]) => (request === null || !kept.has(request) ? entries : []))
      return html`
        ${heading('Requests', html`<span class="muted">${counted(all.length, 'request')}</span>`)}
        ${all.length === 0 ? nothing : html`<p>Each row is a request, what was answered, and what really took effect. ${summary(differing)}</p>`}
        ${notice(named !== undefined && !isKept ? `Request ${named} is not kept: the platform keeps the newest 10,000.` : '', false)}
        ${all.length === 0 ? html`<p>No request has arrived yet. Press Deploy in <a href=${to('services')}>Services</a>, or run a workflow or a command against <code>${location.origin}</code>.</p>` : search()}
        ${others.length === 0 || onlyDiffering ? nothing : html`<details><summary>Made without a request: by a push, or by one that is not kept</summary><ul class="rows">${others.map((entry) => html`<li>${clock(entry.at)} ${effect(entry, true)}</li>`)}</ul></details>`}
        ${all.length > 0 && runs.length === 0 ? html`<p>No request matches.</p>` : nothing}
        ${repeat(
          runs.slice(0, shown),
          ({ run }) => run,
          (run) => section(run, all),
        )}
        ${runs.length > shown ? html`<button @click=${more}>Show ${counted(Math.min(page, runs.length - shown), 'earlier run')}</button>` : nothing}
      `
    },
  }

  /** @param {number} differing */
  function summary(differing) {
    if (onlyDiffering) return html`<a href=${to('requests')}>Show all requests</a>`
    return differing === 0
      ? 'Both say the same everywhere.'
      : html`<a href=${to('requests', 'differs')}>They differ in ${counted(differing, 'request')}</a>.`
  }

  function search() {
    const typed = (/** @type {Event} */ { currentTarget }) => {
      text = /** @type {HTMLInputElement} */ (currentTarget).value
      draw()
    }
    return html`<label>Search <input type="search" autocomplete="off" spellcheck="false" .value=${text} placeholder="path, status, fault, body" @input=${typed} /></label>`
  }

  /** Makes the request that the address names visible once it is drawn. @param {Run[]} runs */
  function reveal(runs) {
    isToShow = false
    shown = Math.max(
      shown,
      runs.findIndex(({ requests }) => requests.some(({ number }) => String(number) === named)) + 1,
    )
    // The frame after the next one: by then the view that was opened has taken the focus.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const row = document.getElementById(`request-${named}`)
        const reads = row?.closest('details.reads')
        if (reads instanceof HTMLDetailsElement) reads.open = true
        row?.scrollIntoView({ block: 'start' })
        row?.querySelector('summary')?.focus({ preventScroll: true })
      }),
    )
  }

  function more() {
    shown += page
    draw()
  }

  /**
   * A run: its writes and what went wrong, then its reads, then its picture.
   * @param {Run} run
   * @param {readonly JournalEntry[]} all
   */
  function section({ run, requests }, all) {
    const [{ at, key } = { at: '', key: 'none' }] = requests
    const last = requests.at(-1)
    const lasted = last === undefined ? 0 : Date.parse(last.at) + (last.ms ?? 0) - Date.parse(at)
    const reads = requests.filter((entry) => isPoll(entry))
    const others = requests.filter((entry) => !isPoll(entry))
    const own = all.filter((entry) => entry.run === run)
    const lanes = picture({ startedAt: at, lines: [], requests: own, made: own.flatMap(effectsOf) }, true)
    return html`<section class="run" aria-label=${`Run ${run}`}>
      <h2>${key === 'page' ? 'From this page' : `Run ${run}`} <span class="muted">${clock(at)}, ${counted(requests.length, 'request')} in ${duration(lasted)}</span></h2>
      ${others.length === 0 ? nothing : html`<ol class="requests">${repeat(others, ({ number }) => number, row)}</ol>`}
      ${reads.length === 0 ? nothing : html`<details class="reads"><summary>${counted(reads.length, 'read')}: ${tally(reads)}</summary><ol class="requests">${repeat(reads, ({ number }) => number, row)}</ol></details>`}
      ${key === 'page' ? nothing : html`<details><summary>Who said what to whom</summary>${lanes}</details>`}
    </section>`
  }

  /** @param {JournalEntry} entry */
  function row(entry) {
    const effects = effectsOf(entry)
    const isOther = differs(entry, effects)
    const isBad = describeAnswer(entry) === 'broken' || (entry.status ?? 0) >= 400
    return html`<li><details id=${`request-${entry.number}`} class=${isOther ? 'differs' : ''} ?open=${String(entry.number) === named}>
      <summary>
        <span class="number">${entry.number}</span>
        <span class="path"><strong>${entry.method}</strong> ${entry.path}</span>
        <span class="status">${badge(answerText(entry), entry.end === 'open' ? 'busy' : isBad ? 'bad' : 'good')} ${entry.faults.map((kind) => badge(kind, 'fault'))}</span>
        <span class="effects">${effects.map((each) => effect(each, false))}${effects.length === 0 && making.includes(entry.operation ?? '') ? html`<em>nothing</em>` : nothing} ${isOther ? badge('differs', 'bad') : nothing}</span>
        <span class="number">${entry.ms === null ? '…' : duration(entry.ms)}</span>
      </summary>
      ${detail(entry, effects)}
    </details></li>`
  }
}

/**
 * Whether what was answered and what took effect are two things, as where a fault hit.
 * @param {JournalEntry} request
 * @param {readonly LedgerEntry[]} effects
 */
function differs({ operation, end, status }, effects) {
  if (end === 'open' || (effects.length === 0 && !making.includes(operation ?? ''))) return false
  const wasTold = status !== null && status < 300 && end === 'whole'
  return wasTold !== effects.length > 0
}

/** How often each operation was read. @param {readonly JournalEntry[]} reads */
function tally(reads) {
  const counts = Map.groupBy(reads, ({ operation, path }) => operation ?? path)
  return [...counts].map(([name, own]) => `${own.length} × ${name}`).join(', ')
}

/**
 * @param {JournalEntry} entry
 * @param {readonly LedgerEntry[]} effects
 */
function detail(
  { operation, body, answer, service, trueStatus, faults, end, at, key, headers, answerHeaders },
  effects,
) {
  return html`
    <p>${operation === null ? 'Not an operation of the interface' : html`<code>${operation}</code>`}, ${clock(at)}, key: ${key}${service === null ? nothing : html`, service <a href=${to('services', service)}>${service}</a>`}.
      ${trueStatus === null && operation !== null && end !== 'open' ? 'The operation was not carried out.' : nothing}
      ${faults.length > 0 ? `Faults: ${faults.join(', ')}.` : nothing}</p>
    ${effects.length === 0 ? nothing : html`<p>What took effect: ${effects.map((each) => effect(each, true))}</p>`}
    ${body === null ? nothing : html`<h3>Arguments</h3><pre tabindex="0" role="group" aria-label="Arguments">${pretty(body)}</pre>`}
    ${answer === null ? html`<p class="muted">The answer is not recorded: there was none, or it is a stream or secret.</p>` : html`<h3>Answer of the operation</h3><pre tabindex="0" role="group" aria-label="Answer">${pretty(answer)}</pre>`}
    <details><summary>Headers</summary><pre tabindex="0" role="group" aria-label="Headers">${headerLines(headers)}${answerHeaders === null ? '' : `\n\n${headerLines(answerHeaders)}`}</pre></details>`
}

/** @param {Readonly<Record<string, string>>} headers */
function headerLines(headers) {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
}

/** @param {string} json */
function pretty(json) {
  try {
    return JSON.stringify(JSON.parse(json), undefined, 2)
  } catch {
    return json
  }
}

import { repeat } from 'lit-html/directives/repeat.js'
import { ask } from '../../api.js'
import { clock, duration } from '../../format.js'
import { journal, readJournal } from '../../journal-copy.js'
import { copyable, empty, heading } from '../../page-elements.js'
import { html, nothing, visible } from '../../safe-html.js'
import { to } from '../../view-addresses.js'
import { listNames } from '../services/service-list-filters.js'
import { showStatus } from './answer-status.js'
import { ledgerEntry, plainLedgerEntry } from './ledger-entry.js'
import { concernsEffects, differs, findEffects } from './request-effects.js'

/** @typedef {import('../../types.d.ts').JournalEntry} JournalEntry */
/** @typedef {import('../../types.d.ts').LedgerEntry} LedgerEntry */
/** @typedef {ReturnType<typeof findEffects>} Effects */

/** Rows that are shown at first, and with each further press. */
const page = 200

/** What the filter of effects shows, by the word in the address. */
const effectFilters = {
  '': 'all',
  effects: 'with an effect',
  differs: 'answered otherwise',
}

/** @param {string | undefined} word @returns {word is keyof typeof effectFilters} */
function isEffectFilter(word) {
  return word !== undefined && Object.hasOwn(effectFilters, word)
}

/**
 * The journal of requests, newest first, with what really took effect beside what was answered.
 * @param {string[]} path the number of a request if the address names one, or which effects are shown
 * @param {() => void} draw
 * @returns {import('../../types.d.ts').View}
 */
export function requestsView([wanted], draw) {
  /** @type {Map<string, string>} */
  let names = new Map()
  /** @type {Map<string, string>} */
  let templates = new Map()
  /** What was made, as it was read with the requests. @type {LedgerEntry[]} */
  let made = []
  /** The requests, oldest first; undefined until they are read. @type {JournalEntry[] | undefined} */
  let requests
  let shown = page
  const noFilter = { service: '', run: '', text: '', effect: '' }
  let filter = noFilter
  /** @type {string | undefined} */
  let open
  /** Whether the request that the address names is still to be scrolled to. */
  let isToShow = false
  read(wanted)

  /** @param {string | undefined} word of the address */
  function read(word) {
    const isFilter = isEffectFilter(word)
    if (isFilter || word === undefined) filter = { ...noFilter, effect: word ?? '' }
    open = isFilter ? undefined : word
    isToShow = open !== undefined
  }

  const set =
    (/** @type {keyof typeof filter} */ field) =>
    (/** @type {Event} */ { currentTarget }) => {
      filter = { ...filter, [field]: /** @type {HTMLInputElement} */ (currentTarget).value }
      shown = page
      draw()
    }

  /** Those that pass the filters, newest first. @param {readonly JournalEntry[]} all @param {Effects} effects */
  function chosen(all, effects) {
    const text = filter.text.toLowerCase()
    return all.toReversed().filter((entry) => {
      const own = effects.of(entry)
      if (filter.effect === 'effects' && !concernsEffects(entry, own)) return false
      if (filter.effect === 'differs' && !differs(entry, own)) return false
      if (filter.service !== '' && visible(entry.service ?? '') !== filter.service) return false
      if (filter.run !== '' && String(entry.run) !== filter.run) return false
      return text === '' || toText(entry, own).includes(text)
    })
  }

  return {
    title: () => 'Requests',
    async refresh() {
      const [{ services }, ledger] = await Promise.all([ask('GET', 'services'), ask('GET', 'ledger'), readJournal()])
      made = ledger.made
      if (templates.size === 0) {
        const { operations } = await ask('GET', 'operations')
        templates = new Map(operations.map((/** @type {any} */ { name, path }) => [name, path]))
      }
      names = listNames(services)
      requests = [...journal.values()]
    },
    moved: ([next]) => read(next),
    template: () => {
      if (requests === undefined) return heading('Requests')
      const all = requests
      const effects = findEffects(all, made)
      if (isToShow && all.length > 0) show(all, effects)
      const found = chosen(all, effects)
      // What no request made belongs to no run, and has no answer that it could differ from.
      const others = filter.run === '' && filter.effect !== 'differs' ? effects.others.filter(isWanted) : []
      const runs = [...Map.groupBy(all.toReversed(), ({ run }) => run)]
      const first = all[0]?.number ?? 1
      const kept =
        first > 1 ? `the newest ${all.length} of ${all.length + first - 1} journaled` : `${all.length} journaled`
      const count = found.length === all.length ? kept : `${found.length} of ${kept}`
      return html`
        ${heading('Requests', html`<span class="muted">${count}</span>`)}
        <p>${summary(effects, first > 1)}</p>
        <form class="panel inline filters" role="search" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
          <label>Service <select @change=${set('service')}>
            <option value="">all</option>
            ${unique(all.map(({ service }) => service)).map((id) => html`<option value=${id} ?selected=${filter.service === visible(id)}>${names.get(id) ?? id}</option>`)}
          </select></label>
          <label>Run <select @change=${set('run')}>
            <option value="">all</option>
            ${runs.map(([run, own]) => html`<option value=${run} ?selected=${filter.run === String(run)}>${describe(own)}</option>`)}
          </select></label>
          <label>Effect <select @change=${set('effect')}>
            ${Object.entries(effectFilters).map(([word, label]) => html`<option value=${word} ?selected=${filter.effect === word}>${label}</option>`)}
          </select></label>
          <label class="grow">Text <input type="search" autocomplete="off" spellcheck="false" .value=${filter.text} @input=${set('text')} placeholder="path, status, fault, body" /></label>
        </form>
        ${isGone(all) ? html`<p class="note" role="status">Request ${open} is not kept any more: the platform keeps the newest 10,000.</p>` : nothing}
        ${
          all.length + effects.others.length === 0
            ? none()
            : found.length + others.length === 0
              ? empty('No request matches the filters.')
              : html`${others.length === 0 ? nothing : withoutRequest(others)} ${rows(found.slice(0, shown), { open, templates, effects, runs: new Map(runs) })}`
        }
        ${found.length > shown ? html`<button @click=${more}>Show ${Math.min(page, found.length - shown)} more</button>` : nothing}
      `
    },
  }

  /** @param {Effects} effects @param {boolean} isCut whether earlier requests are not kept any more */
  function summary({ count, differing }, isCut) {
    const where = 'What really took effect stands beside what was answered. The two differ where a fault hit'
    if (count === 0) return `${where}.`
    if (differing === 0) return `${where}: nowhere ${isCut ? 'in what is still kept' : 'so far'}.`
    return html`${where}: <a href=${to('requests', 'differs')}>in ${differing} of ${count}</a>.`
  }

  /** Whether something that no request made passes the filters. @param {LedgerEntry} entry */
  function isWanted(entry) {
    const service = entry.kind === 'service' ? entry.id : entry.serviceId
    if (filter.service !== '' && visible(service) !== filter.service) return false
    return filter.text === '' || JSON.stringify(entry).toLowerCase().includes(filter.text.toLowerCase())
  }

  /** Makes the request that the address names visible, and scrolls to it once it is drawn. @param {readonly JournalEntry[]} all @param {Effects} effects */
  function show(all, effects) {
    isToShow = false
    if (!all.some(({ number }) => String(number) === open)) return
    if (!chosen(all, effects).some(({ number }) => String(number) === open)) filter = noFilter
    shown = Math.max(shown, chosen(all, effects).findIndex(({ number }) => String(number) === open) + 1)
    // The frame after the next one: by then the view that was opened has taken the focus.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const row = document.getElementById(`request-${open}`)
        row?.scrollIntoView({ block: 'start' })
        row?.querySelector('summary')?.focus({ preventScroll: true })
      }),
    )
  }

  /** Whether the address names a request that is not there. @param {readonly JournalEntry[]} all */
  function isGone(all) {
    return open !== undefined && all.length > 0 && !all.some(({ number }) => String(number) === open)
  }

  function more() {
    shown += page
    draw()
  }
}

function none() {
  return empty(
    'No request has arrived yet.',
    html`<p>Run a workflow or a command against <code>${location.origin}</code>. What this page reads itself is not listed.</p>`,
  )
}

/**
 * @param {readonly (string | null)[]} values
 * @returns {string[]}
 */
function unique(values) {
  return [...new Set(values)].filter((value) => value !== null).sort()
}

/**
 * What the search looks at. Not the headers: each request has the address of the platform in them.
 * @param {JournalEntry} entry
 * @param {readonly LedgerEntry[]} made by it
 */
function toText({ headers: _, answerHeaders: __, ms: ___, ...entry }, made) {
  return JSON.stringify([entry, entry.status ?? 'no answer', made]).toLowerCase()
}

/**
 * When a run began, its first write, how many requests it is, how long they took, and how many are shown if not all.
 * @param {readonly JournalEntry[]} own newest first
 * @param {number} [shown]
 */
function describe(own, shown = own.length) {
  const { run = 0, key, at = '' } = own.at(-1) ?? {}
  const write = own.findLast(({ method }) => method !== 'GET')
  const time = new Date(at).toLocaleTimeString('en-GB', { hour12: false })
  const lasted = Math.max(...own.map(({ at, ms }) => Date.parse(at) + (ms ?? 0))) - Date.parse(at)
  const count = own.length === 1 ? '1 request' : `${own.length} requests`
  return `${key === 'page' ? 'From this page' : `Run ${run}`}, ${time}: ${write?.operation ?? write?.method ?? 'reads'}, ${count} in ${duration(lasted)}${shown === own.length ? '' : `, ${shown} shown`}`
}

/**
 * What took effect and was requested by none that is kept: pushes, for example.
 * @param {readonly LedgerEntry[]} others
 */
function withoutRequest(others) {
  return html`<section class="panel" aria-label="Without a request">
    <h2>Without a request: a push, or one that is not kept any more</h2>
    <ul class="plain">${others.toReversed().map((entry) => html`<li class="row"><span class="muted">${clock(entry.at)}</span> ${ledgerEntry(entry)}</li>`)}</ul>
  </section>`
}

/**
 * @param {readonly JournalEntry[]} entries
 * @param {{ open: string | undefined, templates: ReadonlyMap<string, string>, effects: Effects, runs: ReadonlyMap<number, readonly JournalEntry[]> }} known
 *   the path of each operation, and all requests of each run, of which some may not be shown
 */
function rows(entries, { open, templates, effects, runs }) {
  const groups = [...Map.groupBy(entries, ({ run }) => run).values()]
  return html`<div class="columns" aria-hidden="true"><span></span><span>Time</span><span></span><span>Request</span><span>What was answered</span><span>What took effect</span><span>Took</span></div>
    <ol class="panel requests" aria-label="Requests, newest first">
    ${repeat(
      groups.flatMap((own) => own.map((entry, at) => ({ entry, begun: at === 0 ? own : undefined }))),
      ({ entry }) => entry.number,
      ({
        entry,
        begun,
      }) => html`<li>${begun ? html`<h2 class="run">${describe(runs.get(entry.run) ?? begun, begun.length)}</h2>` : nothing}<details id=${`request-${entry.number}`} ?open=${String(entry.number) === open}>
        ${row(entry, effects.of(entry))}
        ${detail(entry, templates, effects.of(entry))}
      </details></li>`,
    )}
  </ol>`
}

/**
 * @param {JournalEntry} entry
 * @param {readonly LedgerEntry[]} made by it
 */
function row(entry, made) {
  const isOther = differs(entry, made)
  const effects =
    made.length > 0
      ? made.map((each) => plainLedgerEntry(each))
      : concernsEffects(entry, made)
        ? html`<span class="muted">nothing</span>`
        : nothing
  return html`<summary class=${isOther ? 'differs' : ''}>
    <span class="muted number">${entry.number}</span>
    <span class="muted">${clock(entry.at)}</span>
    <strong class="method">${entry.method}</strong>
    <span class="path">${entry.path} <span class="muted key">${entry.key}</span></span>
    <span class="status">${showStatus(entry)}${entry.faults.map((kind) => html` <span class="badge fault">${kind}</span>`)}</span>
    <span class="made">${effects} ${isOther ? html`<strong class="differs-mark">differs</strong>` : nothing}</span>
    <span class="muted number">${entry.ms === null ? '…' : duration(entry.ms)}</span>
  </summary>`
}

/**
 * @param {JournalEntry} entry
 * @param {ReadonlyMap<string, string>} templates
 * @param {readonly LedgerEntry[]} made by it
 */
function detail(entry, templates, made) {
  const { operation, body, answer, service, trueStatus, faults, run, end, headers, answerHeaders } = entry
  const command = curl(entry, templates)
  return html`<div class="detail">
    <p>
      ${operation === null ? 'Not an operation of the interface' : html`<code>${operation}</code>`}, run ${run}${service === null ? nothing : html`, service <a href=${to('services', service)}>${service}</a>`}.
      ${trueStatus === null && operation !== null && end !== 'open' ? 'The operation was not carried out.' : nothing}
      ${faults.length > 0 ? html`Faults: ${faults.join(', ')}.` : nothing}
    </p>
    ${made.length === 0 ? nothing : html`<h2>What took effect</h2>${made.map((each) => ledgerEntry(each))}`}
    ${body === null ? nothing : html`<h2>Arguments</h2><pre tabindex="0" aria-label="Arguments">${pretty(body)}</pre>`}
    ${answer === null ? nothing : html`<h2>Answer of the operation</h2><pre tabindex="0" aria-label="Answer">${pretty(answer)}</pre>`}
    ${answer === null && end !== 'open' ? html`<p class="muted">The answer is not recorded: there was none, or it is a stream or secret.</p>` : nothing}
    <details><summary>Headers</summary>
      <pre tabindex="0" aria-label="Headers">${headerLines(headers)}${answerHeaders === null ? '' : `\n\n${headerLines(answerHeaders)}`}</pre>
    </details>
    <h2>The same with curl</h2>
    ${copyable(`curl of request ${entry.number}`, command)}
    ${/\*\*\*|\(\d+ characters\)| …'/.test(command) ? html`<p class="muted">Secrets and long values are not recorded: fill them in.</p>` : nothing}
  </div>`
}

/** @param {Readonly<Record<string, string>>} headers */
function headerLines(headers) {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
}

/**
 * For a POSIX shell. The key is not here; nor is the rest of a long body.
 * @param {JournalEntry} entry
 * @param {ReadonlyMap<string, string>} templates
 */
function curl({ method, path, key, headers, body, operation }, templates) {
  const quoted = (/** @type {string} */ text) => `'${text.replaceAll("'", "'\\''")}'`
  const type = headers['content-type']
  const hasBody = method !== 'GET' && method !== 'DELETE' && body !== null && type !== undefined
  return [
    `curl --include --request ${method}`,
    ...(key === 'none' ? [] : [`--header "Authorization: Bearer $TAXIWAY_API_KEY"`]),
    ...(hasBody ? [`--header ${quoted(`content-type: ${type}`)}`] : []),
    ...(hasBody ? [`--data ${quoted(withoutAddress(body, path, templates.get(operation ?? '') ?? ''))}`] : []),
    quoted(location.origin + path),
  ].join(' \\\n  ')
}

/**
 * The arguments that do not travel in the address.
 * @param {string} body
 * @param {string} path
 * @param {string} template
 */
function withoutAddress(body, path, template) {
  const { searchParams } = new URL(path, location.origin)
  const isInBody = (/** @type {string} */ name) => !template.includes(`{${name}}`) && !searchParams.has(name)
  try {
    return JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(body)).filter(([name]) => isInBody(name))))
  } catch {
    return body
  }
}

/** @param {string} json */
function pretty(json) {
  try {
    return JSON.stringify(JSON.parse(json), undefined, 2)
  } catch {
    return json
  }
}

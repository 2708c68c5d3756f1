import { repeat } from 'lit-html/directives/repeat.js'
import { ask } from '../api.js'
import { clock, copyable, duration, empty, heading, to } from '../format.js'
import { journal, readJournal } from '../journal.js'
import { html, nothing, visible } from '../text.js'

/** @typedef {import('../types.d.ts').JournalEntry} JournalEntry */

/** Rows that are shown at first, and with each further press. */
const page = 200

/**
 * The journal of requests, newest first.
 * @param {string[]} path the number of a request, if the address names one
 * @param {() => void} draw
 * @returns {import('../types.d.ts').View}
 */
export function requestsView([wanted], draw) {
  /** @type {Map<string, string>} */
  let names = new Map()
  /** @type {Map<string, string>} */
  let templates = new Map()
  let shown = page
  let filter = { service: '', run: '', text: '' }
  /** @type {string | undefined} */
  let open = wanted
  /** Whether the request that the address names is still to be scrolled to. */
  let isToShow = wanted !== undefined

  const set =
    (/** @type {keyof typeof filter} */ field) =>
    (/** @type {Event} */ { currentTarget }) => {
      filter = { ...filter, [field]: /** @type {HTMLInputElement} */ (currentTarget).value }
      shown = page
      draw()
    }

  function chosen() {
    const text = filter.text.toLowerCase()
    return [...journal.values()].reverse().filter((entry) => {
      if (filter.service !== '' && visible(entry.service ?? '') !== filter.service) return false
      if (filter.run !== '' && String(entry.run) !== filter.run) return false
      return text === '' || JSON.stringify(entry).toLowerCase().includes(text)
    })
  }

  return {
    title: () => 'Requests',
    async refresh() {
      const [{ services }] = await Promise.all([ask('GET', 'services'), readJournal()])
      if (templates.size === 0) {
        const { operations } = await ask('GET', 'operations')
        templates = new Map(operations.map((/** @type {any} */ { name, path }) => [name, path]))
      }
      names = new Map(services.map((/** @type {any} */ { id, name }) => [id, name]))
    },
    moved([next]) {
      open = next
      isToShow = next !== undefined
    },
    template: () => {
      const all = [...journal.values()]
      if (isToShow && all.length > 0) show(all)
      const found = chosen()
      const runs = [...Map.groupBy(all.toReversed(), ({ run }) => run)]
      return html`
        ${heading('Requests', html`<span class="muted">${found.length === all.length ? `${all.length} journaled` : `${found.length} of ${all.length}`}</span>`)}
        <form class="panel inline filters" role="search" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
          <label>Service <select @change=${set('service')}>
            <option value="">all</option>
            ${unique(all.map(({ service }) => service)).map((id) => html`<option value=${id} ?selected=${filter.service === visible(id)}>${names.get(id) ?? id}</option>`)}
          </select></label>
          <label>Run <select @change=${set('run')}>
            <option value="">all</option>
            ${runs.map(([run, own]) => html`<option value=${run} ?selected=${filter.run === String(run)}>${describe(own)}</option>`)}
          </select></label>
          <label class="grow">Text <input type="search" autocomplete="off" spellcheck="false" @input=${set('text')} placeholder="path, operation, fault, body" /></label>
        </form>
        ${isGone(all) ? html`<p class="note" role="status">Request ${open} is not kept any more: the platform keeps the newest 10,000.</p>` : nothing}
        ${all.length === 0 ? none() : found.length === 0 ? empty('No request matches the filters.') : rows(found.slice(0, shown), open, templates)}
        ${found.length > shown ? html`<button @click=${more}>Show ${Math.min(page, found.length - shown)} more</button>` : nothing}
      `
    },
  }

  /** Makes the request that the address names visible, and scrolls to it once it is drawn. @param {readonly JournalEntry[]} all */
  function show(all) {
    isToShow = false
    if (!all.some(({ number }) => String(number) === open)) return
    if (!chosen().some(({ number }) => String(number) === open)) filter = { service: '', run: '', text: '' }
    shown = Math.max(shown, chosen().findIndex(({ number }) => String(number) === open) + 1)
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
 * When a run began, the first write of those that are given, how many they are, and how long they took.
 * @param {readonly JournalEntry[]} own newest first
 */
function describe(own) {
  const { run = 0, key, at = '' } = own.at(-1) ?? {}
  const write = own.findLast(({ method }) => method !== 'GET')
  const time = new Date(at).toLocaleTimeString('en-GB', { hour12: false })
  const lasted = Math.max(...own.map(({ at, ms }) => Date.parse(at) + (ms ?? 0))) - Date.parse(at)
  const count = own.length === 1 ? '1 request' : `${own.length} requests`
  return `${key === 'page' ? 'From this page' : `Run ${run}`}, ${time}: ${write?.operation ?? write?.method ?? 'reads'}, ${count} in ${duration(lasted)}`
}

/**
 * @param {readonly JournalEntry[]} entries
 * @param {string | undefined} open
 * @param {ReadonlyMap<string, string>} templates the path of each operation
 */
function rows(entries, open, templates) {
  const runs = [...Map.groupBy(entries, ({ run }) => run).values()]
  return html`<ol class="panel requests" aria-label="Requests, newest first">
    ${repeat(
      runs.flatMap((own) => own.map((entry, at) => ({ entry, begun: at === 0 ? own : undefined }))),
      ({ entry }) => entry.number,
      ({
        entry,
        begun,
      }) => html`<li>${begun ? html`<h2 class="run">${describe(begun)}</h2>` : nothing}<details id=${`request-${entry.number}`} ?open=${String(entry.number) === open}>
        <summary>
          <span class="muted number">${entry.number}</span>
          <span class="muted">${clock(entry.at)}</span>
          <strong class="method">${entry.method}</strong>
          <span class="path">${entry.path}</span>
          <span class="muted key">${entry.key}</span>
          <span class="status">${statusOf(entry)}${entry.faults.map((kind) => html` <span class="badge fault">${kind}</span>`)}</span>
          <span class="muted number">${entry.ms === null ? '…' : duration(entry.ms)}</span>
        </summary>
        ${detail(entry, templates)}
      </details></li>`,
    )}
  </ol>`
}

/**
 * What the caller got. Where a fault made that differ from what the operation said, both.
 * @param {JournalEntry} entry
 */
export function statusOf({ status, trueStatus, end }) {
  const word = status === null ? (end === 'open' ? 'open' : 'no answer') : String(status)
  const tone = status === null ? (end === 'open' ? 'busy' : 'bad') : status >= 400 ? 'bad' : 'good'
  const differs = trueStatus !== null && trueStatus !== status && end !== 'open'
  const cut = end === 'cut' && status !== null ? ' cut' : end === 'left' ? ' left' : ''
  return html`<span class="badge ${tone}">${word}${cut}</span>${differs ? html` <span class="muted">really ${trueStatus}</span>` : nothing}`
}

/**
 * @param {JournalEntry} entry
 * @param {ReadonlyMap<string, string>} templates
 */
function detail(entry, templates) {
  const { operation, body, answer, service, trueStatus, faults, run, end, headers, answerHeaders } = entry
  const command = curl(entry, templates)
  return html`<div class="detail">
    <p>
      ${operation === null ? 'Not an operation of the interface' : html`<code>${operation}</code>`}, run ${run}${service === null ? nothing : html`, service <a href=${to('services', service)}>${service}</a>`}.
      ${trueStatus === null && operation !== null && end !== 'open' ? 'The operation was not carried out.' : nothing}
      ${faults.length > 0 ? html`Faults: ${faults.join(', ')}.` : nothing}
    </p>
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

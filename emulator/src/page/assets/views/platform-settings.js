import { ask } from '../api.js'
import { heading } from '../page-elements.js'
import { html, nothing } from '../safe-html.js'
import { firstSteps } from './services/first-steps-and-keys.js'

/** @typedef {import('../types.d.ts').Dialects} Dialects */

const busy = { queue: 'queues behind it', supersede: 'replaces it while it waits', refuse: 'is refused with 409' }

/**
 * How to use the platform from elsewhere, and which words and shapes the platform speaks where the interface leaves them open, and the others that it can speak.
 * @param {string[]} _path
 * @param {() => void} draw
 * @returns {import('../types.d.ts').View}
 */
export function platformSettingsView(_path, draw) {
  /** @type {Dialects | undefined} */
  let state
  let note = ''
  const steps = firstSteps(draw)

  return {
    title: () => 'Platform',
    async refresh() {
      ;[state] = await Promise.all([ask('GET', 'dialect'), steps.refresh()])
    },
    template: () => html`
      ${heading('Platform')}
      ${steps.template()}
      <h2>Dialect</h2>
      <p>
        The interface leaves status words, field names and the log's shape open. The platform speaks one dialect of it at a time;
        a good client works with all. This page always shows the platform's own words.
      </p>
      <p class="note" role="status" ?hidden=${note === ''}>${note}</p>
      ${state === undefined ? nothing : all(state)}
    `,
  }

  /** @param {Dialects} state */
  function all({ current, dialects }) {
    return html`<ul class="cards wide">
      ${dialects.map(
        (dialect) =>
          html`<li class="panel ${dialect.name === current ? 'chosen' : ''}">${one(dialect, dialect.name === current)}</li>`,
      )}
    </ul>`
  }

  /**
   * @param {Dialects['dialects'][number]} dialect
   * @param {boolean} isCurrent
   */
  function one(
    {
      name,
      title,
      others,
      words,
      statusKey,
      idKey,
      address,
      whenBusy,
      heartbeatMs,
      streamEnd,
      record,
      storedLine,
      streamedLine,
    },
    isCurrent,
  ) {
    const end =
      streamEnd === 'close'
        ? 'the stream closes'
        : streamEnd === 'stay-open'
          ? 'the stream stays open'
          : `an event, ${JSON.stringify(streamEnd.trim())}`
    return html`
      <div class="row">
        <h2>${name ?? 'set at the start'}</h2>
        ${isCurrent ? html`<span class="badge good">spoken now</span>` : html`<button aria-label=${`Speak it: ${name}`} @click=${() => speak(name)}>Speak it</button>`}
      </div>
      <p class="muted">${title.split('`').map((part, n) => html`${n % 2 === 0 ? part : html`<code>${part}</code>`}`)}</p>
      <dl>
        <dt>Status words</dt>
        <dd>${words === null ? 'none: no record shows a status' : html`${Object.entries(words).map(([stage, word]) => html`<span class="pair-of"><span class="muted">${stage}</span> <code>${word}</code></span> `)}`}</dd>
        <dt>Fields</dt>
        <dd>status in <code>${words === null ? '–' : statusKey}</code>, id in <code>${idKey}</code>, address ${address === 'none' ? 'not shown' : html`in <code>${address}</code>`}</dd>
        <dt>A second deployment</dt>
        <dd>${busy[whenBusy]}</dd>
        <dt>The stream</dt>
        <dd>${heartbeatMs === null ? 'no heartbeats' : `a heartbeat every ${heartbeatMs / 1_000} s`}; after the last line ${end}</dd>
        ${Object.entries(others).map(([field, value]) => html`<dt>${field}</dt><dd><code>${JSON.stringify(value)}</code></dd>`)}
      </dl>
      <details>
        <summary>Examples</summary>
        <h3>A record of the history</h3>
        <pre tabindex="0" aria-label="A record">${JSON.stringify(record, undefined, 2)}</pre>
        <h3>A stored line</h3>
        <pre tabindex="0" aria-label="A stored line">${JSON.stringify(storedLine, undefined, 2)}</pre>
        <h3>An event of the stream</h3>
        <pre tabindex="0" aria-label="An event">${streamedLine}</pre>
      </details>
    `
  }

  /** @param {string | null} name */
  async function speak(name) {
    state = await ask('PUT', 'dialect', { body: { name } })
    note = `The platform speaks ${name} from the next request on.`
    draw()
  }
}

/** What goes wrong on purpose: try it with Taxiway and see whether it tells the truth, or set it here for a client of your own. */
import { badge, clock, counted, duration, heading, html, nothing, notice, repeat, to } from './parts.js'
import { picture } from './picture.js'
import { ask, explain } from './platform.js'

/** @typedef {import('./types.d.ts').PlayedFault} PlayedFault */
/** @typedef {import('./types.d.ts').ShownFault} ShownFault */
/** @typedef {import('./types.d.ts').Faults} Faults */

/** Faults that are set with one press. docs/local-platform.md describes all kinds. @type {readonly { name: string, fault: import('./types.d.ts').Fault }[]} */
const presets = [
  {
    name: 'Lose the answer of the next deploy',
    fault: { operation: 'deploy_service', kind: 'reset', when: 'after-effect', times: 1 },
  },
  {
    name: 'Lose the answer of the next upload',
    fault: { operation: 'deploy_upload', kind: 'reset', when: 'after-effect', times: 1 },
  },
  { name: 'Let the next build fail', fault: { operation: 'deploy_service', kind: 'fail-build', times: 1 } },
  {
    name: 'Tear the log stream every 5 lines',
    fault: { operation: 'stream_deployment_logs', kind: 'end-stream', after: 5 },
  },
  {
    name: 'Answer 429 for 20 s',
    fault: { operation: '*', kind: 'status', status: 429, retryAfter: 2, lastsMs: 20_000 },
  },
  {
    name: 'Show an unknown status word',
    fault: { operation: 'list_deployments', kind: 'show-word', word: 'pondering', times: 5 },
  },
]

/** What a verdict means for whoever relies on the client. @type {Readonly<Record<PlayedFault['verdict'], string>>} */
const meanings = {
  'honest-green': 'It said that the deployment succeeded, and that is true.',
  'honest-red': 'It said that the deployment failed, and that is true.',
  'honest-doubt': 'It said that it does not know, and it could not know.',
  'false-green': 'It said that the deployment succeeded, and that is not true.',
  'false-red': 'It said that the deployment failed, and it is live: the client could have found that out.',
  'done-twice': 'It repeated a request that had taken effect.',
  'never-ended': 'It had to be ended: it has no time limit.',
  'key-shown': 'It printed the API key.',
  'obeyed-the-log': 'It printed lines of the log that a CI system would obey.',
}

/**
 * @param {string[]} path `every`, and the name of the fault whose run is shown
 * @param {() => void} draw
 * @returns {import('./types.d.ts').View}
 */
export function faultsView(path, draw) {
  /** @type {import('./types.d.ts').ShownResilience | undefined} */
  let tried
  /** @type {Faults | undefined} */
  let set
  let shown = path[1] ?? ''
  /** The run of the fault that is shown; undefined until it was played. @type {PlayedFault | undefined} */
  let played
  let note = ''
  let isWrong = false

  /**
   * @param {() => Promise<unknown>} press
   * @param {string} [done]
   */
  async function act(press, done = '') {
    try {
      await press()
      note = done
      isWrong = false
      await refresh()
    } catch (error) {
      note = explain(error)
      isWrong = true
    }
    draw()
  }

  async function refresh() {
    const answers = await Promise.all([ask('GET', 'resilience'), ask('GET', 'faults')])
    tried = answers[0]
    set = answers[1]
    const isPlayed = tried?.faults.some(({ fault, played }) => fault === shown && played !== null)
    played = isPlayed ? await ask('GET', `resilience/${encodeURIComponent(shown)}`) : undefined
  }

  /** @param {string} [fault] all without one */
  function play(fault) {
    void act(() => ask('POST', 'resilience', { body: fault === undefined ? {} : { fault } }))
    if (fault === undefined) return
    if (fault === shown) reveal()
    else location.hash = to('faults', 'every', fault)
  }

  /** Goes to what the address names, once it is drawn: it may be far from what was pressed. */
  function reveal() {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const part = document.querySelector(shown === '' ? '#part-set h2' : 'article h3')
        if (!(part instanceof HTMLElement)) return
        part.scrollIntoView()
        part.focus({ preventScroll: true })
      }),
    )
  }

  return {
    title: () => (shown === '' ? 'Faults' : `${shown} · Faults`),
    refresh,
    moved([part, next = '']) {
      shown = next
      played = undefined
      if (next !== '' || part === 'set') reveal()
      void refresh().then(draw, () => undefined)
    },
    template: () => html`
      ${heading('Faults')}
      ${notice(note, isWrong)}
      ${tried === undefined ? nothing : tries(tried)}
      ${set === undefined ? nothing : here(set)}
    `,
  }

  /** @param {import('./types.d.ts').ShownResilience} state */
  function tries({ available, isUnderWay, problem, faults }) {
    // Without a fault, it is the control.
    const ended = faults.flatMap(({ fault, played }) => (fault === 'none' ? [] : (played ?? [])))
    const honest = ended.filter(({ isHonest }) => isHonest).length
    const current = faults.find(({ fault }) => fault === shown)
    return html`<section>
      <h2>Try one with Taxiway</h2>
      <p>Taxiway deploys to a platform of its own while this goes wrong. You see who said what to whom, what really took effect, and whether Taxiway told the truth. Or <a href=${to('faults', 'set')} @click=${reveal}>set one here</a> for a client of your own.</p>
      ${notice(problem ?? '')}
      ${current === undefined ? nothing : run(current, available && !isUnderWay)}
      <p class="buttons">
        ${available ? html`<button class=${shown === '' ? 'main' : ''} ?disabled=${isUnderWay} @click=${() => play()}>Try every fault</button>` : html`Start the platform with <code>taxiway emulator</code> to try them: this one was started by another program.`}
        ${isUnderWay ? html`<button @click=${() => act(() => ask('DELETE', 'resilience'))}>Stop</button>` : nothing}
        <span role="status">${ended.length === 0 ? '' : `${honest} of ${counted(ended.length, 'fault')} honest${isUnderWay ? ' so far' : ''}`}</span>
      </p>
      <ul class="cases" aria-label="Faults to try">${repeat(
        faults,
        ({ fault }) => fault,
        (each) => choice(each, available && !isUnderWay),
      )}</ul>
    </section>`
  }

  /**
   * @param {ShownFault} each
   * @param {boolean} canPlay
   */
  function choice({ fault, happens, state, played }, canPlay) {
    return html`<li aria-current=${fault === shown ? 'true' : nothing}>
      <a href=${to('faults', 'every', fault)}>${fault}</a> ${verdict(state, played)}
      <button class="quiet end" aria-label=${`Run ${fault}`} ?disabled=${!canPlay} @click=${() => play(fault)}>Run</button>
      <p class="muted">${happens}</p>
    </li>`
  }

  /**
   * @param {ShownFault} chosen
   * @param {boolean} canPlay
   */
  function run({ fault, happens, state }, canPlay) {
    return html`<article aria-label=${`Run of ${fault}`}>
      <div class="heading"><h3 tabindex="-1">${fault}</h3>${state === 'playing' ? badge('playing', 'busy') : nothing}
        <button class="main end" ?disabled=${!canPlay} @click=${() => play(fault)}>${played === undefined ? 'Run a deploy with this fault' : 'Run it again'}</button></div>
      <p>${happens}</p>
      ${played === undefined ? nothing : result(played)}
    </article>`
  }

  /** The faults that are set on this platform, how often each was applied, and ways to add one. @param {Faults} state */
  function here({ faults, struck, seed }) {
    const add = (/** @type {typeof presets[number]} */ { name, fault }) =>
      act(() => ask('POST', 'faults', { body: { faults: [fault] } }), `Set: ${name}.`)
    const remove = (/** @type {number} */ n) => act(() => ask('DELETE', `faults/${n}`), 'Removed.')
    const replace = (/** @type {SubmitEvent} */ event) => {
      event.preventDefault()
      const data = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget))
      const read = async () => JSON.parse(String(data.get('faults')))
      const send = async () => ask('PUT', 'faults', { body: { faults: await read(), seed: Number(data.get('seed')) } })
      void read().then(
        () => act(send, 'Set. All counts begin again.'),
        (error) => {
          note = `This is not JSON: ${error instanceof Error ? error.message : error}`
          isWrong = true
          draw()
        },
      )
    }
    return html`<section id="part-set">
      <h2 tabindex="-1">Set one here, for a client of your own</h2>
      <p>Then run your pipeline, and look at the <a href=${to('requests')}>requests</a>: what was answered, and what took effect. It does not hit what you press on this page.</p>
      <p class="buttons">${presets.map((each) => html`<button @click=${() => add(each)}>${each.name}</button>`)}</p>
      ${faults.length === 0 ? html`<p class="muted">No fault is set: the platform behaves.</p>` : nothing}
      <ul class="rows" aria-label="Faults that are set">
        ${faults.map(({ operation, kind, ...rest }, n) => {
          const times = struck[n] ?? 0
          const isSpent = 'times' in rest && rest.times !== undefined && times >= rest.times
          return html`<li>${badge(kind, 'fault')} <code>${operation}</code> <span class="muted break">${Object.entries(
            rest,
          )
            .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
            .join(', ')}</span>
            <span class="end">${isSpent ? 'used up, ' : ''}applied ${counted(times, 'time')}
            <button class="quiet" aria-label=${`Remove the fault ${kind} of ${operation}`} @click=${() => remove(n)}>Remove</button></span></li>`
        })}
      </ul>
      ${faults.length === 0 ? nothing : html`<button @click=${() => act(() => ask('DELETE', 'faults'), 'Removed all faults.')}>Remove all</button>`}
      <details><summary>As JSON</summary>
        <form @submit=${replace}>
          <label>Faults, as docs/local-platform.md describes them <textarea name="faults" rows="8" spellcheck="false" .defaultValue=${escaped(JSON.stringify(faults, undefined, 1))}></textarea></label>
          <label>Seed of the random numbers <input name="seed" type="number" required .defaultValue=${String(seed)} /></label>
          <button>Replace all</button>
        </form>
      </details>
    </section>`
  }
}

/** @param {PlayedFault} played */
function result({ verdict, exit, seconds, truth, run }) {
  const isHonest = verdict.startsWith('honest-')
  return html`
    <p class=${isHonest ? 'note' : 'problem'}><strong>${verdict.replaceAll('-', ' ')}</strong>: ${meanings[verdict]}</p>
    <dl class="facts">
      <dt>Taxiway ended with</dt><dd>${exit === null ? 'no exit code: it had to be ended' : `exit code ${exit}`} after ${duration(seconds * 1_000)}, begun ${clock(run.startedAt)}</dd>
      <dt>What is true</dt><dd>${truth}</dd>
    </dl>
    ${picture({ ...run, made: run.deployments.map((each) => ({ ...each, label: each.ref ?? 'upload' })) }, false)}
    <details><summary>All that it printed</summary><pre tabindex="0" role="group" aria-label="Output">${run.lines.map(({ text }) => text).join('\n')}</pre></details>
  `
}

/**
 * @param {ShownFault['state']} state
 * @param {ShownFault['played']} played
 */
function verdict(state, played) {
  if (played !== null) return badge(played.verdict.replaceAll('-', ' '), played.isHonest ? 'good' : 'bad')
  return state === 'playing' ? badge('playing', 'busy') : nothing
}

/** JSON that says the same and stays it when it is sent again, without characters that a view would replace. @param {string} json */
function escaped(json) {
  const unit = (/** @type {string} */ each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`
  return json.replaceAll(/(?!\n)[\p{Cc}\p{Cf}]/gu, (character) => character.split('').map(unit).join(''))
}

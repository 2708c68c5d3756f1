import { ask, explain } from '../../api.js'
import { empty, heading } from '../../page-elements.js'
import { html, nothing } from '../../safe-html.js'
import { to } from '../../view-addresses.js'
import { faultsNavigation } from './faults-navigation.js'
import { timeLine } from './time-line.js'
import { verdictBadge } from './verdict-badge.js'

/** @typedef {import('../../types.d.ts').PlayedFault} PlayedFault */
/** @typedef {import('../../types.d.ts').ShownFault} ShownFault */

/**
 * Every fault against the real client as a matrix, each cell of which opens its run.
 * @param {string[]} path the name of a fault, if the address names one
 * @param {() => void} draw
 * @returns {import('../../types.d.ts').View}
 */
export function resilienceView([fault], draw) {
  return fault === undefined ? matrixView(draw) : playedView(fault)
}

/**
 * @param {() => void} draw
 * @returns {import('../../types.d.ts').View}
 */
function matrixView(draw) {
  /** @type {import('../../types.d.ts').ShownResilience | undefined} */
  let state
  let problem = ''

  /** @param {string} method */
  async function act(method) {
    try {
      state = await ask(method, 'resilience')
      problem = ''
    } catch (error) {
      problem = explain(error)
    }
    draw()
  }

  return {
    title: () => {
      const played = state?.faults.filter(({ played }) => played !== null).length ?? 0
      return played === 0 ? 'Every fault' : `${honestIn(state?.faults ?? [])} of ${played} honest · Every fault`
    },
    async refresh() {
      state = await ask('GET', 'resilience')
    },
    template: () => html`
      ${faultsNavigation('every')}
      <p>The real client deploys once with each fault, on platforms of their own, and is judged by what really took effect. It takes about a minute.</p>
      <p class="problem" role="alert" ?hidden=${problem === ''}>${problem}</p>
      <p class="problem" role="alert" ?hidden=${(state?.problem ?? null) === null}>${state?.problem}</p>
      ${state === undefined ? nothing : state.available ? buttons(state) : unavailable()}
      ${state === undefined ? nothing : matrix(state.faults)}
    `,
  }

  /** @param {import('../../types.d.ts').ShownResilience} state */
  function buttons({ isUnderWay, faults }) {
    const played = faults.filter(({ played }) => played !== null).length
    return html`<p class="buttons">
      <button class="main" ?disabled=${isUnderWay} @click=${() => act('POST')}>Try every fault</button>
      ${isUnderWay ? html`<button @click=${() => act('DELETE')}>Stop</button>` : nothing}
      <span role="status">${played === 0 ? '' : `${honestIn(faults)} of ${played} honest${isUnderWay ? ' so far' : ''}`}</span>
    </p>`
  }
}

function unavailable() {
  return empty(
    'This platform does not know the client.',
    html`<p>Start it with <code>taxiway emulator</code> in place of a program of your own, or run <code>taxiway resilience</code>.</p>`,
  )
}

/** @param {readonly ShownFault[]} faults */
function honestIn(faults) {
  return faults.filter(({ played }) => played?.isHonest).length
}

/** @param {readonly ShownFault[]} faults */
function matrix(faults) {
  return html`<ul class="presets matrix" aria-label="Faults">
    ${faults.map(({ fault, happens, state, played }) => {
      const name = played === null ? fault : html`<a class="cover" href=${to('faults', 'every', fault)}>${fault}</a>`
      return html`<li class="panel card">
        <strong>${name}</strong>
        ${verdict(state, played)}
        ${played === null ? nothing : html`<span>${claim(played)}</span>`}
        <span>${happens}</span>
      </li>`
    })}
  </ul>`
}

/**
 * @param {ShownFault['state']} state
 * @param {ShownFault['played']} played
 */
function verdict(state, played) {
  if (played !== null) return verdictBadge(played.verdict, played.isHonest)
  return state === 'playing' ? html`<span class="badge busy">playing</span>` : nothing
}

/** @param {Pick<PlayedFault, 'exit' | 'seconds' | 'requests' | 'truth'>} played */
function claim({ exit, seconds, requests, truth }) {
  const took = `${seconds.toFixed(1)}\u00a0s`
  const said = exit === null ? 'had to be ended' : `exit ${exit}`
  return `${said}, ${truth} · ${took} · ${requests} ${requests === 1 ? 'request' : 'requests'}`
}

/**
 * @param {string} fault
 * @returns {import('../../types.d.ts').View}
 */
function playedView(fault) {
  /** @type {PlayedFault | undefined} */
  let played
  return {
    title: () => `${fault} · Every fault`,
    async refresh() {
      played = await ask('GET', `resilience/${encodeURIComponent(fault)}`)
    },
    template: () => html`
      <p class="crumbs"><a href=${to('faults')}>Faults</a> / <a href=${to('faults', 'every')}>Try every fault</a></p>
      ${heading(fault)}
      ${played === undefined ? nothing : shown(played)}
    `,
  }
}

/** @param {PlayedFault} played */
function shown(played) {
  const { happens, verdict, run } = played
  return html`
    <p>${happens}</p>
    <p>${verdictBadge(verdict, verdict.startsWith('honest-'))} ${claim(played)}</p>
    ${timeLine({ ...run, made: run.deployments }, false)}
  `
}

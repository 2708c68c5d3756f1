import { html, nothing } from './safe-html.js'

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always', style: 'short' })
/** @type {[number, Intl.RelativeTimeFormatUnit][]} */
const units = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
]

/**
 * "2 min. ago", with the exact time on hover.
 * @param {string | null} at RFC 3339
 */
export function ago(at) {
  if (at === null) return nothing
  const seconds = (Date.now() - Date.parse(at)) / 1_000
  const [size, unit] = units.find(([size]) => seconds >= size) ?? [1, 'second']
  const text = seconds < 5 ? 'just now' : relative.format(-Math.floor(seconds / size), unit).replace('.', '')
  return html`<time datetime=${at} title=${exact(at)}>${text}</time>`
}

/**
 * "for 2 min", with the exact time of its begin on hover.
 * @param {string | null} since RFC 3339
 */
export function during(since) {
  if (since === null) return nothing
  const seconds = Math.max(0, (Date.now() - Date.parse(since)) / 1_000)
  const [size, unit] = units.find(([size]) => seconds >= size) ?? [1, 'second']
  const length = new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'short' })
  return html`<time datetime=${since} title=${exact(since)}>for ${length.format(Math.floor(seconds / size))}</time>`
}

/**
 * What a deployment builds, in a few characters: of a whole commit the first eight.
 * @param {string} label
 */
export function short(label) {
  return /^[0-9a-f]{40}$/.test(label) ? label.slice(0, 8) : label
}

/**
 * The commit of a deployment; empty if that is what its label names.
 * @param {{ label: string, commit: string | null }} deployment
 */
export function commitBeside({ label, commit }) {
  return commit === null || commit === label ? '' : commit.slice(0, 8)
}

/**
 * @param {string} at RFC 3339
 */
export function exact(at) {
  return new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'long' })
}

/**
 * @param {string} at RFC 3339
 */
export function clock(at) {
  const text = new Date(at).toLocaleTimeString('en-GB', { hour12: false })
  return html`<time datetime=${at} title=${exact(at)}>${text}</time>`
}

/**
 * @param {number} ms
 */
export function duration(ms) {
  if (ms < 1_000) return `${Math.round(ms)} ms`
  if (ms < 59_950) return `${(ms / 1_000).toFixed(1)} s`
  const seconds = Math.round(ms / 1_000)
  const rest = seconds % 60
  return `${Math.floor(seconds / 60)} min${rest === 0 ? '' : ` ${rest} s`}`
}

/**
 * @param {number} bytes
 */
export function size(bytes) {
  return bytes < 2 ** 20 ? `${Math.round(bytes / 1_024)} KB` : `${(bytes / 2 ** 20).toFixed(1)} MB`
}

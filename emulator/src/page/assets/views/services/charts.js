import { size } from '../../format.js'
import { html, nothing, svg } from '../../safe-html.js'

/** @typedef {{ ts: string, cpuPct: number, memoryBytes: number }} Point */

const width = 300
const height = 48

/**
 * Processor and memory of at most the last hour, a point for each minute in which something ran.
 * @param {readonly Point[]} points
 * @param {boolean} isRunning whether something runs now, so that the last point is that of now
 */
export function charts(points, isRunning) {
  if (points.length === 0) return nothing
  const cpu = points.map(({ cpuPct }) => cpuPct)
  const memory = points.map(({ memoryBytes }) => memoryBytes)
  return html`<div class="pair">
    ${chart('Processor', points, isRunning, { values: cpu, show: (value) => `${value.toFixed(1)} %`, least: 10 })}
    ${chart('Memory', points, isRunning, { values: memory, show: size, least: 2 ** 20 })}
  </div>`
}

/**
 * @param {string} name
 * @param {readonly Point[]} points
 * @param {boolean} isRunning
 * @param {{ values: readonly number[], show: (value: number) => string, least: number }} line with the smallest value at its top
 */
function chart(name, points, isRunning, { values, show, least }) {
  const times = points.map(({ ts }) => Date.parse(ts))
  const [from = 0] = times
  const span = Math.max(60_000, (times.at(-1) ?? from) - from)
  const top = Math.max(least, ...values) * 1.1
  const place = values.map((value, n) => {
    const x = ((times[n] ?? from) - from) / span
    return `${(x * width).toFixed(1)},${(height - (value / top) * height).toFixed(1)}`
  })
  // One point is a level line.
  const line = place.length === 1 ? `${place[0]} ${width},${place[0]?.split(',')[1]}` : place.join(' ')
  const time = (/** @type {number} */ at) =>
    new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  const now = isRunning ? show(values.at(-1) ?? 0) : 'nothing runs'
  const when = isRunning ? `since ${time(from)}` : `${time(from)} to ${time(times.at(-1) ?? from)}`
  const most = show(Math.max(...values))
  return html`<figure class="panel chart">
    <figcaption><span>${name}</span> <strong>${now}</strong> <span class="muted">${when}, peak ${most}</span></figcaption>
    <svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" role="img" aria-label=${`${name} ${when}: now ${now}, peak ${most}`}>
      ${svg`<polyline points=${line} vector-effect="non-scaling-stroke" />`}
    </svg>
  </figure>`
}

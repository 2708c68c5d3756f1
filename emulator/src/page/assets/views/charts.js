import { size } from '../format.js'
import { html, nothing, svg } from '../text.js'

/** @typedef {{ ts: string, cpuPct: number, memoryBytes: number }} Point */

const width = 300
const height = 48

/**
 * Processor and memory of at most the last hour, a point for each minute in which something ran.
 * @param {readonly Point[]} points
 */
export function charts(points) {
  if (points.length === 0) return nothing
  const cpu = points.map(({ cpuPct }) => cpuPct)
  const memory = points.map(({ memoryBytes }) => memoryBytes)
  return html`<div class="pair">
    ${chart('Processor', points, cpu, (value) => `${value.toFixed(1)} %`, 10)}
    ${chart('Memory', points, memory, size, 2 ** 20)}
  </div>`
}

/**
 * @param {string} name
 * @param {readonly Point[]} points
 * @param {readonly number[]} values
 * @param {(value: number) => string} show
 * @param {number} least the smallest value at the top of the chart
 */
function chart(name, points, values, show, least) {
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
  const since = new Date(from).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  const now = show(values.at(-1) ?? 0)
  const most = show(Math.max(...values))
  return html`<figure class="panel chart">
    <figcaption><span>${name}</span> <strong>${now}</strong> <span class="muted">since ${since}, peak ${most}</span></figcaption>
    <svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" role="img" aria-label=${`${name} since ${since}: now ${now}, peak ${most}`}>
      ${svg`<polyline points=${line} vector-effect="non-scaling-stroke" />`}
    </svg>
  </figure>`
}

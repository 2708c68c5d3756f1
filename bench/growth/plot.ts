import { type Axis, axis, place } from './axis.ts'
import type { Growth, Point } from './growth.ts'

/** Sizes in user units. */
const panel = { width: 300, height: 170, left: 58, top: 46, columnGap: 84, rowGap: 66 }
const page = {
  width: panel.left + 2 * panel.width + panel.columnGap + 22,
  height: panel.top + 2 * panel.height + panel.rowGap + 48,
}
/** Colours in the middle, which show on a light and on a dark page. */
const colour = { text: '#7d8590', grid: '#7d8590', time: '#2f81f7', memory: '#db6d28' }
const memoryGoal = 128e6

interface Panel {
  readonly title: string
  readonly x: Axis
  readonly y: Axis
  readonly colour: string
  readonly marks: readonly Mark[]
  readonly limit?: { readonly at: number; readonly text: string }
}

/** A measured value, with the range in which it lay. */
interface Mark {
  readonly x: number
  readonly y: number
  readonly least: number
  readonly most: number
}

/** The growth of time and peak memory as an SVG of four panels, both axes of each logarithmic. */
export function growthPlot({ bySize, byCount }: Growth): string {
  const seconds = [...bySize, ...byCount].flatMap((point) => [point.seconds.least, point.seconds.most])
  const memory = [...bySize, ...byCount].map((point) => point.memory / 1e6)
  const time = { y: axis(seconds, 's'), colour: colour.time }
  const weight = {
    y: axis([...memory, memoryGoal / 1e6], 'MB'),
    colour: colour.memory,
    limit: { at: memoryGoal / 1e6, text: 'goal: 128 MB' },
  }
  const size = axis(bySize.map(megabytes), 'MB')
  const count = axis(
    byCount.map(({ files }) => files),
    'files',
  )
  const panels: Panel[] = [
    {
      title: 'Time by size, 100 files',
      x: size,
      ...time,
      marks: bySize.map((point) => timeMark(megabytes(point), point)),
    },
    {
      title: 'Time by number, files of 1 kB',
      x: count,
      ...time,
      marks: byCount.map((point) => timeMark(point.files, point)),
    },
    {
      title: 'Peak memory by size',
      x: size,
      ...weight,
      marks: bySize.map((point) => memoryMark(megabytes(point), point)),
    },
    {
      title: 'Peak memory by number',
      x: count,
      ...weight,
      marks: byCount.map((point) => memoryMark(point.files, point)),
    },
  ]
  const font = 'font-family="system-ui, sans-serif" font-size="12"'
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${page.width} ${page.height}" role="img" ${font} fill="${colour.text}">`,
    '<title>Time and peak memory of an upload, by the size and the number of the files</title>',
    ...panels.map((each, index) => draw(each, index % 2, Math.floor(index / 2))),
    '</svg>\n',
  ].join('\n')
}

function draw({ title, x, y, colour: stroke, marks, limit }: Panel, column: number, row: number): string {
  const left = panel.left + column * (panel.width + panel.columnGap)
  const top = panel.top + row * (panel.height + panel.rowGap)
  const across = (value: number): string => (place(x, value) * panel.width).toFixed(1)
  const up = (value: number): string => ((1 - place(y, value)) * panel.height).toFixed(1)
  const line = (x1: string, y1: string, x2: string, y2: string, more: string): string =>
    `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" ${more}/>`
  const grid = `stroke="${colour.grid}" stroke-opacity="0.3"`
  const [right, bottom] = [panel.width.toFixed(1), panel.height.toFixed(1)]
  const points = marks.map((mark) => `${across(mark.x)},${up(mark.y)}`)
  return [
    `<g transform="translate(${left} ${top})">`,
    `<text x="0" y="-14" font-size="14" font-weight="600">${title}</text>`,
    ...y.ticks.map((tick) => line('0.0', up(tick), right, up(tick), grid)),
    ...y.ticks.map((tick) => `<text x="-8" y="${up(tick)}" dy="4" text-anchor="end">${label(tick, y)}</text>`),
    ...x.ticks.map((tick) => line(across(tick), '0.0', across(tick), bottom, grid)),
    ...x.ticks.map(
      (tick) => `<text x="${across(tick)}" y="${panel.height + 18}" text-anchor="middle">${label(tick, x)}</text>`,
    ),
    ...(limit === undefined
      ? []
      : [
          line('0.0', up(limit.at), right, up(limit.at), `stroke="${stroke}" stroke-dasharray="5 4"`),
          `<text x="${panel.width - 4}" y="${up(limit.at)}" dy="-6" text-anchor="end" fill="${stroke}">${limit.text}</text>`,
        ]),
    ...marks.map((mark) => line(across(mark.x), up(mark.least), across(mark.x), up(mark.most), `stroke="${stroke}"`)),
    `<polyline points="${points.join(' ')}" fill="none" stroke="${stroke}" stroke-width="2"/>`,
    ...marks.map((mark) => `<circle cx="${across(mark.x)}" cy="${up(mark.y)}" r="3.5" fill="${stroke}"/>`),
    '</g>',
  ].join('\n')
}

function label(tick: number, { unit }: Axis): string {
  return `${tick.toLocaleString('en')} ${unit}`
}

function timeMark(x: number, { seconds: { median, least, most } }: Point): Mark {
  return { x, y: median, least, most }
}

function memoryMark(x: number, { memory }: Point): Mark {
  const y = memory / 1e6
  return { x, y, least: y, most: y }
}

function megabytes({ bytes }: Point): number {
  return bytes / 1e6
}

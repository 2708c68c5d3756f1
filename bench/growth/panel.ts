import { type Axis, place } from './axis.ts'

/** One diagram, both axes logarithmic. */
export interface Panel {
  readonly title: string
  readonly x: Axis
  readonly y: Axis
  readonly colour: string
  /** From left to right. */
  readonly marks: readonly Mark[]
  /** The side of the line where the values are written. */
  readonly values: 'above' | 'below'
  readonly limit?: { readonly at: number; readonly text: string }
}

/** A measured value, with its range. */
export interface Mark {
  readonly x: number
  readonly y: number
  readonly least: number
  readonly most: number
}

/** Of the diagram itself, without its title and the words beside its axes, in user units. */
export const panelSize = { width: 300, height: 170 }
/** A grey that is visible on a light page and on a dark one. */
export const grey = '#7d8590'

/** A panel as an SVG group with its upper left corner at the given place. */
export function drawPanel({ title, x, y, colour, marks, values, limit }: Panel, left: number, top: number): string {
  const { width, height } = panelSize
  const across = (value: number): string => (place(x, value) * width).toFixed(1)
  const up = (value: number): string => ((1 - place(y, value)) * height).toFixed(1)
  const grid = (d: string): string => `<path d="${d}" stroke="${grey}" stroke-opacity="0.3"/>`
  const drawn = [
    `<text y="-14" font-size="14" font-weight="600">${title}</text>`,
    ...x.ticks.map((tick) => grid(`M${across(tick)} 0V${height}`)),
    ...y.ticks.map((tick) => grid(`M0 ${up(tick)}H${width}`)),
    ...x.ticks.map(
      (tick) => `<text x="${across(tick)}" y="${height + 18}" text-anchor="middle">${label(tick, x)}</text>`,
    ),
    ...y.ticks.map((tick) => `<text x="-8" y="${up(tick)}" dy="4" text-anchor="end">${label(tick, y)}</text>`),
  ]
  if (limit !== undefined) {
    drawn.push(
      `<path d="M0 ${up(limit.at)}H${width}" stroke="${colour}" stroke-dasharray="5 4"/>`,
      `<text x="4" y="${up(limit.at)}" dy="-6" fill="${colour}">${limit.text}</text>`,
    )
  }
  const points = marks.map((mark) => `${across(mark.x)},${up(mark.y)}`)
  drawn.push(`<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>`)
  for (const [index, mark] of marks.entries()) {
    const beside = values === 'above' && index > 0
    const anchor = index === 0 ? 'start' : beside || index === marks.length - 1 ? 'end' : 'middle'
    const shift = `dx="${beside ? -8 : 0}" dy="${values === 'below' ? 20 : beside ? -4 : -10}"`
    drawn.push(
      `<path d="M${across(mark.x)} ${up(mark.least)}V${up(mark.most)}" stroke="${colour}"/>`,
      `<circle cx="${across(mark.x)}" cy="${up(mark.y)}" r="3.5" fill="${colour}"/>`,
      `<text x="${across(mark.x)}" y="${up(mark.y)}" ${shift} text-anchor="${anchor}">${label(rounded(mark.y), y)}</text>`,
    )
  }
  return [`<g transform="translate(${left} ${top})">`, ...drawn, '</g>'].join('\n')
}

function label(value: number, { unit }: Axis): string {
  return `${value.toLocaleString('en')} ${unit}`.trim()
}

function rounded(value: number): number {
  return Number(value.toPrecision(value >= 100 ? 3 : 2))
}

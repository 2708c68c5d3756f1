import { axis } from './axis.ts'
import type { Growth, Point } from './growth.ts'
import { drawPanel, grey, type Mark, type Panel, panelSize } from './panel.ts'

/** In user units. */
const margin = { left: 72, top: 40, right: 46, bottom: 32, betweenColumns: 96, betweenRows: 76 }
const memoryGoal = 128

/** The growth of time and peak memory as an SVG of four panels. */
export function growthPlot({ bySize, byCount }: Growth): string {
  const all = [...bySize, ...byCount]
  const times = all.flatMap(({ seconds }) => [seconds.least, seconds.most])
  const time = { y: axis(times, 's'), colour: '#2f81f7', values: 'above' } as const
  const memory = {
    // The axis begins at 10 MB, which leaves room for the values.
    y: axis([10, memoryGoal, ...all.map(memoryOf)], 'MB'),
    colour: '#db6d28',
    values: 'below',
    limit: { at: memoryGoal, text: `goal: ${memoryGoal} MB` },
  } as const
  const size = axis(bySize.map(sizeOf), 'MB')
  const count = axis(byCount.map(countOf), 'files')
  const rows: readonly (readonly Panel[])[] = [
    [
      { title: 'Time, 100 files', x: size, ...time, marks: bySize.map((point) => timeMark(sizeOf(point), point)) },
      { title: 'Time, files of 1 kB', x: count, ...time, marks: byCount.map((point) => timeMark(point.files, point)) },
    ],
    [
      {
        title: 'Peak memory, 100 files',
        x: size,
        ...memory,
        marks: bySize.map((point) => memoryMark(sizeOf(point), point)),
      },
      {
        title: 'Peak memory, files of 1 kB',
        x: count,
        ...memory,
        marks: byCount.map((point) => memoryMark(point.files, point)),
      },
    ],
  ]
  const step = { x: panelSize.width + margin.betweenColumns, y: panelSize.height + margin.betweenRows }
  const width = margin.left + step.x + panelSize.width + margin.right
  const height = margin.top + step.y + panelSize.height + margin.bottom
  const style = `role="img" font-family="system-ui, sans-serif" font-size="12" fill="${grey}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${style}>`,
    '<title>Time and peak memory of an upload, by the size and the number of its files</title>',
    ...rows.flatMap((panels, row) =>
      panels.map((panel, column) => drawPanel(panel, margin.left + column * step.x, margin.top + row * step.y)),
    ),
    '</svg>\n',
  ].join('\n')
}

function timeMark(x: number, { seconds: { median, least, most } }: Point): Mark {
  return { x, y: median, least, most }
}

function memoryMark(x: number, point: Point): Mark {
  const y = memoryOf(point)
  return { x, y, least: y, most: y }
}

/** In MB. */
function memoryOf({ memory }: Point): number {
  return memory / 1e6
}

/** In MB. */
function sizeOf({ bytes }: Point): number {
  return bytes / 1e6
}

function countOf({ files }: Point): number {
  return files
}

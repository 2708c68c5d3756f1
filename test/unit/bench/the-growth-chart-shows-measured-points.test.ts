import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { axis, place } from '../../../bench/growth/axis.ts'
import type { Growth, Point } from '../../../bench/growth/growth.ts'
import { growthPlot } from '../../../bench/growth/plot.ts'
import { growthTable } from '../../../bench/growth/table.ts'
import { holds } from '../../support/property.ts'

const aPoint = fc
  .record({
    files: fc.integer({ min: 1, max: 1e6 }),
    bytes: fc.integer({ min: 1, max: 1e10 }),
    times: fc.array(fc.integer({ min: 1, max: 1e6 }), { minLength: 3, maxLength: 3 }),
    memory: fc.integer({ min: 1e6, max: 1e10 }),
  })
  .map(({ files, bytes, times, memory }): Point => {
    const [least = 1, median = 1, most = 1] = times.toSorted((one, other) => one - other).map((ms) => ms / 1000)
    return { files, bytes, seconds: { median, least, most }, memory }
  })
const aGrowth = fc.record({
  bySize: fc.array(aPoint, { minLength: 1, maxLength: 5 }),
  byCount: fc.array(aPoint, { minLength: 1, maxLength: 5 }),
})

test('an axis goes from power of ten to power of ten and holds every value', async () => {
  const values = fc.array(fc.double({ min: 1e-4, max: 1e9, noNaN: true }), { minLength: 1 })
  await holds(
    fc.property(values, (values) => {
      const its = axis(values, 'MB')
      expect(its.ticks.length).toBeGreaterThan(1)
      expect([place(its, its.ticks[0] ?? 0), place(its, its.ticks.at(-1) ?? 0)]).toEqual([0, 1])
      expect(its.least).toBeLessThanOrEqual(Math.min(...values) * (1 + 1e-9))
      expect(its.most * (1 + 1e-9)).toBeGreaterThanOrEqual(Math.max(...values))
    }),
    200,
  )
  expect(axis([1, 10, 100, 1000], 'MB').ticks).toEqual([1, 10, 100, 1000])
  expect(place(axis([0.02, 5], 's'), 0.1)).toBeCloseTo(1 / 3)
})

test('each measured point is in its panel, and the plot is well-formed', async () => {
  await holds(
    fc.property(aGrowth, (growth: Growth) => {
      const svg = growthPlot(growth)
      expect(unclosed(svg)).toEqual([])
      const circles = [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)]
      expect(circles).toHaveLength(2 * (growth.bySize.length + growth.byCount.length))
      for (const [, x, y] of circles) {
        expect(Number(x)).toBeLessThanOrEqual(300)
        expect(Number(y)).toBeLessThanOrEqual(170)
      }
    }),
    100,
  )
})

test('more time is drawn higher', () => {
  const point = (bytes: number, seconds: number): Point => ({
    files: 100,
    bytes,
    seconds: { median: seconds, least: seconds, most: seconds },
    memory: 80e6,
  })
  const bySize = [point(1e6, 0.1), point(10e6, 1)]
  const [first = '', second = ''] = [...growthPlot({ bySize, byCount: bySize }).matchAll(/cy="([\d.]+)"/g)].map(
    ([, y]) => y,
  )
  expect([Number(first), Number(second)]).toEqual([170, 0])
  expect(growthTable({ bySize, byCount: [] }).split('\n')).toEqual([
    '| files | MB | seconds, median (least to most) | peak memory, MB |',
    '| --- | --- | --- | --- |',
    '| 100 | 1.0 | 0.10 (0.10 to 0.10) | 80.0 |',
    '| 100 | 10.0 | 1.00 (1.00 to 1.00) | 80.0 |',
  ])
})

/** The elements that are not closed where they should be; text with a loose `<` or `&` counts as one. */
function unclosed(xml: string): string[] {
  const open: string[] = []
  for (const [whole, slash, name = '', empty] of xml.matchAll(/<(\/?)(\w+)(?: [\w:-]+="[^"<&]*")*(\/?)>|[<&]/g)) {
    if (name === '') return [whole]
    if (slash === '/' && open.pop() !== name) return [whole]
    if (slash === '' && empty === '') open.push(name)
  }
  return open
}

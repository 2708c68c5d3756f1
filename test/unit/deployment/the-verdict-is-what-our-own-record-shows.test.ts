import fc from 'fast-check'
import { expect, test } from 'vitest'
import { routesOf } from '../../support/platform/build.ts'
import { holds } from '../../support/property.ts'
import { anyConditions, buildIn, type Final, finals, type Stage } from '../../support/virtual/conditions.ts'
import { deploying } from '../../support/virtual/deploying.ts'

const timeoutMs = 180_000

test('the first final word that a read of our own record shows is the verdict; without one, success is inferred with a warning or not at all', async () => {
  await holds(
    fc.asyncProperty(anyConditions, async (conditions) => {
      let shown: readonly Stage[] = []
      const { report, host } = await deploying(
        (clock) => {
          const scripted = buildIn(conditions, clock)
          shown = scripted.shown
          return routesOf(clock, scripted.build)
        },
        { timeoutMs },
      )
      const first = shown.map(({ word }) => finalOf(word)).find((final) => final !== undefined)
      if (first !== undefined) {
        expect(report.outcome).toBe(first)
        return
      }
      expect(['succeeded', 'superseded', 'timed-out', 'indeterminate']).toContain(report.outcome)
      if (report.outcome === 'superseded') expect(shown.at(-1)?.word).toBe('absent')
      if (report.outcome !== 'succeeded') return
      expect(host.warnings().join()).toContain('Success is inferred')
      expect(conditions.rollbackable && host.printed.length > 0).toBe(true)
      const last = shown.at(-1)
      const since = shown.findLastIndex(({ word }) => word !== last?.word)
      expect((last?.atMs ?? 0) - (shown[since + 1]?.atMs ?? 0)).toBeGreaterThanOrEqual(5_000)
    }),
    100,
  )
})

function finalOf(word: string | null): Final | undefined {
  const all: readonly [Final, readonly string[]][] = [
    ['succeeded', finals.succeeded],
    ['failed', finals.failed],
    ['cancelled', finals.cancelled],
    ['superseded', finals.superseded],
  ]
  return all.find(([, words]) => word !== null && words.includes(word))?.[0]
}

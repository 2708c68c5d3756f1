import fc from 'fast-check'
import { expect, test } from 'vitest'
import { routesOf, simpleBuild } from '../../support/platform/build.ts'
import { holds } from '../../support/property.ts'
import { deploying } from '../../support/virtual/deploying.ts'

const extras = fc.dictionary(
  fc.constantFrom('createdAt', 'error', 'message2', 'nested', '__proto__', 'length', 'a'),
  fc.constantFrom<unknown>(null, '', 0, 'failed', { status: 'failed' }, [1], true),
)
/** Absent fields that the product reads: null means the same. */
const absent = ['rollbackable', 'url', 'hostname', 'ref', 'nextCursor', 'state', 'phase', 'commit']

const run = (change: (value: unknown) => unknown) =>
  deploying((clock) => {
    const routes = routesOf(clock, simpleBuild({ final: 'build_failed' }))
    return (asked) => {
      const reply = routes(asked)
      return reply.body === undefined ? { ...reply, json: change(reply.json ?? {}) } : reply
    }
  })

test('extra fields, the order of keys, and null for what is absent change nothing', async () => {
  const plain = await run((value) => value)
  await holds(
    fc.asyncProperty(extras, fc.boolean(), fc.boolean(), async (extra, reversed, nulls) => {
      const change = (value: unknown): unknown => {
        if (Array.isArray(value)) return value.map(change)
        if (typeof value !== 'object' || value === null) return value
        const own = Object.entries(value).map(([key, inner]): [string, unknown] => [key, change(inner)])
        const all = { ...extra, ...(nulls ? Object.fromEntries(absent.map((key) => [key, null])) : {}) }
        const entries = [...Object.entries(all).filter(([key]) => !(key in value)), ...own]
        return Object.fromEntries(reversed ? entries.reverse() : entries)
      }
      const { report, host, journal } = await run(change)
      expect(report).toEqual(plain.report)
      expect(host.events).toEqual(plain.host.events)
      expect(host.shown).toEqual(plain.host.shown)
      expect(journal.length).toBe(plain.journal.length)
    }),
    60,
  )
})

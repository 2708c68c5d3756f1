// @module-tag thorough
import { commit, expect, ofService, test } from '../support/gating.ts'
import { said } from '../support/messages.ts'
import type { Fault } from '../support/platform/fault.ts'
import type { PlatformState } from '../support/platform/state.ts'

const soak = { soak: '500ms', 'log-fail-pattern': '^FATAL' }
const lines = (count: number): string[] => [...Array(count)].map((_, index) => `line ${index}`)
/** A read that fails while something is printed; the next read must return it. */
const during = (nth: number, print: (state: PlatformState) => void): Fault => {
  return { on: 'runtime', nth: [nth], answer: { status: 500 }, meanwhile: print }
}

test.for([
  ['pages that hold the first lines', 'first'],
  ['pages that hold the newest lines', 'newest'],
] as const)('a match among many lines between two reads is found: %s', async ([_, sends], { platform, gate }) => {
  const site = await platform({
    printed: ['FATAL: before'],
    runtimePage: { most: 5, sends },
    faults: [during(3, ({ runtime }) => runtime.print(...lines(7), 'FATAL: out of fuel', ...lines(23)))],
  })
  site.state.makeDeployment(commit)
  const job = await gate(ofService(site, soak))
  expect(job.outputs).toMatchObject({ passed: 'false', outcome: 'succeeded' })
  expect(job.results).toEqual(['runtime log failed'])
  expect(job.errors[0]).toContain('FATAL: out of fuel')
  expect(job.report.checks[0]?.evidence).toEqual(
    expect.arrayContaining([expect.stringMatching(/^> \d+: FATAL: out of fuel/), expect.stringMatching(/: line 6$/)]),
  )
})

test('lines before the checks are not judged, lines during another check are', async ({ platform, app, gate }) => {
  const site = await platform({ printed: ['FATAL: before', ...lines(300)] })
  const shop = await app((_, count) => {
    if (count === 2) site.state.runtime.print('FATAL: at the second look')
    return {}
  })
  site.state.makeDeployment(commit)
  const job = await gate(ofService(site, { ...soak, 'health-url': shop.url }))
  expect(job.results).toEqual(['health passed', 'runtime log failed'])
  expect(job.errors[0]).toContain('at the second look')
})

test('a quiet log passes even if reads fail', async ({ platform, gate }) => {
  const site = await platform({
    printed: ['FATAL: before'],
    faults: [
      { on: 'runtime', nth: [1, 4], answer: 'reset' },
      { on: 'runtime', nth: [3], answer: 'html' },
      during(5, ({ runtime }) => runtime.print('a FATAL that does not begin the line')),
    ],
  })
  site.state.makeDeployment(commit)
  const job = await gate(ofService(site, soak))
  expect(job.results).toEqual(['runtime log passed'])
  expect(job.report.checks[0]?.summary).toContain('1 line')
})

test.for([
  ['throughout', 500, 1000],
  ['for lack of a permission', 403, 5],
] as const)('reads that fail %s fail the check', async ([_, status, most], { platform, gate }) => {
  const site = await platform({ faults: [{ on: 'runtime', answer: { status } }] })
  site.state.makeDeployment(commit)
  const job = await gate(ofService(site, { ...soak, soak: '30s', 'poll-interval': '1s' }), { timeFactor: 30 })
  expect(job.results).toEqual(['runtime log failed'])
  expect(job.errors[0]).toMatch(said('runtime-log-unread'))
  expect(site.requests('runtime').length).toBeLessThan(most)
})

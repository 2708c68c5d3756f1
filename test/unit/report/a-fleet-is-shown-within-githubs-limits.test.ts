import { describe, expect, test } from 'vitest'
import { outcomes } from '../../../src/old/deployment/outcome.ts'
import type { FleetRun } from '../../../src/old/report/run-report.ts'
import type { ServiceResult } from '../../../src/old/report/service-result.ts'
import { formatFleetSummary } from '../../../src/old/report/summary/fleet-summary.ts'
import { formatPlanSummary } from '../../../src/old/report/summary/plan-summary.ts'
import { countServices, toFleetRun, toPlanRun } from '../../../src/old/report/to-fleet-run.ts'

/** The worst texts that there can be: all of them are escaped, and as long as they may be. */
function fleetOf(count: number): FleetRun {
  const nasty = '<&"\'`@#![]'.repeat(400)
  const services = Array.from({ length: count }, (_, index): ServiceResult => {
    const outcome = outcomes[index % outcomes.length] ?? 'failed'
    return {
      service: `service-${index}`.padEnd(63, 'x'),
      outcome,
      passed: outcome === 'succeeded' || outcome === 'accepted',
      reason: nasty,
      why: nasty,
      commit: 'a'.repeat(40),
      url: `https://example.com/${'y'.repeat(150)}`,
      serviceId: 'svc_1',
      deploymentId: 'dep_1',
      deployed: false,
      startedMs: 1_700_000_000_000 + index,
      durationMs: 60_000,
      excerpt: Array.from({ length: 20 }, () => nasty.slice(0, 300)),
    }
  })
  return {
    kind: 'fleet',
    ...({ outcome: 'failed', verdict: 'failed', passed: false, cause: [] } as const),
    ...{ reason: countServices(services, left(3)), durationMs: 60_000 },
    ...{ services, unchanged: left(3), commit: null },
  }
}

function left(count: number): FleetRun['unchanged'] {
  return Array.from({ length: count }, (_, index) => ({ service: `other-${index}`, reason: 'nothing changed' }))
}

describe.each([1, 500, 1_000])('%i services', (count) => {
  test('the summary is at most 1 MiB, and names each service', () => {
    const summary = formatFleetSummary(fleetOf(count))
    expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024)
    // The worst texts for more than 500 do not fit: those that did not pass come first then.
    const rows = summary.match(/<tr><td>\S+ <a href="[^"]+">service-/g)?.length ?? 0
    expect(rows).toBe(count <= 500 ? count : rows)
    expect(rows).toBeGreaterThanOrEqual(Math.min(count, 500))
    expect(summary.match(/<details>/g)?.length ?? 0).toBe(summary.match(/<\/details>/g)?.length ?? 0)
  })
})

test('the summary of a small fleet', () => {
  const [one, other] = fleetOf(2).services
  const services = [one, other].flatMap((each) => each ?? [])
  expect(countServices(services, left(3))).toBe('2 services: 1 succeeded, 1 failed. 3 other services left as deployed.')
  expect(countServices([], left(1))).toBe('Nothing to deploy. 1 other service left as deployed.')
})

function service(name: string, outcome: ServiceResult['outcome'], more: Partial<ServiceResult> = {}): ServiceResult {
  const passed = outcome === 'succeeded'
  return {
    ...{ service: name, outcome, passed, reason: `The platform says "${outcome}".`, why: `${name}/ changed` },
    ...{ commit: 'c'.repeat(40), url: null, serviceId: 'svc_1', deploymentId: 'dep_1', deployed: passed },
    ...{ startedMs: 1_700_000_000_000, durationMs: 62_000, excerpt: [] },
    ...more,
  }
}

function summaryOf(services: readonly ServiceResult[]) {
  const plan = { commit: null, services: [], unchanged: [...left(2)] }
  const run = toFleetRun(services, plan, { text: (text) => text }, false)
  const [first = '', ...rest] = formatFleetSummary(run).split('\n\n')
  const line = first.replaceAll(/<[^>]*>/g, '').replaceAll('&#34;', '"')
  return { line, rest: rest.join('\n\n') }
}

test('the first line of a fleet that is green names what was deployed, and how long it took', () => {
  const { line, rest } = summaryOf([service('api', 'succeeded'), service('web', 'succeeded')])
  expect(line).toBe('✅ api, web deployed; 2 other services left as deployed · 1 m 02 s')
  expect(rest).toContain('<td>✅ api</td><td>deployed <code>ccccccc</code></td><td>1&nbsp;m&nbsp;02&nbsp;s</td>')
  expect(rest).toMatch(/<details><summary>Why these services<[\s\S]*api\/ changed[\s\S]*nothing changed/)
  const many = Array.from({ length: 5 }, (_, index) => service(`s${index}`, 'succeeded'))
  expect(summaryOf(many).line).toMatch(/^✅ 5 services deployed;/)
})

test.each([
  [
    'timed-out',
    'Not deployed: the timeout passed before its turn.',
    'was not deployed: the timeout passed before its turn',
  ],
  ['failed', 'The deployment failed: the platform says "failed".', 'failed'],
  ['superseded', 'A newer deployment took over: the platform says "old".', 'was replaced by a newer deployment'],
  ['failed', 'The check health failed: answered 503.', 'failed: The check health failed: answered 503'],
] as const)('of one that ended %s it says once what happened: %s', (outcome, reason, said) => {
  expect(summaryOf([service('api', outcome, { reason, passed: false })]).line).toMatch(new RegExp(`api ${said}$`))
})

test('of one that failed it says which service and why, and that others were not deployed', () => {
  const waiting = service('web', 'skipped', { passed: false, startedMs: null, reason: 'Not deployed: it needs "api".' })
  const excerpt = ['✘ [ERROR] Could not resolve "./x.js"', 'done']
  const one = summaryOf([service('db', 'succeeded'), service('api', 'failed', { excerpt }), waiting])
  expect(one.line).toBe('❌ api failed: Could not resolve "./x.js"; 1 other not deployed')
  // The log of the only one stands there, those of several are folded.
  expect(one.rest).toMatch(/^<p>1 m 02 s · 3 services: [^\n]*<\/p>\n\n<pre>\n✘/)
  expect(one.rest.indexOf('api')).toBeLessThan(one.rest.indexOf('<td>✅ db'))
  const two = summaryOf([service('db', 'timed-out', { excerpt }), service('api', 'failed', { excerpt }), waiting])
  expect(two.line).toBe('❌ 2 of 3 services failed: db, api; 1 other not deployed')
  expect(two.rest).toContain('<summary>What the log of api says</summary>')
})

test('a plan says what is to be deployed, after what, and folds what is left', () => {
  const services = [
    { service: 'api', level: 0, needs: [], reason: 'api/ changed', check: null },
    { service: 'web', level: 1, needs: ['api'], reason: 'web/ changed', check: null },
  ]
  const shown = formatPlanSummary(toPlanRun({ commit: null, services, unchanged: [...left(2)] }, 5))
  expect(shown).toMatch(/^<h3>📋 2 of 4 services are to be deployed: api, web<\/h3>/)
  expect(shown).toContain('<td>web</td><td>deploy, after api</td><td>web/ changed</td>')
  expect(shown).toMatch(/<details><summary>2 services left as deployed<[\s\S]*other-1/)
})

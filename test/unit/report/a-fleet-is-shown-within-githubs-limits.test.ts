import { describe, expect, test } from 'vitest'
import { outcomes } from '../../../src/deployment/outcome.ts'
import { matricesOf, type ServiceResult } from '../../../src/fleet/result.ts'
import { formatFleetComment } from '../../../src/report/fleet-comment.ts'
import { countServices } from '../../../src/report/fleet-run.ts'
import { formatFleetSummary } from '../../../src/report/fleet-summary.ts'
import type { FleetRun } from '../../../src/report/run-report.ts'

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
    const summary = formatFleetSummary(fleetOf(count), 'Taxiway fleet')
    expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024)
    // The worst texts for more than 500 do not fit: those that did not pass come first then.
    const rows = summary.match(/<tr><td>service-/g)?.length ?? 0
    expect(rows).toBe(count <= 500 ? count : rows)
    expect(rows).toBeGreaterThanOrEqual(Math.min(count, 500))
    expect(summary.match(/<details>/g)?.length ?? 0).toBe(summary.match(/<\/details>/g)?.length ?? 0)
  })

  test('the comment has at most 65,536 characters, and those that failed come first', () => {
    const comment = formatFleetComment(fleetOf(count), {
      title: 'Fleet',
      runUrl: 'https://github.com/ada/harbor/actions/runs/1',
    })
    expect(comment.length).toBeLessThan(65_000)
    const [passed = Number.POSITIVE_INFINITY] = [comment.indexOf('<td>service-0x')].filter((at) => at >= 0)
    if (count > 1) expect(comment.indexOf('<td>service-1x')).toBeLessThan(passed)
  })
})

test('the summary of a small fleet', () => {
  const [one, other] = fleetOf(2).services
  const services = [one, other].flatMap((each) => each ?? [])
  expect(countServices(services, left(3))).toBe('2 services: 1 succeeded, 1 failed. 3 other services left as deployed.')
  expect(countServices([], left(1))).toBe('Nothing to deploy. 1 other service left as deployed.')
})

test('a matrix holds services of one level, 256 at most, in order', () => {
  const services = Array.from({ length: 700 }, (_, index) => ({
    service: `s${index}`,
    level: index < 600 ? 0 : 1,
    needs: [],
    reason: '',
    check: null,
  }))
  const matrices = matricesOf({ services })
  expect(matrices.map((matrix) => matrix.length)).toEqual([256, 256, 88, 100])
  expect(matrices.flat().map(({ service }) => service)).toEqual(services.map(({ service }) => service))
  expect(matrices.map(([first]) => first?.level)).toEqual([0, 0, 0, 1])
})

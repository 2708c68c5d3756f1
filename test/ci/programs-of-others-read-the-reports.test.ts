import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe } from 'vitest'
import { formatJunit } from '../../src/report/formats/junit.ts'
import { type Collector, openCollector } from '../support/collector.ts'
import { deployArguments, runCommand } from '../support/command.ts'
import { hostileLine } from '../support/hostile-lines.ts'
import { serviceId } from '../support/platform/state.ts'
import { expect, test } from '../support/scenario.ts'
import { seeded } from '../support/seeded.ts'

const python = process.env['TAXIWAY_PYTHON']
const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

function readBy(kind: 'junit' | 'trace', file: string) {
  const script = join(import.meta.dirname, 'read_reports.py')
  const { stdout, stderr, status } = spawnSync(python ?? '', [script, kind, file], { encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  return JSON.parse(stdout)
}

describe.skipIf(python === undefined)('junitparser and the definitions of OpenTelemetry', () => {
  let collector: Collector
  beforeAll(async () => {
    collector = await openCollector()
    return () => collector[Symbol.asyncDispose]()
  })

  test('read a gate that fails: a test case for each check, a span for each phase and check', async ({
    platform,
    folder,
  }) => {
    const site = await platform({ story: [{ is: 'building' }, { is: 'success' }] })
    const { deploymentId } = JSON.parse((await runCommand(deployArguments('--json'), site)).stdout)
    const junit = join(folder, 'report.xml')
    const environment = { ...collector.environment, TRACEPARENT: traceparent }
    const { code, stderr } = await runCommand(
      [
        ...['gate', '--service-id', serviceId, '--deployment-id', deploymentId, '--poll-interval', '100ms'],
        ...['--health-url', 'http://127.0.0.1:9/', '--health-timeout', '1s', '--junit', junit],
        ...['--soak', '1s', '--log-fail-pattern', 'panic'],
      ],
      site,
      { environment },
    )
    expect(code, stderr).toBe(1)
    const [suite, ...others] = readBy('junit', junit)
    expect(others).toEqual([])
    expect(suite).toMatchObject({ name: 'taxiway gate', tests: suite.cases.length, failures: 1 })
    expect(suite.cases[0]).toMatchObject({ name: serviceId, classname: 'taxiway.gate', results: [] })
    const health = suite.cases.find(({ name }: { readonly name: string }) => name === 'check: health')
    expect(health.results).toEqual([['Failure', expect.stringContaining('127.0.0.1')]])

    const post = collector.posts.at(-1)
    expect(post?.url).toBe('/v1/traces')
    const file = join(folder, 'trace.json')
    writeFileSync(file, post?.body ?? '')
    const [run, ...parts] = readBy('trace', file)
    expect(run).toMatchObject({
      ...{ name: 'taxiway gate', trace: '0af7651916cd43dd8448eb211c80319c', parent: 'b7ad6b7169203331', error: true },
    })
    expect(run.ms).toBeGreaterThan(0)
    const names = parts.map(({ name }: { readonly name: string }) => name)
    expect(names).toContain('Checks: health')
    expect(names.some((name: string) => name.startsWith('Deployment: '))).toBe(true)
    for (const part of parts) {
      expect(part).toMatchObject({ parent: run.id, trace: run.trace, error: part.name === 'Checks: health' })
      expect(part.id).toMatch(/^[0-9a-f]{16}$/)
    }
  })

  test('read whatever text a report has', ({ folder }) => {
    const random = seeded(1)
    const cases = Array.from({ length: 500 }, () => ({
      name: hostileLine(random, 'x'),
      durationMs: 12,
      failure: hostileLine(random, 'y'),
      cause: [hostileLine(random, 'z')],
    }))
    const file = join(folder, 'hostile.xml')
    writeFileSync(file, formatJunit('gate', cases))
    const [suite] = readBy('junit', file)
    expect(suite).toMatchObject({ tests: 500, failures: 500 })
    expect(suite.cases).toHaveLength(500)
    expect(JSON.stringify(suite)).not.toContain('[[ATTACHMENT')
  })
})

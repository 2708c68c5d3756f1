// @module-tag thorough
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Collector, openCollector } from '../support/collector.ts'
import { said } from '../support/messages.ts'
import { byRef, expect, test } from '../support/scenario.ts'

interface Span {
  readonly name: string
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue: string } }[]
}

/** The spans that a collector was sent. */
function spansOf({ posts }: Collector): Span[] {
  return posts.flatMap(({ body }) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans)
}

test('a failed build is in the JUnit report, in the events and in the trace', async ({ platform, workspace, run }) => {
  const key = 'twk_Zq7+/s3cr3t~K3y"9fB'
  const log = ['main.ts(4,2): error TS2304: Cannot find name']
  const site = await platform({
    story: [
      { is: 'building', log },
      { is: 'failure', log: [key] },
    ],
  })
  await using traces = await openCollector()
  const inputs = byRef(site, { junit: 'reports/deploy.xml', events: 'reports/deploy.ndjson', environment: 'live' })
  const job = await run(inputs, { env: traces.environment })
  expect(job.outcome).toBe('failed')
  const read = (name: string): string => readFileSync(join(workspace, 'reports', name), 'utf8')
  expect(read('deploy.xml')).toMatch(/failures="1"[\s\S]*name="\S+ in live"[\s\S]*error TS2304/)
  const events = read('deploy.ndjson')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['accepted', 'status', 'line']))
  expect(events.at(-1)).toMatchObject({ kind: 'result', outcome: 'failed', passed: false })
  expect(read('deploy.xml') + read('deploy.ndjson')).not.toContain(key)
  const [root] = spansOf(traces)
  expect(root?.name).toBe('taxiway deploy')
  expect(Object.fromEntries(root?.attributes.map(({ key, value }) => [key, value.stringValue]) ?? [])).toMatchObject({
    'cicd.pipeline.task.run.result': 'failure',
    'deployment.environment.name': 'live',
    'deployment.id': site.deployment.id,
    'taxiway.outcome': 'failed',
  })
})

test.for(['../outside.xml', '.', 'link.xml', 'elsewhere/report.xml'])(
  'if %s is asked for, one sentence says so and nothing is sent',
  async (junit, { platform, workspace, run }) => {
    const site = await platform()
    writeFileSync(join(workspace, 'target'), 'kept')
    symlinkSync(join(workspace, 'target'), join(workspace, 'link.xml'))
    symlinkSync(join(workspace, '..'), join(workspace, 'elsewhere'))
    const job = await run(byRef(site, { junit }))
    expect(job.outcome).toBe('failed')
    expect(job.errors).toHaveLength(1)
    expect(job.errors[0]).toMatch(/`junit`/)
    expect(job.errors[0]).toContain(`"${junit}"`)
    expect(site.journal).toEqual([])
    expect(readFileSync(join(workspace, 'target'), 'utf8')).toBe('kept')
  },
)

test('a report that cannot be written is an error, and the deployment keeps its outcome', async ({
  platform,
  workspace,
  start,
}) => {
  const site = await platform({ story: [{ is: 'building' }], byHand: true })
  const step = start(byRef(site, { junit: 'report.xml' }))
  await site.until(() => site.requests('deploy').length > 0)
  mkdirSync(join(workspace, 'report.xml'))
  site.deployment.finish('success')
  const job = await step.finished
  expect(job.outcome).toBe('succeeded')
  expect(job.stdout).toMatch(said('output-file-not-written'))
})

test('a collector that does not answer costs a warning and at most five seconds', async ({ platform, run }) => {
  const site = await platform()
  await using traces = await openCollector({ answers: false })
  const job = await run(byRef(site), { env: traces.environment })
  expect([job.outcome, job.exitCode]).toEqual(['succeeded', 0])
  expect(job.warnings).toEqual([expect.stringMatching(said('trace-not-sent'))])
})

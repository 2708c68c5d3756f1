// @module-tag thorough

import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Collector, openCollector } from '../support/collector.ts'
import { expect, test } from '../support/fleeting.ts'
import { git as runGit } from '../support/git.ts'
import { said } from '../support/messages.ts'
import type { Story } from '../support/platform/deployment.ts'
import type { StepResult } from '../support/runner/run-action.ts'
import { byRef } from '../support/scenario.ts'

const errors = [
  "src/cart.ts(7,3): error TS2322: Type 'number' is not assignable to type 'string'.",
  "/app/src/a,b:c.ts:2:1 - error TS1005: ';' expected ::error::x",
  '../outside.ts(1,1): error TS2304: no',
  'src/absent.ts(1,1): error TS2304: no',
]
const story: Story = [{ is: 'building', log: ['> tsc -p .', ...errors] }, { is: 'failure' }]

/** The places of the annotations: of each its file, line and column. */
function placesOf({ view }: StepResult): unknown[] {
  return view.obeyed
    .filter(({ name, properties }) => name === 'error' && properties['file'] !== undefined)
    .map(({ properties: { file, line, col } }) => [file, line, col])
}

test('a failed build annotates the files of the commit that it was, beside the main annotation', async ({
  repository,
  platform,
  run,
}) => {
  const sha = repository.commit({ 'src/cart.ts': 'x\n'.repeat(9), 'src/a.ts': 'x' })
  const site = await platform({ story })
  const job = await run(byRef(site, { ref: sha }), { env: { GITHUB_SHA: sha } })
  expect(job.outcome).toBe('failed')
  expect(placesOf(job)).toEqual([['src/cart.ts', '7', '3']])
  expect(job.errors).toHaveLength(1)
  expect(job.view.obeyed.filter(({ name }) => name === 'error').map(({ data }) => data)).toEqual([
    expect.stringContaining('failed'),
    errors[0],
  ])
  const silent = await run(byRef(site, { ref: sha, 'annotate-files': 'false' }), { env: { GITHUB_SHA: sha } })
  expect(placesOf(silent)).toEqual([])
})

test('another commit than the deployed one is not annotated; the merge of a pull request is', async ({
  repository,
  workspace,
  platform,
  run,
}) => {
  const git = (...args: string[]): string => runGit(workspace, ...args)
  const base = repository.commit({ 'src/cart.ts': 'x' })
  git('switch', '--quiet', '--create', 'topic')
  const head = repository.commit({ 'src/new.ts': 'x' })
  git('switch', '--quiet', '--detach', base)
  git('merge', '--quiet', '--no-ff', '--message=merge', head)
  const site = await platform({ story })
  const env = { GITHUB_SHA: git('rev-parse', 'HEAD') }
  expect(placesOf(await run(byRef(site, { ref: head }), { env }))).toEqual([['src/cart.ts', '7', '3']])
  expect(placesOf(await run(byRef(site, { ref: base }), { env }))).toEqual([])
  expect(placesOf(await run(byRef(site, { ref: 'f'.repeat(40) }), { env }))).toEqual([])
  expect(placesOf(await run(byRef(site, { ref: 'another-branch' }), { env }))).toEqual([])
})

const steps = (seconds: number): string[] => [
  `npm ci: added 312 packages in ${seconds}s`,
  'npm warn deprecated: old',
  `built in ${seconds}.4s`,
]
const good: Story = [
  { is: 'building', log: steps(4) },
  { is: 'success', rollbackable: true },
]
const failing: Story = [
  { is: 'building', log: [...steps(9), 'Error: the oven is cold', '    at bake (/app/oven.js:3:1)'] },
  { is: 'failure' },
]

test('a failed build shows what the last good one had not', async ({ platform, run }) => {
  const site = await platform({ story: failing, dialect: { logPage: 1000 } })
  const before = site.state.makeDeployment('v1', good)
  const job = await run(byRef(site))
  expect(job.outcome).toBe('failed')
  expect(job.errors[0]).toContain(
    `New since the last good deployment (${before.id}):\nError: the oven is cold\n    at bake (/app/oven.js:3:1)`,
  )
  expect(job.summary).toContain(`New since the last good deployment (${before.id})`)
  expect(job.summary).toContain('the oven is cold')
  const asked = site.journal.filter(({ route, target }) => route === 'log' && target === before.id)
  expect(asked.length).toBeLessThanOrEqual(2)
})

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

test("OpenTelemetry's variables are obeyed, or what is not is said", async ({ platform, run }) => {
  const site = await platform()
  await using traces = await openCollector()
  const send = (more: Readonly<Record<string, string>>) => run(byRef(site), { env: { ...traces.environment, ...more } })
  const disabled = await send({ OTEL_SDK_DISABLED: 'true' })
  const none = await send({ OTEL_TRACES_EXPORTER: 'none' })
  const grpc = await send({ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })
  expect(traces.posts).toEqual([])
  expect([disabled.warnings, none.warnings]).toEqual([[], []])
  expect(grpc.warnings).toEqual([expect.stringContaining('OTEL_EXPORTER_OTLP_PROTOCOL is "grpc"')])
  const small = { OTEL_EXPORTER_OTLP_COMPRESSION: 'gzip', OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YQ==' }
  expect((await send(small)).warnings).toEqual([])
  const [{ headers, bytes } = {}] = traces.posts
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', authorization: 'Basic YQ==' })
  expect(JSON.parse(String(gunzipSync(bytes ?? '')))).toHaveProperty('resourceSpans')
})

test('a collector that does not answer costs a warning and at most five seconds', async ({ platform, run }) => {
  const site = await platform()
  await using traces = await openCollector({ answers: false })
  const job = await run(byRef(site), { env: traces.environment })
  expect([job.outcome, job.exitCode]).toEqual(['succeeded', 0])
  expect(job.warnings).toEqual([expect.stringMatching(said('trace-not-sent'))])
  expect(job.warnings[0]).toContain('no answer within 5 s')
})

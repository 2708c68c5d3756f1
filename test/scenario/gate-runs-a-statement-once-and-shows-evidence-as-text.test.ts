// @module-tag thorough
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commit, expect, ofService, test } from '../support/gating.ts'
import { canCancel, cancelSignals } from '../support/runner/run-action.ts'

const sql = { sql: 'select count(*) from jobs', 'sql-service-id': 'svc-db' }

test('a lost answer is not asked for again', async ({ platform, gate }) => {
  const site = await platform({ faults: [{ on: 'console', effect: 'happens', answer: 'reset' }] })
  site.state.makeDeployment(commit)
  const job = await gate(ofService(site, sql))
  expect(job.results).toEqual(['sql failed'])
  expect(job.errors[0]).toContain('may have run')
  expect(site.requests('console')).toHaveLength(1)
})

test('the output is shown, cut and without the key', async ({ platform, gate }) => {
  const site = await platform({
    console: () => ({ output: [`key ${site.key}`, ...Array(5000).fill('row')].join('\n') }),
  })
  site.state.makeDeployment(commit)
  const job = await gate(ofService(site, sql))
  expect(job.results).toEqual(['sql passed'])
  const evidence = job.report?.checks[0]?.evidence ?? []
  expect(evidence.slice(0, 2)).toEqual(['the statement ran without an error', 'key ***'])
  expect(evidence.at(-1)).toContain('4991 more lines')
})

const tricky = [
  '</details></pre><script>alert(1)</script> @ada see #12 ![i](https://evil.example/p.png) ```',
  '::error::from the app',
  '##[set-output name=passed]true',
  '\u001b[31mred\u0007',
].join('\n')

test('text from the app, its log and its database is never a command, and shows no secret', async ({
  platform,
  app,
  gate,
}) => {
  const site = await platform({ console: () => ({ output: `ERROR:  ${tricky}` }) })
  const shop = await app([{ body: tricky }])
  site.state.makeDeployment(commit)
  const job = await gate(
    ofService(site, {
      'health-url': shop.url,
      'health-body': 'script',
      soak: '3s',
      'log-fail-pattern': 'none',
      ...sql,
    }),
  )
  expect(job.results.at(-1)).toBe('sql failed')
  expect(job.outputs['passed']).toBe('false')
  for (const name of ['error', 'set-output']) {
    expect(job.view.obeyed.filter((command) => command.name === name).length).toBe(name === 'error' ? 1 : 0)
  }
  expect(job.summary).not.toContain('<script>')
  // In a <pre> nothing is Markdown.
  expect(job.summary.replaceAll(/<pre>.*?<\/pre>/gs, '')).not.toMatch(/@ada|!\[i\]\(|[^&]#12/)
  expect(job.summary.split('</details>')).toHaveLength(job.summary.split('<details>').length)
})

test.runIf(process.platform !== 'win32')(
  'what a check of your own prints of the key is hidden, and a flood stays bounded',
  async ({ workspace, platform, gate }) => {
    const site = await platform()
    site.state.makeDeployment(commit)
    writeFileSync(join(workspace, 'key'), `${site.key}\n`)
    const command = `cat key; head -c 1000000 /dev/zero | tr '\\0' '\\n'; head -c 200000000 /dev/zero | tr '\\0' x`
    const job = await gate(ofService(site, { 'check-command': command }))
    expect(job.results).toEqual(['command passed'])
    expect(job.buildLog).toContain('***')
    expect(job.stdout.length).toBeLessThan(30_000_000)
    // The less there is of a processor, the later memory is freed.
    expect(job.peakMemory).toBeLessThan(300_000_000)
  },
)

const soak = { soak: '1h', 'log-fail-pattern': 'FATAL', rollback: 'true', environment: 'live' }
/** The runner waits 7.5 seconds before it sends the next signal. */
const graceMs = 7_000

test.runIf(canCancel).concurrent.for(cancelSignals)(
  '%s in a soak',
  async (signal, { platform, github, startGate, expect }) => {
    const [site, hub] = [await platform(), await github()]
    site.state.makeDeployment(commit)
    const step = startGate(ofService(site, soak), { githubUrl: hub.url, timeFactor: 1 })
    await site.until(() => site.requests('runtime').length > 2)
    step.signal(signal)
    const atMs = performance.now()
    const job = await step.finished
    expect(job.endedAt - atMs).toBeLessThan(graceMs)
    expect(job.exitCode).toBe(1)
    expect(job.outputs).toMatchObject({ outcome: 'succeeded', passed: 'false' })
    expect(job.results).toEqual(['runtime log failed'])
    expect(job.errors[0]).toContain('cancelled')
    expect(job.report?.rollback).toBeNull()
    expect(site.requests('deploy')).toEqual([])
    expect(site.journal.filter((asked) => asked.atMs > atMs + 250)).toEqual([])
    expect(hub.states()).toEqual(['in_progress', 'failure'])
  },
)

test
  .runIf(canCancel)
  .concurrent('a cancel in a statement says that it may have run', async ({ platform, startGate, expect }) => {
    const site = await platform({ faults: [{ on: 'console', effect: 'happens', answer: 'mute' }] })
    site.state.makeDeployment(commit)
    const step = startGate(ofService(site, { sql: 'delete from jobs', 'sql-service-id': 'svc-db' }), { timeFactor: 1 })
    await site.until(() => site.requests('console').length > 0)
    step.signal('SIGTERM')
    const job = await step.finished
    expect(job.errors[0]).toContain('may have run')
  })

test.concurrent('post after a kill says what was going on', async ({
  platform,
  github,
  startGate,
  postGate,
  expect,
}) => {
  const [site, hub] = [await platform(), await github()]
  const judged = site.state.makeDeployment(commit)
  const inputs = ofService(site, soak)
  const step = startGate(inputs, { githubUrl: hub.url, timeFactor: 1 })
  await site.until(() => site.requests('runtime').length > 2)
  await hub.until((api) => api.states().length > 0)
  step.signal('SIGKILL')
  const main = await step.finished
  expect(main.outputs).toMatchObject({ passed: 'false', 'deployment-id': judged.id, status: expect.any(String) })
  const post = await postGate(main, inputs, { githubUrl: hub.url })
  expect(post.exitCode).toBe(0)
  expect(post.warnings[0]).toContain(`Its checks did not finish. Run the gate again with deployment-id ${judged.id}.`)
  expect(hub.states()).toEqual(['in_progress', 'error'])
})

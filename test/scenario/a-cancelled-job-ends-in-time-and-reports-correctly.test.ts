import { canCancel, cancelSignals } from '../support/runner/run-action.ts'
import { byRef, test } from '../support/scenario.ts'

const story = [{ is: 'queued' }, { is: 'building', log: ['Cloning'] }] as const
// The runner waits 7.5 seconds before it sends the next signal.
const limit = 7000

test.runIf(canCancel).concurrent.for([...cancelSignals.map((signal) => [signal]), cancelSignals])(
  '%s in the middle of a build',
  async (signals, { platform, github, start, expect }) => {
    const [site, hub] = [await platform({ story, byHand: true }), await github()]
    const step = start(byRef(site, { environment: 'harbor-live' }), { githubUrl: hub.url, limit: limit + 10_000 })
    await step.line(/Cloning/)
    for (const signal of signals) step.signal(signal)
    const job = await step.finished
    expect(job.outputs).toMatchObject({ outcome: 'aborted', 'deployment-id': site.deployment.id, ref: 'main' })
    expect(job.errors[0]).toContain(site.deployment.id)
    expect(job.errors[0]).toMatch(/left running|still (be )?(running|going)/)
    expect(job.summary).toMatch(/^<h3>⏹️ The job was stopped/)
    expect(['inactive', 'error', 'failure']).toContain(hub.states().at(-1))
    const told = job.lines.find(({ text }) => text.startsWith('::error'))
    expect(site.journal.filter(({ atMs }) => atMs > (told?.at ?? 0))).toEqual([])
  },
)

test.runIf(canCancel).concurrent('a cancel before the deploy sends no deploy', async ({ platform, start, expect }) => {
  const site = await platform({ faults: [{ on: 'whoami', answer: 'mute' }] })
  const step = start(byRef(site), { limit })
  await site.until(() => site.requests('whoami').length > 0)
  step.signal('SIGINT')
  const job = await step.finished
  expect(job.outcome).toBe('aborted')
  expect(site.requests('deploy')).toEqual([])
})

test
  .runIf(canCancel)
  .concurrent(
    'a cancellation while the deploy awaits its answer warns that it may run',
    async ({ platform, start, expect }) => {
      const site = await platform({ faults: [{ on: 'deploy', effect: 'happens', answer: 'mute' }] })
      const step = start(byRef(site), { limit })
      await site.until(() => site.requests('deploy').length > 0)
      step.signal('SIGTERM')
      const job = await step.finished
      expect(job.outcome).toBe('aborted')
      expect(job.errors[0]).toMatch(/may/)
      expect(site.requests('deploy')).toHaveLength(1)
    },
  )

const preload = new URL('../support/preload/early-signal.js', import.meta.url).href

test.runIf(process.platform !== 'win32')(
  'a job that is cancelled while its step starts',
  async ({ platform, run, expect }) => {
    const site = await platform()
    const job = await run(byRef(site), { env: { NODE_OPTIONS: `--import=${preload}` } })
    expect(job.outcome).toBe('aborted')
    expect(job.errors[0]).toContain('before anything was deployed')
    expect(site.journal).toEqual([])
  },
)

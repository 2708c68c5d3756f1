import { canCancel, cancelSignals } from '../support/runner/run-action.ts'
import { byRef, test } from '../support/scenario.ts'

const story = [{ is: 'queued' }, { is: 'building', log: ['Cloning'] }] as const
// The runner waits 7.5 seconds before it sends the next signal.
const limit = 7_000

test.runIf(canCancel).concurrent.for([...cancelSignals.map((signal) => [signal]), cancelSignals])(
  '%s in the middle of a build leaves the deployment running, and sends nothing more',
  async (signals, { platform, start, expect }) => {
    const site = await platform({ story, byHand: true })
    const step = start(byRef(site), { limit: limit + 10_000 })
    await step.line(/Cloning/)
    for (const signal of signals) step.signal(signal)
    const job = await step.finished
    expect(job.outputs).toMatchObject({ outcome: 'aborted', 'deployment-id': site.deployment.id, ref: 'main' })
    expect(job.errors[0]).toMatch(/left running|still running/)
    expect(job.errors[0]).toContain(`--deployment-id ${site.deployment.id}`)
    expect(job.summary).toMatch(/^### ⏹️ /)
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
  expect(job.errors[0]).toContain('Nothing was deployed')
  expect(site.requests('deploy')).toEqual([])
})

test
  .runIf(canCancel)
  .concurrent(
    'a cancel while the deploy awaits its answer says that it may have started',
    async ({ platform, start, expect }) => {
      const site = await platform({ faults: [{ on: 'deploy', effect: 'happens', answer: 'mute' }] })
      const step = start(byRef(site), { limit })
      await site.until(() => site.requests('deploy').length > 0)
      step.signal('SIGTERM')
      const job = await step.finished
      expect(job.outcome).toBe('aborted')
      expect(job.errors[0]).toMatch(/may have started.*dashboard/)
      expect(site.requests('deploy')).toHaveLength(1)
    },
  )

const preload = new URL('../support/preload/early-signal.js', import.meta.url).href

test.runIf(canCancel)(
  'a job that is cancelled while its step starts sends nothing',
  async ({ platform, run, expect }) => {
    const site = await platform()
    const job = await run(byRef(site), { env: { NODE_OPTIONS: `--import=${preload}` } })
    expect(job.outcome).toBe('aborted')
    expect(job.errors[0]).toContain('Nothing was deployed')
    expect(site.journal).toEqual([])
  },
)

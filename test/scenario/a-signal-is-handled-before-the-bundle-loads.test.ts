import { byRef, test } from '../support/scenario.ts'

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

// @module-tag thorough

import { canCancel } from '../support/runner/run-action.ts'
import { byRef, test } from '../support/scenario.ts'

const live = { environment: 'harbor-live' }
const story = [{ is: 'building', log: ['Cloning'] }] as const
const open = ['in_progress']

test
  .runIf(canCancel)
  .concurrent(
    'GitHub stops answering before the job is cancelled',
    async ({ platform, github, start, runPost, expect }) => {
      const [site, hub] = [await platform({ story, byHand: true }), await github()]
      const step = start(byRef(site, live), { githubUrl: hub.url, limit: 12_000 })
      await step.line(/Cloning/)
      await hub.until((api) => api.states().length > 0)
      hub.silence()
      step.signal('SIGINT')
      const main = await step.finished
      expect(hub.states()).toEqual(open)
      hub.silence(false)
      const post = await runPost(main, byRef(site, live), { githubUrl: hub.url })
      expect(post.exitCode).toBe(0)
      expect(hub.states()).toEqual([...open, 'error'])
    },
  )

test.concurrent('platform and GitHub stop answering together, and the run still ends within its ten seconds', async ({
  platform,
  github,
  start,
  runPost,
  expect,
}) => {
  const nth = Array.from({ length: 60 }, (_, index) => index + 3)
  const mute = (['history', 'log', 'stream'] as const).map((on) => ({ on, nth, answer: 'mute' as const }))
  const [site, hub] = [await platform({ story, byHand: true, faults: mute }), await github()]
  const step = start(byRef(site, { ...live, timeout: '3s' }), { githubUrl: hub.url, limit: 30_000 })
  await hub.until((api) => api.states().length > 0)
  hub.silence()
  const main = await step.finished
  expect(main.outcome).toBe('timed-out')
  // Three seconds, ten of grace, and some for a slow machine to start.
  expect(main.endedAt - main.startedAt).toBeLessThan(16_000)
  hub.silence(false)
  await runPost(main, byRef(site, live), { githubUrl: hub.url })
  expect(hub.states()).toEqual([...open, 'error'])
})

import { byRef, expect, test } from '../support/scenario.ts'

// Nothing listens on port 9.
const dead = { HTTPS_PROXY: 'http://127.0.0.1:9', HTTP_PROXY: 'http://127.0.0.1:9' }

test('NO_PROXY is honoured', async ({ platform, run }) => {
  const site = await platform()
  const job = await run(byRef(site), { env: { ...dead, NO_PROXY: '127.0.0.1,localhost' } })
  expect(job.outcome).toBe('succeeded')
})

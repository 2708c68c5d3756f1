// @module-tag thorough
import { DeployedApp } from '../support/app.ts'
import { said } from '../support/messages.ts'
import { expect, test } from '../support/previewing.ts'

test.for([
  [
    'ready only when it answers, and it never gets the key',
    [{ status: 503 }, { status: 404 }, { status: 401 }],
    '9s',
    'succeeded',
  ],
  [
    'a redirect is an answer, also one to a sign-in page',
    [{ status: 302, location: 'https://sign-in.example/' }],
    '3s',
    'succeeded',
  ],
  ['an address that does not answer is a timeout', [{ status: 502 }], '1500ms', 'timed-out'],
] as const)('%s', async ([, answers, limit, outcome], { stage, onTestFinished }) => {
  const { hub, run } = await stage()
  const served = await new DeployedApp([...answers]).open()
  onTestFinished(() => served.close())
  const more = { 'service-id': 'svc-harbor', 'environment-url': served.url, 'wait-for-url': limit }
  const job = await run('opened', more)
  expect(job.outputs).toMatchObject({ outcome, url: served.url })
  expect(new Set(served.visits.map(({ headers }) => headers.authorization))).toEqual(new Set([undefined]))
  if (outcome === 'succeeded') return expect(served.visits).toHaveLength(answers.length)
  expect(job.errors[0]).toMatch(said('preview-address-silent', undefined, served.url))
  expect(job.errors[0]).toContain('502')
  expect(hub.comments[0]?.body).toContain('timed out')
  expect(hub.states().at(-1)).toBe('error')
})

// @module-tag thorough
import { DeployedApp } from '../support/app.ts'
import { expect, onPlatform, pullRequest, test } from '../support/previewing.ts'

test('ready only when it answers, and no key goes there', async ({ platform, github, preview, onTestFinished }) => {
  const pull = pullRequest(7)
  const [site, hub] = [await platform(), await github({ pulls: [pull] })]
  const served = await new DeployedApp([{ status: 503 }, { status: 404 }, { status: 401 }]).open()
  onTestFinished(() => served.close())
  const more = { 'service-id': 'svc-harbor', 'environment-url': served.url, 'wait-for-url': '9s' }
  const job = await preview({ hub, pull, action: 'opened' }, onPlatform(site, more))
  expect(job.outputs).toMatchObject({ outcome: 'succeeded', url: served.url })
  expect(served.visits).toHaveLength(3)
  expect(served.visits.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined, undefined])
})

test('a redirect is an answer, also one to where people sign in', async ({
  platform,
  github,
  preview,
  onTestFinished,
}) => {
  const pull = pullRequest(7)
  const [site, hub] = [await platform(), await github({ pulls: [pull] })]
  const served = await new DeployedApp([{ status: 302, location: 'https://sign-in.example/' }]).open()
  onTestFinished(() => served.close())
  const more = { 'service-id': 'svc-harbor', 'environment-url': served.url, 'wait-for-url': '3s' }
  const job = await preview({ hub, pull, action: 'opened' }, onPlatform(site, more))
  expect([job.outcome, served.visits.length]).toEqual(['succeeded', 1])
})

test('an address that stays silent is a deadline that passed', async ({
  platform,
  github,
  preview,
  onTestFinished,
}) => {
  const pull = pullRequest(7)
  const [site, hub] = [await platform(), await github({ pulls: [pull] })]
  const served = await new DeployedApp([{ status: 502 }]).open()
  onTestFinished(() => served.close())
  const more = { 'service-id': 'svc-harbor', 'environment-url': served.url, 'wait-for-url': '1500ms' }
  const job = await preview({ hub, pull, action: 'opened' }, onPlatform(site, more))
  expect(job.outcome).toBe('timed-out')
  expect(job.errors[0]).toMatch(/succeeded, but .* did not answer in time.*502/)
  expect(hub.comments[0]?.body).toContain('timed out')
  expect(hub.states().at(-1)).toBe('error')
})

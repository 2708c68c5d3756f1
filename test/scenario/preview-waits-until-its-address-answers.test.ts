// @module-tag thorough
import { DeployedApp } from '../support/app.ts'
import { said } from '../support/messages.ts'
import { expect, onPlatform, pullRequest, test } from '../support/previewing.ts'

test('ready only when the address answers, which never gets the key', async ({
  platform,
  github,
  preview,
  onTestFinished,
}) => {
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

test('a redirect is an answer, also one to a sign-in page', async ({ platform, github, preview, onTestFinished }) => {
  const pull = pullRequest(7)
  const [site, hub] = [await platform(), await github({ pulls: [pull] })]
  const served = await new DeployedApp([{ status: 302, location: 'https://sign-in.example/' }]).open()
  onTestFinished(() => served.close())
  const more = { 'service-id': 'svc-harbor', 'environment-url': served.url, 'wait-for-url': '3s' }
  const job = await preview({ hub, pull, action: 'opened' }, onPlatform(site, more))
  expect([job.outcome, served.visits.length]).toEqual(['succeeded', 1])
})

test('an address that does not answer is a timeout', async ({ platform, github, preview, onTestFinished }) => {
  const pull = pullRequest(7)
  const [site, hub] = [await platform(), await github({ pulls: [pull] })]
  const served = await new DeployedApp([{ status: 502 }]).open()
  onTestFinished(() => served.close())
  const more = { 'service-id': 'svc-harbor', 'environment-url': served.url, 'wait-for-url': '1500ms' }
  const job = await preview({ hub, pull, action: 'opened' }, onPlatform(site, more))
  expect(job.outcome).toBe('timed-out')
  expect(job.errors[0]).toMatch(said('preview-address-silent', undefined, served.url))
  expect(job.errors[0]).toContain('502')
  expect(hub.comments[0]?.body).toContain('timed out')
  expect(hub.states().at(-1)).toBe('error')
})

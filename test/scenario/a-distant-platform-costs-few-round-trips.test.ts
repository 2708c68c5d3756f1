// @module-tag thorough
import { onTestFinished } from 'vitest'
import { Link } from '../support/link.ts'
import type { ScriptedPlatform } from '../support/platform/scripted-platform.ts'
import { byRef, expect, test } from '../support/scenario.ts'

const numbered = { payload: 'json', ids: 'sequence', start: 'beginning', ending: 'close' } as const
const building = { byHand: true, story: [{ is: 'building' }], dialect: { stream: numbered, logPage: 1_000 } } as const
const lines = Array.from({ length: 200 }, (_, index) => `line ${index + 1}.`)

/** The platform with every answer 200 ms late. */
async function farAway(platform: ScriptedPlatform): Promise<ScriptedPlatform> {
  const link = await new Link(platform.url, { thereMs: 0, backMs: 200 }).open()
  onTestFinished(() => link[Symbol.asyncDispose]())
  return Object.assign(Object.create(platform), { url: link.url })
}

test('the stream is opened while the first read of the stored log is not answered yet', async ({ platform, start }) => {
  const site = await platform({ ...building, faults: [{ on: 'log', nth: [1], answer: 'mute' }] })
  const step = start(byRef(site))
  await site.until(() => site.requests('stream').length > 0 && site.requests('log').length > 0)
  site.deployment.write(...lines)
  site.deployment.finish('success')
  const job = await step.finished
  expect(job.outcome).toBe('succeeded')
  expect(job.buildLog).toEqual(lines)
})

test('a log that grows faster than a round trip is read a few times and then once a second', async ({
  platform,
  start,
}) => {
  const stream = { ...numbered, payload: 'text', ids: 'none' } as const
  const site = await platform({ ...building, dialect: { stream, logPage: 1_000 } })
  const step = start(byRef(await farAway(site)))
  await site.until(() => site.requests('stream').length > 0)
  const fromMs = performance.now()
  for (const line of lines) {
    site.deployment.write(line)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const reads = site.requests('log').length
  const seconds = (performance.now() - fromMs) / 1_000
  site.deployment.finish('success')
  const job = await step.finished
  expect(job.buildLog).toEqual(lines)
  // Five seconds of reads by round trip would be 25.
  expect(reads).toBeLessThanOrEqual(8 + seconds)
})

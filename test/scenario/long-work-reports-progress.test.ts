// @module-tag thorough
import { randomFillSync } from 'node:crypto'
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { uploadSink, uploadTo } from '../support/platform/upload-sink.ts'
import { expect, test } from '../support/scenario.ts'

/** How many times faster the step's clock goes: five of its seconds are 25 ms. */
const timeFactor = 200
const amount = String.raw`\d+(\.\d)? ([kMG]?B)`

test('packing and sending report progress and speed every five seconds', async ({ workspace, start }) => {
  const app = join(workspace, 'app')
  mkdirSync(app)
  for (let file = 0; file < 40; file += 1) {
    writeFileSync(join(app, `large-${file}`), '')
    // A sparse file, which takes long to pack.
    truncateSync(join(app, `large-${file}`), 8_000_000)
  }
  writeFileSync(join(app, 'noise'), randomFillSync(Buffer.alloc(12_000_000)))
  await using sink = await uploadSink({
    async hold(request) {
      if (request.method !== 'POST') return
      // As slow as a bad connection: the step's clock shows ten seconds in the middle of the body.
      await setTimeout(10_000 / timeFactor)
    },
  })
  const step = start({ ...uploadTo(sink), timeout: '6h' }, { timeFactor })
  const job = await step.finished
  expect(job.outcome).toBe('accepted')
  const said = job.view.shown
  const packing = said.filter((line) => line.includes(' so far'))
  const sending = said.filter((line) => line.startsWith('Sent '))
  expect(packing[0]).toMatch(new RegExp(String.raw`^Packed \d+ files?, ${amount} so far \(${amount}/s\)$`))
  expect(sending[0]).toMatch(new RegExp(String.raw`^Sent ${amount} of 1\d\.\d MB \(${amount}/s\)$`))
  expect(said).toContainEqual(expect.stringMatching(/^Packed 41 files \(332 MB\) into 1\d\.\d MB\.$/))
  const seconds = ((job.endedAt - job.startedAt) * timeFactor) / 1000
  expect(packing.length + sending.length).toBeLessThanOrEqual(seconds / 5)
})

test('quick work reports no progress', async ({ workspace, start }) => {
  mkdirSync(join(workspace, 'app'))
  writeFileSync(join(workspace, 'app', 'index.js'), '1')
  await using sink = await uploadSink()
  const job = await start(uploadTo(sink)).finished
  expect(job.view.shown.filter((line) => /so far|^Sent /.test(line))).toEqual([])
})

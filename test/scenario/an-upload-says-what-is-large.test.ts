// @module-tag thorough
import { randomFillSync } from 'node:crypto'
import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { said, saidAlone } from '../support/messages.ts'
import { UploadSink, uploadTo } from '../support/platform/upload-sink.ts'
import { expect, test } from '../support/scenario.ts'
import { plant } from '../support/workspace.ts'

const mebibyte = 1024 * 1024

test('the largest entries are named before a large archive is sent', async ({ workspace, start }) => {
  const app = plant(join(workspace, 'app'), { 'src/index.js': '1', '.cache/info': '{}' })
  mkdirSync(join(app, 'web/.cache/images'), { recursive: true })
  // It repeats but does not compress, because deflate does not look back that far.
  const block = randomFillSync(Buffer.alloc(mebibyte))
  for (let file = 0; file < 60; file += 1) writeFileSync(join(app, `web/.cache/images/${file}`), block)
  const video = openSync(join(app, 'web/intro.mp4'), 'w')
  for (let part = 0; part < 40; part += 1) writeSync(video, block)
  closeSync(video)
  // A platform that does not answer until the entries were printed.
  await using sink = await new UploadSink(async () => void (await step.line(/The archive is large/))).open()
  const step = start(uploadTo(sink), { limit: 38_000 })
  const job = await step.finished
  expect(job.outcome).toBe('accepted')
  const largest = 'web/.cache/ (62.9 MB), web/intro.mp4 (41.9 MB)'
  expect(job.notices[0]).toMatch(saidAlone('archive-large', undefined, largest))
  expect(sink.seen.filter((request) => request.startsWith('POST'))).toHaveLength(1)
})

test.runIf(process.platform === 'linux')(
  'a full disk below the temporary folder ends it before anything is sent',
  async ({ workspace, run }) => {
    // Incompressible, and more than is kept in memory.
    writeFileSync(join(plant(join(workspace, 'app'), { a: '1' }), 'noise'), randomFillSync(Buffer.alloc(18 * mebibyte)))
    await using sink = await new UploadSink().open()
    const under = ['bash', '-c', 'ulimit -f 17000; exec "$@"', 'bash']
    const job = await run(uploadTo(sink), { under })
    expect(job.errors).toEqual([expect.stringMatching(said('temporary-disk-full'))])
    expect(sink.seen.filter((request) => request.startsWith('POST'))).toEqual([])
  },
)

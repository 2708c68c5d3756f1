// @module-tag thorough
import { goodLog } from '../support/platform/state.ts'
import { byRef, test } from '../support/scenario.ts'

test.concurrent.for(['gzip', 'deflate', 'br', 'zstd'] as const)(
  'a deploy on a platform that compresses every answer in %s succeeds, with its log',
  async (compression, { platform, run, expect }) => {
    const site = await platform({ compression })
    const job = await run(byRef(site))
    expect(job.outcome).toBe('succeeded')
    expect(job.buildLog).toEqual(goodLog)
    expect(job.warnings).toEqual([])
  },
)

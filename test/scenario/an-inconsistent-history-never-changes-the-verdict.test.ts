// @module-tag thorough
import type { Fault } from '../../emulator/src/index.ts'
import { localSite } from '../support/local-site.ts'
import { test } from '../support/scenario.ts'

const history = 'list_deployments'
const memories: [string, Fault[]][] = [
  ['flaps', [{ operation: history, kind: 'show-stage', stage: 'queued', probability: 0.5 }]],
  ['goes back', [{ operation: history, kind: 'show-stage', stage: 'queued', skip: 4, times: 3 }]],
  ['shouts', [{ operation: history, kind: 'change-case', to: 'upper' }]],
  ['speaks in tongues for a while', [{ operation: history, kind: 'show-word', word: 'pondering', times: 6 }]],
  ['answers with what was', [{ operation: history, kind: 'stale', reads: 4 }]],
  ['knows of no status for a while', [{ operation: history, kind: 'hide-status', times: 6 }]],
  ['misses the newest for a while', [{ operation: history, kind: 'hide-newest', times: 4, skip: 2 }]],
  [
    'is cut, mute and HTML in turn',
    [
      { operation: history, kind: 'cut', skip: 2, times: 2 },
      { operation: history, kind: 'html', skip: 3, times: 2 },
      { operation: history, kind: 'mute', skip: 4, times: 1 },
    ],
  ],
]

// Every other build fails.
const stories = memories.map(([name, faults], index) => ({ name, faults, exitCode: index % 2 }))

test.concurrent.for(stories)('one that $name', async ({ faults, exitCode }, { seed, folder, run, expect }) => {
  await using site = await localSite(folder, { faults, seed, exitCode, lines: 3, everyMs: 50 })
  const job = await run(site.byRef, { timeFactor: 10 })
  expect(job.outcome).toBe(exitCode === 0 ? 'succeeded' : 'failed')
  expect(site.made).toBe(1)
})

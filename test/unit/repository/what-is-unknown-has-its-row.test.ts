import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, sourceFiles, sourceOf } from './sources.ts'

/** The readers whose answer may be `unknown`, and the parts of the table in docs/how-it-decides.md that say what this means there. */
const readers: Readonly<Record<string, readonly string[]>> = {
  'actions/preview/triggering-comment.ts': ['comment that asks for a preview'],
  'ci/github-event.ts': ['event of the job'],
  'config/file/config-search.ts': ['configuration file'],
  'deployment/deleted-services.ts': ['preview whose service is missing'],

  'deployment/forward/comparison.ts': ['forward only'],
  'deployment/forward/live-commit.ts': ['forward only'],
  'deployment/proven-elsewhere.ts': ['proven first (`after`)'],
  'fleet/host.ts': ['plan of a fleet'],
  'fleet/results/execution-record.ts': ['result of a fleet'],
  'fleet/results/results-file.ts': ['result of a fleet'],
  'git/index-and-excludes.ts': ['upload'],
  'git/working-copy-root.ts': ['configuration file'],
  'github/deployments/remembered-deployments.ts': ['plan of a fleet', '`skip-unchanged`'],
  'preview/memory/preview-memory.ts': ['`max-previews`'],
  'run/tracker.ts': ['`skip-unchanged`', '`removed-env`'],
  'text/commits/commit-graph.ts': ['forward only'],
  'text/regular-file.ts': ['event of the job', 'result of a fleet'],
}

const page = readFileSync(join(root, 'docs/how-it-decides.md'), 'utf8')
const [, table = ''] = page.split('## What is not known\n')
const parts = [...(table.split('\n## ')[0] ?? '').matchAll(/^\| ([^|]+?) \| .*\.test\.ts\) \|$/gm)].map(
  ([, part]) => part,
)

test('each reader that may answer "unknown" has a row that says what this means, with its test', () => {
  const declaring = sourceFiles().filter((file) => /\| \{ readonly kind: 'unknown'/.test(sourceOf(file)))
  expect(declaring.filter((file) => !file.startsWith('emulator/'))).toEqual(Object.keys(readers).sort())
  for (const named of Object.values(readers).flat()) expect(parts).toContain(named)
})

test('what the system will not look at is not taken for what is not there', () => {
  const asking = sourceFiles().filter((file) => !file.startsWith('emulator/') && /\bexistsSync\b/.test(sourceOf(file)))
  // `isThere` says so instead.
  expect(asking).toEqual([])
})

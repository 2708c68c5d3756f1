// @module-tag thorough
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')

/** The most that a walk may have, from its first file to its end. */
const most = [
  { walk: 'deploy by ref', files: 16, climbs: 2 },
  // With what a preview adds: a claim, a memory, a comment, a service, and the way to GitHub. One climb is its own: an action is called back
  // by whoever reports its end.
  { walk: 'a preview on `opened`', files: 28, climbs: 3 },
  // Chosen by hand; then with what is read of the last deployments, and with the checks.
  { walk: "a fleet's service", files: 20, climbs: 2 },
  { walk: "a fleet's service with a plan and a gate", files: 26, climbs: 3 },
  { walk: 'taxiway rollback', files: 16, climbs: 2 },
]

test('the walks through the code are as short as they were made, and as docs/architecture.md shows them', () => {
  const printed = execFileSync(process.execPath, ['scripts/walks.ts'], { cwd: root, encoding: 'utf8' }).trim()
  expect(readFileSync(join(root, 'docs/architecture.md'), 'utf8')).toContain(`\`\`\`\n${printed}\n\`\`\``)
  for (const { walk, files, climbs } of most) {
    const counted = new RegExp(`^${walk}: (\\d+) files, (\\d+) climbs$`, 'm').exec(printed)
    expect(Number(counted?.[1]), walk).toBeLessThanOrEqual(files)
    expect(Number(counted?.[2]), walk).toBeLessThanOrEqual(climbs)
  }
}, 120_000)

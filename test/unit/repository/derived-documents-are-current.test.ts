import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from './sources.ts'

test('what npm run docs writes is current', () => {
  expect(() =>
    execFileSync(process.execPath, ['scripts/docs.ts', '--check'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }),
  ).not.toThrow()
})

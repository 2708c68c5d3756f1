import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from './sources.ts'

const { on, jobs } = parse(readFileSync(join(root, '.github/workflows/ci.yml'), 'utf8'))
const { 'ci-ok': last, ...others } = jobs
const hasJq = spawnSync('jq', ['--version']).status === 0

test('ci-ok waits for every other job, on pull requests and in a merge queue', () => {
  expect(last.needs).toEqual(Object.keys(others))
  expect(last.if).toBe('always()')
  expect(Object.keys(on)).toEqual(expect.arrayContaining(['push', 'pull_request', 'merge_group']))
})

test.skipIf(!hasJq || process.platform === 'win32').each([
  [{}, 0],
  [{ 'dependency-review': 'skipped' }, 0],
  [{ 'dependency-review': 'failure' }, 1],
  [{ check: 'skipped' }, 1],
  [{ check: 'failure' }, 1],
  [{ 'end-to-end': 'cancelled' }, 1],
])('with %j its step exits with %i', (results, code) => {
  const all = { ...Object.fromEntries(Object.keys(others).map((name) => [name, 'success'])), ...results }
  const needs = Object.fromEntries(Object.entries(all).map(([name, result]) => [name, { result, outputs: {} }]))
  const { status } = spawnSync('bash', ['-eo', 'pipefail', '-c', last.steps[0].run], {
    env: { ...process.env, NEEDS: JSON.stringify(needs) },
  })
  expect(status).toBe(code)
})

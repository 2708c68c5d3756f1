import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { git } from '../../../../src/cli/job.ts'
import { findConfig } from '../../../../src/config/file/find.ts'
import { said } from '../../../support/messages.ts'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'taxiway-base-')))
const origin = join(folder, 'origin')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(cwd: string, ...args: readonly string[]): string {
  const identity = ['-c', 'user.name=t', '-c', 'user.email=t@example.com', '-c', 'commit.gpgsign=false']
  return execFileSync('git', [...identity, ...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()
}

let base = ''
let head = ''

beforeAll(() => {
  mkdirSync(join(origin, 'apps'), { recursive: true })
  run(origin, 'init', '--quiet', '--initial-branch=main')
  run(origin, 'config', 'uploadpack.allowAnySHA1InWant', 'true')
  writeFileSync(join(origin, 'taxiway.yaml'), '\n\n  # indented\n  success-states: [shipped]\n')
  writeFileSync(join(origin, 'apps', 'own.yaml'), 'timeout: 10m\n')
  run(origin, 'add', '.')
  run(origin, 'commit', '--quiet', '-m', 'base')
  base = run(origin, 'rev-parse', 'HEAD')
  run(origin, 'checkout', '--quiet', '-b', 'change')
  writeFileSync(join(origin, 'taxiway.yaml'), 'success-states: [failed]\n')
  writeFileSync(join(origin, 'new.yaml'), 'timeout: 10m\n')
  run(origin, 'rm', '--quiet', '-r', 'apps')
  run(origin, 'add', '.')
  run(origin, 'commit', '--quiet', '-m', 'change')
  head = run(origin, 'rev-parse', 'HEAD')
})

/** A clone of the change, with this many commits. */
function clone(name: string, ...more: readonly string[]): string {
  const target = join(folder, name)
  run(folder, 'clone', '--quiet', ...more, '--branch=change', '--single-branch', pathToFileURL(origin).href, target)
  return target
}

const search = (at: string, base: string | undefined, path?: string) =>
  findConfig({ path, folder: at, git, base, keys: [] })

test('the change cannot redefine what success means', async () => {
  const full = clone('full')
  const { file } = await search(full, base)
  expect(file.inputs.get('success-states')).toEqual({
    text: 'shipped',
    origin: `taxiway.yaml of ${base.slice(0, 12)}:4:19`,
  })
  expect((await search(full, undefined)).file.inputs.get('success-states')?.text).toBe('failed')
})

test.each([
  ['commit', () => base],
  ['branch', () => 'main'],
])('a shallow checkout fetches the base %s, and a full one stays full', async (kind, baseOf) => {
  const shallow = clone(`shallow-${kind}`, '--depth=1')
  expect((await search(shallow, baseOf())).file.inputs.get('success-states')?.text).toBe('shipped')
  const full = clone(`full-${kind}`)
  expect((await search(full, baseOf())).file.inputs.get('success-states')?.text).toBe('shipped')
  expect(run(full, 'rev-parse', '--is-shallow-repository')).toBe('false')
})

test('a file and a folder that the change removes still count', async () => {
  const full = clone('removed')
  unlinkSync(join(full, 'taxiway.yaml'))
  expect((await search(full, base)).file.inputs.get('success-states')?.text).toBe('shipped')
  const { file, folder: at } = await search(full, base, 'apps/own.yaml')
  expect([file.inputs.get('timeout')?.text, at]).toEqual(['10m', join(full, 'apps')])
})

test('a file that only the change has is refused', async () => {
  const full = clone('new')
  await expect(search(full, base, 'new.yaml')).rejects.toThrow(said('config-not-in-base', base, 'new.yaml'))
})

test('a base that cannot be fetched is refused', async () => {
  const shallow = clone('alone', '--depth=1')
  run(shallow, 'remote', 'set-url', 'origin', join(folder, 'gone'))
  await expect(search(shallow, base)).rejects.toThrow(said('config-base-unreadable', base))
  await expect(search(shallow, 'main')).rejects.toThrow(said('config-base-unreadable', 'main'))
  await expect(search(shallow, '--upload-pack=touch x')).rejects.toThrow(said('config-base-unreadable'))
  await expect(search(folder, head)).rejects.toThrow(said('config-base-unreadable'))
})

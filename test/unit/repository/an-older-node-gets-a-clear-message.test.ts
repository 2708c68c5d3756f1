// @module-tag thorough

import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newFolder } from '../../support/folder.ts'
import { packedPackage } from './package-copy.ts'
import { root, sourceOf } from './sources.ts'

/** An installed Node that is too old, with its version; `npm ci` installs a newer one for everything else. */
const old = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map((folder) => join(folder, process.platform === 'win32' ? 'node.exe' : 'node'))
  .filter((path) => existsSync(path))
  .map((path) => ({ path, version: execFileSync(path, ['--version'], { encoding: 'utf8' }).trim().slice(1) }))
  .find(({ version }) => Number.parseInt(version, 10) < 24)

test('`engines` names the oldest Node that is accepted', () => {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const [, oldest = ''] = /^const oldest = (\d+)$/m.exec(sourceOf('text/node-version.ts')) ?? []
  expect(engines.node).toBe(`>=${oldest}`)
})

describe.skipIf(old === undefined)(`on Node ${old?.version}`, () => {
  const { path = '', version = '' } = old ?? {}
  const sentence = `but runs on ${version}`
  const folder = newFolder(afterAll)

  beforeAll(() => {
    execFileSync('tar', ['-xzf', packedPackage()], { cwd: folder })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  })

  function run(...args: readonly string[]): { stdout: string; stderr: string; status: number | null } {
    return spawnSync(path, args, { cwd: join(folder, 'package'), encoding: 'utf8' })
  }

  test('an action says what is needed in one annotation', () => {
    const { stdout, stderr, status } = run(join(root, 'dist/index.js'))
    expect({ stderr, status }).toEqual({ stderr: '', status: 1 })
    expect(stdout).toMatch(/^::error::[^\n]+\n$/)
    expect(stdout).toContain(sentence)
  })

  test.each(['--help', 'emulator'])('taxiway %s says what is needed', (args) => {
    const { bin } = JSON.parse(readFileSync(join(folder, 'package/package.json'), 'utf8'))
    const { stdout, stderr, status } = run(bin.taxiway, ...args.split(' ').filter(Boolean))
    expect({ stdout, status }).toEqual({ stdout: '', status: 1 })
    expect(stderr).toMatch(/^Error: [^\n]+\n$/)
    expect(stderr).toContain(sentence)
  })

  test.each([
    ['import("taxiway")', 'import("./lib/index.js")'],
    ['import("taxiway/contract")', 'import("./lib/contract.js")'],
  ])('%s rejects with what is needed', (_, code) => {
    const { stdout } = run('-e', `${code}.catch((error) => console.log(error.message))`)
    expect(stdout).toContain(sentence)
  })
})

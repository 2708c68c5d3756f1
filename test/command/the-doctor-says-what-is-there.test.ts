// @module-tag thorough

import { spawnSync } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dialects, type LocalPlatform } from '../../emulator/src/index.ts'
import { commandFile, runCommand } from '../support/command.ts'
import { siteWithHistory } from '../support/doctor.ts'
import { newFolder } from '../support/folder.ts'

const folder = newFolder(afterAll)
let platform: LocalPlatform
beforeAll(async () => {
  platform = await siteWithHistory(folder, dialects.plain)
})
afterAll(() => platform.close())

const service = ['--service-id', 'svc_site']
const doctor = (args: readonly string[], key = platform.keys.account) =>
  runCommand(['doctor', ...args], undefined, {
    cwd: folder,
    environment: { TAXIWAY_BASE_URL: platform.url, TAXIWAY_API_KEY: key },
  })

test('where all is well the report fits one screen, and ends with what to do next', async () => {
  const { code, stdout } = await doctor(service)
  expect(code).toBe(0)
  const lines = stdout.trimEnd().split('\n')
  expect(lines.length).toBeLessThan(24)
  expect(lines.at(-1)).toBe('Ready to deploy.')
  expect(stdout).not.toContain('→')
  expect(stdout).not.toContain(platform.keys.account)
})

test('--json is one document, and --verbose shows the evidence', async () => {
  const [json, verbose] = await Promise.all([doctor([...service, '--json']), doctor([...service, '--verbose'])])
  expect(JSON.parse(json.stdout)).toMatchObject({ ready: true, next: 'Ready to deploy.', serviceId: 'svc_site' })
  expect(verbose.stdout).toContain('`deploymentId`')
})

const unusualWords = {
  ...{ queued: 'moored', building: 'loading', starting: 'casting-off', live: 'shipped', retired: 'shipped' },
  ...{ failed: 'capsized', superseded: 'outrun' },
}

test('a word that is not known comes with what to do', async () => {
  await using other = await siteWithHistory(join(folder, 'other'), { ...dialects.plain, words: unusualWords })
  const { code, stdout } = await doctor([...service, '--base-url', other.url], other.keys.account)
  expect(code).toBe(0)
  expect(stdout).toContain('warn unknown-word: `shipped` is unknown')
  const taught = ['--base-url', other.url, '--success-states', 'shipped', '--failure-states', 'capsized']
  expect((await doctor([...service, ...taught], other.keys.account)).stdout).toMatch(/Ready to deploy\.\n$/)
})

test.each([
  ['a mistake in an input', [...service, '--timeout', 'soon']],
  ['a mistake in the command', ['--yes']],
  ['a platform that is not there', [...service, '--base-url', 'http://127.0.0.1:1'], 1],
])('--json is the same document after %s', async (_, args, exitCode = 2) => {
  const { code, stdout } = await doctor([...args, '--json'])
  expect(code).toBe(exitCode)
  expect(JSON.parse(stdout)).toMatchObject({ ready: false })
})

test.each([
  ['a key that is not accepted', [...service], 1, /the platform does not accept the key/, 'key_unknown'],
  ['a service that is not there', ['--service-id', 'svc_none'], 1, /no such service/, undefined],
  ['an option that does not exist', ['--deploy'], 2, /Unknown option '--deploy'/, undefined],
] as const)('%s', async (_, args, code, says, key) => {
  const ended = await doctor(args, key)
  expect(ended.code).toBe(code)
  expect(ended.stderr).toMatch(says)
})

test('on a terminal the report comes first, and the sentence of the failure last', () => {
  const screen = join(folder, 'screen.txt')
  const both = openSync(screen, 'w')
  const args = [commandFile, 'doctor', ...service, '--base-url', 'http://127.0.0.1:1']
  const environment = { ...process.env, TAXIWAY_API_KEY: 'key_unknown' }
  spawnSync(process.execPath, args, { cwd: folder, env: environment, stdio: ['ignore', both, both] })
  const shown = readFileSync(screen, 'utf8')
  expect(shown).toMatch(
    /^Taxiway doctor: http:\/\/127\.0\.0\.1:1[\s\S]*\nNot ready to deploy: .*\nError: Not ready to deploy: .*\n$/m,
  )
})

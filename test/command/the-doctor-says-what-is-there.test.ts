// @module-tag thorough
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isPartialDialect } from '../../src/dialect/dialect.ts'
import { dialects, type LocalPlatform } from '../../src/emulator/index.ts'
import { runCommand } from '../support/command.ts'
import { siteWithHistory } from '../support/looked-at.ts'
import { expectValid } from '../support/schemas.ts'

let folder: string
let platform: LocalPlatform
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'taxiway-'))
  platform = await siteWithHistory(folder, dialects.plain)
})
afterAll(async () => {
  await platform.close()
  rmSync(folder, { recursive: true, force: true })
})

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

test('--json is one document of the published schema, and --verbose shows the evidence', async () => {
  const [json, verbose] = await Promise.all([doctor([...service, '--json']), doctor([...service, '--verbose'])])
  const report: unknown = JSON.parse(json.stdout)
  expectValid('doctor-report', report)
  expect(report).toMatchObject({ ready: true, next: 'Ready to deploy.', differences: null })
  expect(verbose.stdout).toContain('deploymentId: string, on every record')
  expect(verbose.stdout).toMatch(/`live`: 1 record, known as success/)
})

test('what was learnt is written as a dialect, and compared with later', async () => {
  const [dialect, report] = [join(folder, 'learnt.json'), join(folder, 'shared.json')]
  expect((await doctor([...service, '--dialect', dialect, '--report', report])).code).toBe(0)
  const learnt: unknown = JSON.parse(readFileSync(dialect, 'utf8'))
  expect(isPartialDialect(learnt)).toBe(true)
  expectValid('dialect', learnt)
  expect(readFileSync(report, 'utf8')).not.toMatch(/svc_site|dep_|127\.0\.0\.1|local_/)
  const same = await doctor([...service, '--expect', dialect])
  expect(same.code).toBe(0)
  expect(same.stdout).toContain('Nothing differs from the expected dialect.')

  writeFileSync(dialect, JSON.stringify({ ...Object(learnt), statusKey: 'state' }))
  const other = await doctor([...service, '--expect', dialect])
  expect(other.code).toBe(1)
  expect(other.stdout).toContain('  matters  statusKey: `status` in place of `state`')
  expect(other.stderr).toContain('statusKey')
})

test('a configuration file that does not exist yet is only made for words', async () => {
  const { code, stderr } = await doctor([...service, '--config', 'new.yaml', '--yes'])
  expect(code).toBe(0)
  expect(stderr).toContain('No words to add to the configuration file.')
  expect(existsSync(join(folder, 'new.yaml'))).toBe(false)
})

test.each([
  ['a mistake in an input', [...service, '--expect', 'none.json'], 'does not exist'],
  ['a mistake in the command', ['--yes'], '--yes needs --config'],
])('--json is the same document after %s', async (_, args, says) => {
  const { code, stdout } = await doctor([...args, '--json'])
  expect(code).toBe(2)
  expectValid('doctor-report', JSON.parse(stdout))
  expect(JSON.parse(stdout)).toMatchObject({ ready: false, next: expect.stringContaining(says), requests: 0 })
})

test.each([
  ['a key that is not accepted', [...service], 1, /the platform does not accept the key/, 'key_unknown'],
  ['a service that is not there', ['--service-id', 'svc_none'], 1, /no such service/, undefined],
  ['a dialect that is not there', [...service, '--expect', 'none.json'], 2, /`--expect` does not exist/, undefined],
  ['an option that does not exist', ['--deploy'], 2, /There is no option "--deploy"/, undefined],
  ['--yes without a file', ['--yes'], 2, /--yes needs --config/, undefined],
] as const)('%s', async (_, args, code, says, key) => {
  const ended = await doctor(args, key)
  expect(ended.code).toBe(code)
  expect(ended.stderr).toMatch(says)
})

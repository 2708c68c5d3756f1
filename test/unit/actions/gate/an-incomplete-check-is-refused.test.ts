import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readGateInputs } from '../../../../src/actions/gate/inputs.ts'
import { InputError } from '../../../../src/client/errors.ts'
import { readContext, runnerInputs } from '../../../../src/github/job/environment.ts'
import { Redactor } from '../../../../src/text/redactor.ts'

type Given = Readonly<Record<string, string>>

const base = { 'base-url': 'https://platform.example', 'api-key': 'k', 'service-id': 'svc-1' }
const health = { 'health-url': 'https://shop.example/health' }
const all = { ...health, soak: '5m', 'log-fail-pattern': 'FATAL', sql: 'select 1', 'sql-service-id': 'svc-db' }
const action = parse(readFileSync(new URL('../../../../gate/action.yml', import.meta.url), 'utf8'))
const declared: [string, { default?: string }][] = Object.entries(action.inputs)

function read(given: Given, asked = new Set<string>()) {
  const named = Object.fromEntries(Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]))
  const get = (from: Record<string, string>, name: string): string | undefined => {
    asked.add(name)
    return from[name]
  }
  const environment = { GITHUB_SHA: 'abcdef1' }
  const inputs = runnerInputs(new Proxy(named, { get }))
  return readGateInputs({ inputs, environment, context: readContext(environment), redactor: new Redactor() })
}

const names = ({ request }: ReturnType<typeof read>) => request.checks?.map(({ name }) => name)

test('only the requested checks run, in a fixed order', () => {
  expect(names(read(base))).toEqual([])
  expect(names(read({ ...base, ...all }))).toEqual(['health', 'runtime log', 'SQL'])
  expect(read({ ...base, 'rollback-ref': 'v1' }).request).toMatchObject({
    serviceId: 'svc-1',
    commit: 'abcdef1',
    allowLatest: false,
    rollbackRef: 'v1',
  })
})

test('every input that gate/action.yml declares is read, and no other', () => {
  const asked = new Set<string>()
  read({ ...base, ...all }, asked)
  // Read before: by shared/configured.ts and shared/report-files.ts.
  const own = declared.filter(([name]) => !['config', 'config-ref', 'junit', 'events', 'service'].includes(name))
  expect([...asked].sort()).toEqual(own.map(([name]) => `INPUT_${name.toUpperCase()}`).sort())
})

test('the defaults of gate/action.yml make a check that can pass', () => {
  const plain = declared.flatMap(([name, { default: value }]) => (value?.includes('${{') ? [] : [[name, value ?? '']]))
  expect(names(read({ ...Object.fromEntries(plain), ...base, ...health }))).toEqual(['health'])
})

test.each<[string, Given]>([
  ['service-id', { 'service-id': '' }],
  ['deployment-id', { 'deployment-id': 'a/b' }],
  ['allow-latest', { 'allow-latest': 'maybe' }],
  ['health-url', { 'health-url': 'ftp://shop.example' }],
  ['health-url', { 'health-url': 'file:///etc/passwd' }],
  ['health-url', { 'health-url': 'https://user:word@shop.example' }],
  ['health-status', { ...health, 'health-status': '2xx' }],
  ['health-status', { ...health, 'health-status': '399-200' }],
  ['health-body', { ...health, 'health-body': '(' }],
  ['health-body', { ...health, 'health-body': 'ok|' }],
  ['health-body', { 'health-body': 'ok' }],
  ['health-successes', { 'health-successes': '0' }],
  ['health-interval', { 'health-interval': 'soon' }],
  ['health-timeout', { ...health, 'health-timeout': '0s' }],
  ['soak', { soak: '5m' }],
  ['soak', { soak: '7h', 'log-fail-pattern': 'x' }],
  ['log-fail-pattern', { 'log-fail-pattern': 'x' }],
  ['log-fail-pattern', { soak: '5m', 'log-fail-pattern': '[' }],
  ['sql', { sql: 'select 1' }],
  ['sql-service-id', { 'sql-service-id': 'svc-db' }],
  ['rollback-ref', { 'rollback-ref': '--force' }],
  ['timeout', { timeout: '0s' }],
])('%s in %o', (input, given) => {
  try {
    read({ ...base, ...given })
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    expect(error.input).toBe(input)
    expect(error.message).toContain(`\`${input}\``)
    expect(error.message).toMatch(/^[^\n]+\.$/)
    return
  }
  throw new Error('nothing was refused')
})

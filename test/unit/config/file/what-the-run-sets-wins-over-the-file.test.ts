import { afterAll, expect, test } from 'vitest'
import type { ConfigFile } from '../../../../src/old/config/file/checked-config.ts'
import { checkConfigFile } from '../../../../src/old/config/file/config-reader.ts'
import { configuredInputs, requireService } from '../../../../src/old/config/file/configured-inputs.ts'
import { readVariables } from '../../../../src/old/config/given-variables.ts'
import { type InputName, inputTable } from '../../../../src/old/config/input-table.ts'
import { Inputs } from '../../../../src/old/config/inputs.ts'
import { newFolder } from '../../../support/folder.ts'
import { said } from '../../../support/messages.ts'

const repository = newFolder(afterAll)

const parse = (text: string, path: string): ConfigFile => checkConfigFile(Buffer.from(text), path)
const file = parse(
  `timeout: 40m
on-superseded: neutral
environment: production
services:
  web: { service-id: svc_2, environment-url: https://web.example }
  api:
    service-id: svc_1
    timeout: 45m
    needs: [web]
    env: { WEB: https://web.example/x, LEVEL: "3", QUOTED: "a\\n\\"b\\\\" }
    gate: { health-url: https://api.example/health, health-body: 'v{sha}' }
`,
  'taxiway.yaml',
)

/** The inputs of a run of the service `api`. */
function read(
  given: Readonly<Record<string, string>>,
  more: {
    readonly service?: string | null
    readonly sha?: string | null
    readonly from?: ConfigFile
    readonly takes?: (name: InputName) => boolean
    readonly unproven?: string
  } = {},
): Inputs {
  const own = new Inputs((name) => given[name])
  const { service = 'api', sha = 'abc', from = file, takes = () => true, ...found } = more
  const configured = service === null ? undefined : requireService(from, service)
  return configuredInputs(
    own,
    { file: from, shown: 'taxiway.yaml', folder: repository, root: repository, ...found },
    { service: configured, sha: sha ?? undefined, takes },
  )
}

test('the run, then the service, then the top level, then the default', () => {
  expect(read({ timeout: '50m' }).get('timeout')).toBe(50 * 60_000)
  expect(read({}).get('timeout')).toBe(45 * 60_000)
  expect(read({}, { service: 'web' }).get('timeout')).toBe(40 * 60_000)
  expect(read({}).get('health-successes')).toBe(3)
  expect(read({ timeout: ' ' }).get('timeout')).toBe(45 * 60_000)
  expect(read({}, { service: null }).get('timeout')).toBe(40 * 60_000)
  expect(read({}, { service: null }).get('service-id')).toBeUndefined()
  expect(read({}).get('environment')).toBe('production/api')
  expect(read({}).get('health-url')).toBe('https://api.example/health')
})

test('a value knows where it stands, unless the run gives it', () => {
  const inputs = read({ timeout: '50m' })
  expect([inputs.findOrigin('service-id'), inputs.findOrigin('on-superseded')]).toEqual([
    'taxiway.yaml:7:17',
    'taxiway.yaml:2:16',
  ])
  expect([inputs.findOrigin('timeout'), inputs.findOrigin('sql')]).toEqual([undefined, undefined])
})

test('what a run does not take stays unset', () => {
  const inputs = read({}, { takes: (name) => !inputTable[name].isOfProduction })
  expect([inputs.get('service-id'), inputs.get('environment'), inputs.get('on-superseded')]).toEqual([
    undefined,
    undefined,
    'neutral',
  ])
})

test('variables of the file join those of the run, which win, and are not secret', () => {
  const noFile = parse(
    'services: { web: { environment-url: https://web.example }, api: { needs: [web], env: { WEB: "https://web.example/x", LEVEL: 3, QUOTED: "a\\n\\"b\\\\" } } }',
    'f',
  )
  const inputs = read({ 'env-vars': 'LEVEL=4\nOTHER=o' }, { from: noFile })
  expect(Object.fromEntries(readVariables(inputs).map(({ key, value }) => [key, value]))).toEqual({
    WEB: 'https://web.example/x',
    LEVEL: '4',
    OTHER: 'o',
    QUOTED: 'a\n"b\\',
  })
  expect(inputs.env.get('WEB')).toBe('https://web.example/x')
})

test('the commit stands in the health check, and where it is not known, the check is refused', () => {
  expect(read({}).get('health-body')).toBe('vabc')
  expect(() => read({}, { sha: null }).get('health-body')).toThrow(said('config-commit-unknown', 'taxiway.yaml:11:66'))
  expect(read({ 'health-body': 'mine' }, { sha: null }).get('health-body')).toBe('mine')
})

test('a service that is not in the file is refused with the near one', () => {
  expect(() => read({}, { service: 'apu' })).toThrow(said('config-service-unknown', 'apu', 'Did you mean "api"?'))
  expect(() => read({}, { service: '__proto__' })).toThrow(said('config-service-unknown', '__proto__'))
})

test('of a file that is not proven, what decides an outcome must be given elsewhere, and the rest counts', () => {
  const unproven = 'the reason'
  const plain = parse('services: { api: { service-id: x, timeout: 5m } }', 'f')
  expect(read({}, { from: plain, unproven }).get('timeout')).toBe(5 * 60_000)
  const deciding = {
    'success-states': 'success-states: [live]',
    'failure-states': 'failure-states: [gone]',
    'on-superseded': 'on-superseded: neutral',
    'teardown-request': 'teardown-request: DELETE /x/{id}',
    'archive-path': 'archive-path: site',
    'health-url': 'gate: { health-url: https://a.example }',
    'env-vars': 'env: { A: b }',
  }
  for (const [name, text] of Object.entries(deciding)) {
    const from = parse(`services:\n  api:\n    ${text}\n`, 'f')
    expect(() => read({}, { from, unproven }), name).toThrow(said('config-unproven', undefined, unproven, name))
    expect(() => read({}, { from, unproven, takes: (each) => each !== name })).not.toThrow()
    if (name !== 'env-vars') expect(read({ [name]: 'mine' }, { from, unproven }).findOrigin(name)).toBeUndefined()
  }
})

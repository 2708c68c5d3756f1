import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ConfigFileError } from '../../../../src/old/config/file/config-mistakes.ts'
import { checkConfigFile } from '../../../../src/old/config/file/config-reader.ts'
import { said, saidAlone } from '../../../support/messages.ts'
import { holds } from '../../../support/property.ts'

/** The mistakes of a file, as `LINE:COLUMN TEXT`. */
function mistakesOf(text: string): string[] {
  try {
    checkConfigFile(Buffer.from(text), 'taxiway.yaml', { place: { folder: '/repo', root: '/repo' } })
    return []
  } catch (error) {
    if (!(error instanceof ConfigFileError)) throw error
    return error.mistakes.map(({ line, column, text }) => `${line}:${column} ${text}`)
  }
}

/** Lines of a service `api`, indented by four. */
const service = (...lines: readonly string[]): string =>
  `services:\n  web: { service-id: svc_2 }\n  api:\n${lines.map((line) => `    ${line}\n`).join('')}`

const cases: readonly (readonly [text: string, place: string, message: RegExp])[] = [
  ['', '1:1', said('config-empty')],
  ['# only a comment\n', '1:1', said('config-empty')],
  ['a', '1:1', said('config-not-keys')],
  ['- a', '1:1', said('config-not-keys')],
  ['plan-key: https://a.example\nplan-key: https://b.example', '2:1', said('config-key-twice', 'plan-key', '1')],
  ['plan-key: "https://a.example', '1:29', said('config-not-yaml')],
  [
    'plan-key: a: b',
    '1:11',
    said('config-not-yaml', 'a line has two keys, or keys stand below a value. Quote a text that contains `: `'),
  ],
  [
    service('service-id: ['),
    '5:1',
    said('config-not-yaml', 'a line is indented too little, or a bracket is not closed'),
  ],
  [service('service-id: @a'), '4:17', said('config-not-yaml', 'the text cannot be read from here on')],
  ['services:\n\tapi: {}', '2:1', said('config-tab')],
  ['plan-key: https://a.example\n---\nplan-key: x', '2:1', said('config-several-documents')],
  ['plan-key:', '1:10', said('config-no-value', 'plan-key')],
  ['plan-key: null', '1:11', said('config-no-value', 'plan-key')],
  ["environment: ' '", '1:14', said('config-no-value', 'environment')],
  ['plan-key: [https://a.example]', '1:11', said('config-not-one-value', 'plan-key', 'a list')],
  ['BASE-URL: https://a.example', '1:1', said('config-base-url', 'BASE-URL')],
  ['baseUrl: https://a.example', '1:1', said('config-base-url', 'baseUrl')],
  [service('base-url: https://a.example'), '4:5', said('config-base-url', 'base-url')],
  [service('archive-path: /etc/passwd'), '4:19', said('path-outside-workspace', 'archive-path', '/etc/passwd')],
  [service('archive-path: a/../../b'), '4:19', said('path-outside-workspace', 'archive-path', 'a/../../b')],
  ['teardown-request: DELETE //evil.example/x', '1:19', said('preview-teardown-request-invalid')],
  ['teardown-request: https://evil.example/x', '1:19', said('preview-teardown-request-invalid')],
  ['max-paralel: 3', '1:1', said('config-key-unknown', 'max-paralel', undefined, 'Did you mean `max-parallel`?')],
  ['serviceId: svc', '1:1', said('config-key-elsewhere', 'serviceId', 'at the top level', 'in a service')],
  ['planKey: small', '1:1', said('config-key-unknown', 'planKey', undefined, 'Did you mean `plan-key`?')],
  ['colour: red', '1:1', said('config-key-unknown', 'colour', 'at the top level')],
  ['service-id: svc', '1:1', said('config-key-elsewhere', 'service-id', 'at the top level', 'in a service')],
  ['needs: [api]', '1:1', said('config-key-elsewhere', 'needs', 'at the top level', 'in a service')],
  ['ref: main', '1:1', said('config-key-of-a-run', 'ref')],
  ['dry-run: true', '1:1', said('config-key-of-a-run', 'dry-run')],
  ['? [a]\n: b', '1:3', said('config-key-not-text')],
  ['plan-key: !!binary aGk=', '1:11', said('config-tag')],
  ['plan-key: !secret x', '1:11', said('config-tag')],
  ['environment: *e', '1:14', said('config-alias-unknown', 'e', 'e')],
  ['comment: yes', '1:10', said('input-not-a-boolean', 'comment', 'yes')],
  ["comment: 'true'", '1:10', said('config-quoted', 'comment', 'comment', 'true')],
  ['max-parallel: 0', '1:15', said('input-not-a-number', 'max-parallel', '1', '1000', '0')],
  ["max-parallel: '8'", '1:15', said('config-quoted', 'max-parallel', 'max-parallel', '8')],
  ['timeout: 30', '1:10', said('duration-invalid', 'timeout', '30')],
  ['timeout: 7h', '1:10', said('duration-out-of-range', 'timeout', '7h')],
  ['success-states: []', '1:17', said('config-not-a-list', 'success-states')],
  ['success-states: [a]\nfailure-states: A', '1:17', said('word-in-both-lists', 'a')],
  ['services: {}', '1:11', said('config-no-services')],
  ['services: [api]', '1:11', said('config-not-keys')],
  ['services:\n  a b: { service-id: x }', '2:3', said('config-service-name', 'a b')],
  ['services:\n  __proto__: { service-id: x }', '2:3', said('config-service-name', '__proto__')],
  [
    'services:\n  api: { service-id: x }\n  API: { service-id: y }',
    '3:3',
    said('config-service-case', 'api', '2', 'API'),
  ],
  [
    'services:\n  a: { service-id: x }\n  b: { service-id: x }',
    '3:20',
    said('config-same-service', 'b', 'a', '2', 'x'),
  ],
  [service('service-id: a/b'), '4:17', said('input-not-an-id', 'service-id', 'a/b')],
  [service('<<: { service-id: x }'), '4:5', said('config-key-unknown', '<<', 'in a service')],
  [service('needs: web'), '4:12', said('config-not-a-list', 'needs')],
  [service('needs: [wen]'), '4:13', said('config-service-unknown', 'wen', 'Did you mean "web"?')],
  [service('needs: [web, database]'), '4:18', said('config-service-unknown', 'database', 'It has web, api.')],
  [service('needs: [api]'), '3:3', said('config-cycle', 'api -> api')],
  [service('paths: ["!**/*.md"]'), '4:12', said('config-paths-exclude-all')],
  [service('paths: [[a]]'), '4:13', said('config-not-one-value', 'paths', 'a list')],
  [service(`needs: [web, ghp_${'a1'.repeat(18)}]`), '4:18', said('config-secret-value', '`needs`')],
  [service(`sk_live_${'a1'.repeat(12)}: x`), '4:5', said('config-secret-value', 'A key or an item of the file')],
  [`glpat-${'a1'.repeat(10)}: x`, '1:1', said('config-secret-value', 'A key or an item of the file')],
  [service('env: { A: &a sk_live_aaaabbbbccccdddd }'), '4:18', said('config-secret-value', '`A`')],
  [service('env: { 1A: x }'), '4:12', said('config-variable-name', '1A')],
  [service('gate: true'), '4:11', said('config-not-keys')],
  [service('gate: { health-headers: "X: 1" }'), '4:29', said('config-half-a-check', 'health-headers', 'health-url')],
  [service('gate: { soak: 5m }'), '4:19', said('config-half-a-check', 'soak', 'log-fail-pattern')],
  [service('gate: { health-url: x.example }'), '4:25', said('input-not-a-url', 'health-url', 'x.example')],
  [
    service('gate: { health-url: "https://x.example", health-body: "(" }'),
    '4:59',
    said('pattern-invalid', 'health-body', '('),
  ],
  [service('gate: { health-url: "https://x.example", health-status: ok }'), '4:61', said('statuses-invalid')],
  [service('health-url: https://x.example'), '4:5', said('config-key-elsewhere', 'health-url', 'in a service')],
  [service('gate: { rollback: maybe }'), '4:23', said('input-not-a-boolean', 'rollback', 'maybe')],
]

test.each(cases)('%j is refused at %s', (text, place, message) => {
  const [first = '', ...more] = mistakesOf(text)
  expect([first, ...more].join('\n')).toMatch(message)
  expect(first.startsWith(`${place} `), first).toBe(true)
  expect(more).toEqual([])
})

test('all mistakes of a file come at once, in the order of the lines', () => {
  const text = `timeout: soon\n${service('needs: [wen]', 'paths: a', 'envfile: x')}comment: no\n`
  expect(mistakesOf(text).map((mistake) => mistake.split(' ')[0])).toEqual(['1:10', '5:13', '6:12', '7:5', '8:10'])
})

test.each(['api-key', 'api_key', 'apiKey', 'API-KEY', 'github-token'])(
  '%s in the file is refused, and its value is never shown',
  (key) => {
    for (const text of [`${key}: hunter2hunter2`, service(`${key}: hunter2hunter2`), `${key}: "hunter2hunter2`]) {
      const mistakes = mistakesOf(text)
      expect(mistakes).toHaveLength(1)
      expect(mistakes.join()).not.toContain('hunter2')
    }
    expect(mistakesOf(`${key}: hunter2hunter2`)[0]).toMatch(said('config-secret', key))
  },
)

test('a circle is spelt out once, wherever it begins', () => {
  const needing = (name: string, ...needs: string[]): string =>
    `  ${name}: { service-id: ${name}, needs: [${needs.join(', ')}] }\n`
  const text = `services:\n${needing('first', 'api')}${needing('api', 'web', 'last')}${needing('web', 'api')}  last: { service-id: last }\n`
  expect(mistakesOf(text)).toEqual([expect.stringMatching(said('config-cycle', 'api -> web -> api'))])
})

test.each([
  ['a byte order mark', Buffer.from('\ufefftimeout: x')],
  ['line ends of Windows', Buffer.from('# a\r\n\r\ntimeout: x')],
  ['line ends of old Macs', Buffer.from('# a\r\rtimeout: x')],
])('places count with %s', (_, bytes) => {
  const error = caught(() => checkConfigFile(bytes, 'f'))
  expect(String(error)).toMatch(new RegExp(`^f:${bytes.includes(0x0d) ? 3 : 1}:10: `, 'm'))
})

test('a file that is not a text, or too large, is refused without parsing it', () => {
  expect(caught(() => checkConfigFile(Buffer.from([0xff, 0xfe, 0x61, 0]), 'f')).message).toMatch(
    saidAlone('config-not-utf8', 'f'),
  )
  expect(caught(() => checkConfigFile(Buffer.alloc(5_000_000, ' '), 'f')).message).toMatch(
    saidAlone('config-too-large', 'f'),
  )
})

const scraps = fc.constantFrom(
  ...'services api web needs paths env gate service-id timeout api-key << __proto__ - [ ] { } &a *a " \' !x --- ... true 30m'.split(
    ' ',
  ),
  ...[': ', ':\n', '\n', '\n  ', '\n    ', '- ', ', ', '&a ', '|\n', '>-\n', '!!str ', '!x ', '---\n', '...\n'],
  ...['%YAML 1.1\n', '# ', '\t', '~', '1e3', '0x10', '\u0000', '\u2028', '\ud800', '\ufeff', '\r'],
)

test('whatever the file holds, it is read or every mistake has a line of the file', async () => {
  const text = fc
    .array(fc.oneof({ weight: 9, arbitrary: scraps }, fc.string()), { maxLength: 40 })
    .map((parts) => parts.join(''))
  await holds(
    fc.property(text, (content) => {
      const lines = content.replaceAll(/\r\n?/g, '\n').split('\n')
      for (const mistake of mistakesOf(content)) {
        const [, line, column, sentence] = /^(\d+):(\d+) (.*[.?])$/s.exec(mistake) ?? []
        expect(sentence, mistake).toBeTruthy()
        expect(Number(line)).toBeGreaterThanOrEqual(1)
        expect(Number(line)).toBeLessThanOrEqual(lines.length)
        expect(Number(column)).toBeLessThanOrEqual((lines[Number(line) - 1] ?? '').length + 1)
      }
    }),
    1_000,
  )
})

test('a whole file', () => {
  const text = `
comment: false
success-states: [shipped, up and running]
environment: production
max-parallel: 8
services:
  db:
    service-id: 0123
    paths: &shared [db/**]
  api:
    service-id: svc_1
    paths: *shared
    needs: [db]
    timeout: 45m
    environment: live
    env: { DB: 'at home', LEVEL: 3 }
    gate: { health-url: https://api.example/health, health-body: '{sha}', rollback: true }
`
  const { inputs, services } = checkConfigFile(Buffer.from(text), 'taxiway.yaml')
  expect(inputs.get('max-parallel')).toEqual({ text: '8', origin: 'taxiway.yaml:5:15' })
  const [db, api] = [services.get('db'), services.get('api')]
  expect(db?.inputs.get('service-id')?.text).toBe('0123')
  expect(db?.inputs.get('environment')).toEqual({ text: 'production/db', origin: 'taxiway.yaml:4:14' })
  expect(db?.inputs.get('success-states')?.text).toBe('shipped\nup and running')
  expect(db?.gate).toBeUndefined()
  expect(db?.inputs.has('comment')).toBe(false)
  expect(api).toMatchObject({ name: 'api', paths: ['db/**'], needs: ['db'], line: 10 })
  expect(api?.env).toEqual(
    new Map([
      ['DB', 'at home'],
      ['LEVEL', '3'],
    ]),
  )
  expect(api?.inputs.get('environment')?.text).toBe('live')
  expect(api?.inputs.get('timeout')).toEqual({ text: '45m', origin: 'taxiway.yaml:14:14' })
  expect(api?.gate?.get('rollback')?.text).toBe('true')
  expect(api?.gate?.get('health-body')?.text).toBe('{sha}')
})

function caught(run: () => unknown): Error {
  try {
    run()
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('nothing was thrown')
}

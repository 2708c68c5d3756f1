import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { parseFile } from '../../../src/fleet/file.ts'

const full = `
services:
  web:
    service-id: 17
    needs: [api]
  api: &api
    service-id: svc_api
    paths: [api/**, '!**/*.md']
    env: [DATABASE_URL]
    environment: live-api
    environment-url: https://api.example
    timeout: 45m
    gate: { health-url: https://api.example/health, health-status: 200, soak: 30s, log-fail-pattern: FATAL, rollback: true }
`

function mistakesOf(text: string): string[] {
  try {
    parseFile(text, 'taxiway.yaml')
  } catch (error) {
    return error instanceof Error ? error.message.split('\n').slice(1) : []
  }
  throw new Error('the file was taken')
}

describe('taxiway.yaml', () => {
  test('is read in the order of needs, with the texts that inputs take', () => {
    const [api, web, ...more] = parseFile(full, 'taxiway.yaml')
    expect(more).toEqual([])
    expect(api).toMatchObject({ name: 'api', serviceId: 'svc_api', needs: [], env: ['DATABASE_URL'], hasGate: true })
    expect(api?.given).toMatchObject({
      timeout: '45m',
      'health-status': '200',
      rollback: 'true',
      environment: 'live-api',
    })
    expect(web).toMatchObject({ name: 'web', serviceId: '17', needs: ['api'], paths: [], hasGate: false })
  })

  test.each([
    ['', 'line 1: The file must have keys with values, such as `services: …`.'],
    ['services:\n', 'line 1: services must name services, such as `api: { service-id: svc_1 }`.'],
    ['services: {}\n', 'line 1: services is empty. List at least one service.'],
    [
      'base-url: https://x.example\nservices: { a: { service-id: a } }\n',
      'line 1: "base-url" is unknown here. Use `services`.',
    ],
    ['services: [\n', 'line 2: '],
  ])('%j is refused with the line of its mistake', (text, mistake) => {
    expect(mistakesOf(text)).toEqual([expect.stringContaining(mistake)])
  })

  test.each([
    ['a:\n    service-id: a\n    path: [x]', 'line 4: "path" is unknown here. Use `service-id`, `paths`, '],
    ['a: { paths: [x] }\n  b: {}', 'line 2: service-id is missing.', 'line 3: service-id is missing.'],
    ['b:', 'line 2: The service "b" must have keys with values, such as `service-id: …`.'],
    ['a: { service-id: a/b }', 'line 2: service-id is not an id: "a/b".'],
    ['a:\n    service-id: a\n    timeout: soon', 'line 4: timeout is not a valid duration: "soon".'],
    ['a: { service-id: a, gate: { health-headers: x } }', '"health-headers" is unknown here. Use `health-url`'],
    ['a: { service-id: a, gate: { rollback: true } }', 'A gate needs a check: health-url, check-command, soak, sql.'],
    ['a: { service-id: a, env: [DB=1] }', 'line 2: A variable is named by letters'],
    ['a: { service-id: x }\n  b: { service-id: x }', 'line 3: "a" and "b" are the same service, x. Keep one of them.'],
    ['a:\n    service-id: x\n    needs:\n      - b', 'line 5: "a" needs "b", which the file does not list.'],
    [
      'a: { service-id: a, needs: [b] }\n  b: { service-id: b, needs: [a] }',
      'line 2: These services need each other in a circle: a, b.',
    ],
    ['"a,b": { service-id: a }', 'line 2: "a,b" cannot name a service.'],
    ['constructor: { service-id: a }', 'line 2: "constructor" cannot name a service.'],
    ['a: { service-id: a }\n  a: { service-id: b }', 'line 3: Map keys must be unique'],
  ])('a file with the services %j is refused with every mistake and its line', (services, ...mistakes) => {
    const expected = mistakes.map((mistake) => expect.stringContaining(mistake))
    expect(mistakesOf(`services:\n  ${services}\n`)).toEqual(expected)
  })

  test('of the example is taken', () => {
    const text = readFileSync(new URL('../../../examples/fleet/taxiway.yaml', import.meta.url), 'utf8')
    expect(parseFile(text, 'taxiway.yaml')).toHaveLength(6)
  })

  test('is refused quickly, however large or nested', () => {
    const bomb = `a: &a [${'x,'.repeat(20)}x]\n${'bcdefgh'.replaceAll(/./g, (name) => `${name}: &${name} [${`*${String.fromCharCode(name.charCodeAt(0) - 1)},`.repeat(20)}x]\n`)}services: *h\n`
    const many = `services:\n${Array.from({ length: 2_000 }, (_, index) => `  s${index}: { service-id: a${index} }\n`).join('')}`
    const startMs = performance.now()
    for (const text of [bomb, many, ' '.repeat(2 ** 21), '['.repeat(20_000)])
      expect(() => parseFile(text, 'f')).toThrow()
    expect(performance.now() - startMs).toBeLessThan(60_000)
  })

  test('the published schema takes what the parser takes', () => {
    const schema = JSON.parse(readFileSync(new URL('../../../docs/schemas/taxiway.json', import.meta.url), 'utf8'))
    const validate = new Ajv({ strict: false }).compile(schema)
    expect([validate(parse(full)), validate.errors]).toEqual([true, null])
    expect(validate(parse('services: { a: { service-id: a, path: [x] } }'))).toBe(false)
    expect(validate(parse('services: { a: { paths: [x] } }'))).toBe(false)
  })
})

test('an order keeps the order of the file where needs leave it open', () => {
  const entry = (name: string, ...needs: string[]): string => `  ${name}: { service-id: ${name}, needs: [${needs}] }`
  const services = [entry('d', 'b', 'c'), entry('a'), entry('b', 'a'), entry('c', 'a'), entry('e')]
  const ordered = parseFile(`services:\n${services.join('\n')}\n`, 'taxiway.yaml')
  expect(ordered.map(({ name }) => name)).toEqual(['a', 'e', 'b', 'c', 'd'])
})

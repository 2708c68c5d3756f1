import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDuration, parseDuration } from '../../../src/old/text/formats/duration.ts'
import { deepestLevel, parseJson } from '../../../src/old/text/parsed-json.ts'
import { Redactor, valuesToMask } from '../../../src/old/text/secrets/redactor.ts'
import { didYouMean, likelyName } from '../../../src/old/text/spelling-suggestions.ts'

const names = ['id', 'ref', 'limit', 'serviceId', 'service-id', 'after', 'before']

test.each([
  ['reff', 'ref'],
  ['Limt', 'limit'],
  ['serviceid', 'serviceId'],
  ['SERVICE_ID', 'serviceId'],
  ['befor', 'before'],
])('%s was meant as %s', (wrong, meant) => {
  expect(likelyName(wrong, names)).toBe(meant)
})

test.each(['x', 'password', 'zzzzzz', ''])('%j is like no name', (wrong) => {
  expect(likelyName(wrong, names)).toBeUndefined()
})

test.each([
  ['whoamI', ['whoami', 'import_env', 'get_cron'], 'Did you mean `whoami`?'],
  ['get_scalling', ['get_cron', 'get_scaling', 'get_logs'], 'Did you mean `get_scaling`?'],
  ['x', ['timeout', 'comment', 'base-url'], 'None.'],
])('only what is near is proposed for %s', (wrong, all, hint) => {
  expect(didYouMean(wrong, all, 'None.')).toBe(hint)
})

test.each([
  ['90s', 90_000],
  ['30m', 1_800_000],
  ['1h30m', 5_400_000],
  ['300ms', 300],
  ['1h2m3s4ms', 3_723_004],
  ['0s', 0],
])('%s', (text, ms) => {
  expect(parseDuration(text)).toBe(ms)
})

test.each(['', 'soon', '30', '-5m', '1.5h', '5 m', '30m1h', 'h', '5M', '1e3s', '٣s', '30m\n'])('%j is none', (text) => {
  expect(parseDuration(text)).toBeUndefined()
})

test('every sum of units is parsed back', () => {
  const amount = fc.integer({ min: 0, max: 999 })
  fc.assert(
    fc.property(amount, amount, amount, amount, (h, m, s, ms) => {
      expect(parseDuration(`${h}h${m}m${s}s${ms}ms`)).toBe(((h * 60 + m) * 60 + s) * 1000 + ms)
    }),
  )
})

test.each([
  [0, '0.0 s'],
  [9_949, '9.9 s'],
  [9_950, '10 s'],
  [59_499, '59 s'],
  [59_600, '1 m 00 s'],
  [3_725_000, '62 m 05 s'],
])('%i ms are %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text)
})

test.each([
  ['a secret', 'hunter22', ['hunter22']],
  ['six characters', 'abc123', ['abc123']],
  ['five characters', 'abc12', []],
  ['a common word', 'Production', []],
  ['an empty value', '', []],
  ['several lines', 'first line\nx\nsecond line', ['first line\nx\nsecond line', 'first line', 'second line']],
])('%s', (_, value, masks) => {
  expect(valuesToMask(value, [])).toEqual(masks)
})

test('a value that another input shows is public: masking it would make the runner drop the URL output', () => {
  expect(valuesToMask('https://shop.example', ['https://shop.example/live'])).toEqual([])
  expect(valuesToMask('shop.example', ['https://other.example'])).toEqual(['shop.example'])
})

test.each([
  ['https://shop.example', true],
  ['https://shop.example:8443/', true],
  ['wss://shop.example', true],
  ['https://hooks.example/T0/B0', false],
  ['https://user:pass@shop.example', false],
  ['https://token@shop.example/', false],
  ['https://shop.example/?key=1', false],
  ['https://shop.example?', false],
  ['https://shop.example#x', false],
  ['postgres://db.example', false],
])('an address that is an origin alone is no secret: %s', (value, isOpen) => {
  expect(valuesToMask(value, [])).toEqual(isOpen ? [] : [value])
})

test('a value of letters is hidden as a whole word', () => {
  const redactor = new Redactor()
  redactor.addWord('deploy')
  expect(redactor.redact('The deployment: deploy, (deploy) redeploy deploy_x')).toBe(
    'The deployment: ***, (***) redeploy deploy_x',
  )
  expect(redactor.redact(Buffer.from('deploy').toString('base64'))).toBe('***')
})

const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`

test('what is not nested too deep is as it was', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(parseJson(text)).toEqual(JSON.parse(text))
    }),
  )
  expect(parseJson(nested(deepestLevel))).toEqual(JSON.parse(nested(deepestLevel)))
})

test.each([3_000, 100_000])('what lies deeper is null, so that %i levels overflow no stack', (levels) => {
  const text = `{"kept":true,"deep":${nested(levels)},"wide":${JSON.stringify(Array.from({ length: 500 }, () => ({})))}}`
  const value = parseJson(text)
  expect(value).toMatchObject({ kept: true, wide: expect.any(Array) })
  expect(JSON.stringify(value)).toContain(`${'['.repeat(deepestLevel - 1)}null`)
})

test('a value named like the prototype is cut as any other', () => {
  const value = parseJson(`{"__proto__":${nested(300)}}`)
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
  expect(JSON.stringify(value)).toContain('null')
})

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { addProposals } from '../../../src/doctor/config-file.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taxiway-'))
  file = join(folder, 'taxiway.yaml')
})
afterEach(() => rmSync(folder, { recursive: true }))

const both = { 'success-states': ['shipped'], 'failure-states': ['sunk', 'all lost'] }

test.each([
  ['a file that does not exist', undefined, 'success-states: [shipped]\nfailure-states: [sunk, all lost]\n'],
  [
    'comments, order and other keys',
    '# ours\nbase-url: https://platform.example # the address\n\nservices:\n  api:\n    service-id: svc_1 # the first\n',
    '# ours\nbase-url: https://platform.example # the address\n\nservices:\n  api:\n    service-id: svc_1 # the first\nsuccess-states: [shipped]\nfailure-states: [sunk, all lost]\n',
  ],
  [
    'a list',
    'success-states:\n  - live # was so\n',
    'success-states:\n  - live # was so\n  - shipped\nfailure-states: [sunk, all lost]\n',
  ],
  [
    'spaces of every kind',
    'base-url:   https://platform.example   # keep me\nsuccess-states: [ live ,  done ]   # and me\nservices: { api: { service-id: svc_1 } }',
    'base-url:   https://platform.example   # keep me\nsuccess-states: [ live ,  done, shipped ]   # and me\nservices: { api: { service-id: svc_1 } }\nfailure-states: [sunk, all lost]\n',
  ],
  [
    'a list over several lines',
    'success-states: [\n  live, # one\n  done, # two\n]\nfailure-states: []\n',
    'success-states: [\n  live, # one\n  done, shipped, # two\n]\nfailure-states: [sunk, all lost]\n',
  ],
  [
    'a list without an end of line',
    'failure-states: []\nsuccess-states:\n- live',
    'failure-states: [sunk, all lost]\nsuccess-states:\n- live\n- shipped',
  ],
  [
    'words with commas',
    'success-states: live, ready   # ours\n',
    'success-states: [live, ready, shipped]   # ours\nfailure-states: [sunk, all lost]\n',
  ],
  [
    'words on lines',
    'success-states: |\n  live\n  ready\nfailure-states:\nbase-url: https://a.example\n',
    'success-states: [live, ready, shipped]\nfailure-states: [sunk, all lost]\nbase-url: https://a.example\n',
  ],
  [
    'a word that is there already',
    'success-states: [SHIPPED]\nfailure-states: [Sunk]\n',
    'success-states: [SHIPPED]\nfailure-states: [Sunk, all lost]\n',
  ],
])('%s', (_, before, after) => {
  if (before !== undefined) writeFileSync(file, before)
  const change = addProposals(file, both)
  expect(existsSync(file) ? readFileSync(file, 'utf8') : undefined).toBe(before)
  if (change.kind === 'words') change.write()
  expect(readFileSync(file, 'utf8')).toBe(after)
})

const services =
  'services:\n  api:\n    service-id: svc_1\n    success-states: [done2]\n  web:\n    service-id: svc_2\n'
const failures = 'failure-states: [sunk, all lost]\n'
const ownFailures = (id: string) =>
  services.replace(`service-id: ${id}`, `failure-states: [sunk, all lost]\n    service-id: ${id}`)
const added = (text: string, service: Parameters<typeof addProposals>[2], proposals = both) => {
  writeFileSync(file, text)
  const change = addProposals(file, proposals, service)
  if (change.kind === 'words') change.write()
  return { ...change, text: readFileSync(file, 'utf8') }
}

test.each<[string, Parameters<typeof addProposals>[2], string, string[]]>([
  ['named', { name: 'api' }, ownFailures('svc_1').replace('[done2]', '[done2, shipped]'), []],
  ['found by its id', { id: 'svc_1' }, ownFailures('svc_1').replace('[done2]', '[done2, shipped]'), []],
  [
    'another one',
    { name: 'web', id: 'svc_2' },
    ownFailures('svc_2').replace('service-id: svc_2', 'success-states: [shipped]\n    service-id: svc_2'),
    [],
  ],
  ['not in the file', { id: 'svc_9' }, `${services}success-states: [shipped]\n${failures}`, ['api']],
  ['none', {}, `${services}success-states: [shipped]\n${failures}`, ['api']],
])('words go where they count for a service that is %s', (_, service, after, untouched) => {
  expect(added(services, service)).toMatchObject({ text: after, untouched })
  const again = addProposals(file, both, service)
  expect(again).toMatchObject({ kind: 'words', added: [], untouched })
})

test('each word is told with the key that takes it', () => {
  expect(added(services, { id: 'svc_1' })).toMatchObject({
    added: [
      'services.api.success-states: shipped',
      'services.api.failure-states: sunk',
      'services.api.failure-states: all lost',
    ],
  })
})

test('a service takes over the words of the top level, which those of its own replace', () => {
  const text = 'success-states: live, ready\nservices:\n  api: { service-id: svc_1 }\n  web:\n    service-id: svc_2\n'
  const more = { 'success-states': ['shipped'], 'failure-states': [] }
  const after = added(text, { id: 'svc_1' }, more).text
  expect(parse(after)).toEqual({
    ...parse(text),
    services: {
      api: { 'service-id': 'svc_1', 'success-states': ['live', 'ready', 'shipped'] },
      web: { 'service-id': 'svc_2' },
    },
  })
  expect(added(after, { id: 'svc_1' }, more)).toMatchObject({ added: [], text: after })
})

test.each([
  ['one line', '{"base-url": "https://a.example", "services": {"api": {"service-id": "svc_1"}}}'],
  [
    'several',
    '{\n  "base-url": "https://a.example",\n  "services": {\n    "api": {\n      "service-id": "svc_1"\n    }\n  }\n}\n',
  ],
])('JSON on %s stays JSON', (_, text) => {
  for (const service of [{}, { id: 'svc_1' }]) {
    const { text: after } = added(text, service)
    const { services: own, ...top } = JSON.parse(after)
    expect(service.id === undefined ? top : own.api).toMatchObject(both)
  }
})

test.each(['---\na: 1\n...\n', 'a: 1\n...\n', '# ours\n---\na: 1\n'])(
  'a document with marks keeps them: %j',
  (text) => {
    const { text: after } = added(text, {})
    expect(parse(after)).toEqual({ a: 1, ...both })
    for (const line of text.trimEnd().split('\n')) expect(after).toContain(line)
  },
)

test('an alias keeps the words that it repeats, and what it repeats stays', () => {
  const text = 'success-states: &ours [live]\nservices:\n  api:\n    success-states: *ours\n'
  const { text: after } = added(text, { name: 'api' }, { ...both, 'failure-states': [] })
  expect(after).toBe(text.replace('*ours', '[live, shipped]'))
})

test('words that need quotes get them', () => {
  const words = ['a, b', 'yes', '3', '#1', "it's", 'x: y']
  added('', {}, { 'success-states': words, 'failure-states': [] })
  expect(parse(readFileSync(file, 'utf8'))).toEqual({ 'success-states': words })
})

test('nothing to add, and a file that is not one', () => {
  writeFileSync(file, 'success-states: [shipped]\n')
  expect(addProposals(file, { 'success-states': ['shipped'], 'failure-states': [] })).toMatchObject({ added: [] })
  for (const text of ['a: [', '- a\n- b\n', 'text', '{}', 'a: 1\n...\nb: 2\n']) {
    writeFileSync(file, text)
    expect(addProposals(file, both).kind).toBe('refused')
  }
})

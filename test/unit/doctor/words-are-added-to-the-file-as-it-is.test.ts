import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
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
    'words with commas',
    'success-states: live, ready\n',
    'success-states: [live, ready, shipped]\nfailure-states: [sunk, all lost]\n',
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

test('a service with words of its own gets them there, where they count', () => {
  const services = 'services:\n  api:\n    success-states: [done2]\n  web:\n    service-id: svc_2\n'
  const added = (service: string | undefined) => {
    writeFileSync(file, services)
    const change = addProposals(file, both, service)
    if (change.kind === 'words') change.write()
    return readFileSync(file, 'utf8')
  }
  const failures = 'failure-states: [sunk, all lost]\n'
  expect(added('api')).toBe(services.replace('[done2]', '[done2, shipped]') + failures)
  expect(addProposals(file, both, 'api')).toEqual({ kind: 'nothing' })
  for (const other of ['web', undefined]) expect(added(other)).toBe(`${services}success-states: [shipped]\n${failures}`)
})

test('nothing to add, and a file that is not one', () => {
  writeFileSync(file, 'success-states: [shipped]\n')
  expect(addProposals(file, { 'success-states': ['shipped'], 'failure-states': [] })).toEqual({ kind: 'nothing' })
  for (const text of ['a: [', '- a\n- b\n', 'text']) {
    writeFileSync(file, text)
    expect(addProposals(file, both).kind).toBe('refused')
  }
})

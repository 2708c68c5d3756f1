import { describe, expect, test } from 'vitest'
import { chooseService, isDefaultService, keyOf } from '../../../src/actions/preview-service.ts'
import type { Recalled } from '../../../src/github/preview-memory.ts'

const memory = { target: 'preview:7:web' }
const known: Recalled = {
  kind: 'service',
  serviceId: 'svc-1',
  memory: { ...memory, service: 'svc-1' },
  githubDeployment: 1,
  sha: undefined,
  url: undefined,
}
const recalls: Record<string, Recalled> = {
  known,
  doubt: { kind: 'doubt', memory },
  nothing: { kind: 'nothing' },
  unreadable: { kind: 'unreadable', why: 'GitHub answered 500' },
}

describe.each([true, false])('first: %s', (first) => {
  test.each([
    ['known', { kind: 'use', serviceId: 'svc-1' }],
    ['doubt', { kind: 'refuse' }],
    ['nothing', { kind: 'create', claim: !first }],
    ['unreadable', first ? { kind: 'create', claim: false } : { kind: 'refuse' }],
  ])('%s', (name, choice) => {
    const recalled = recalls[name] ?? known
    const of = { givenId: undefined, name: 'web', image: undefined, recalled, first }
    expect(chooseService(of)).toMatchObject(choice)
    expect(chooseService({ ...of, givenId: 'svc-9' })).toEqual({ kind: 'use', serviceId: 'svc-9' })
  })
})

test('whoever is refused is told what to give', () => {
  for (const recalled of Object.values(recalls)) {
    const choice = chooseService({ givenId: undefined, name: 'web', image: undefined, recalled, first: false })
    if (choice.kind === 'refuse') expect(choice.why).toContain('`service-id`')
  }
})

test.each([
  [undefined, 'app:1', 'refuse'],
  ['app:1', undefined, 'refuse'],
  ['app:1', 'app:2', 'refuse'],
  ['app:1', 'app:1', 'use'],
])('a service of image %s is asked to run %s', (remembered, image, kind) => {
  const recalled = { ...known, memory: { ...known.memory, image: remembered } }
  expect(chooseService({ givenId: undefined, name: 'web', image, recalled, first: false }).kind).toBe(kind)
})

test('a service that is given by id goes by it, unless the default name is remembered for it', () => {
  const given = { givenId: 'svc-1', name: 'harbor-pr-7', named: false }
  expect(keyOf(given, isDefaultService('svc-1', known))).toBe('harbor-pr-7')
  expect(keyOf(given, isDefaultService('svc-2', known))).toBe('id svc-1')
  expect(keyOf({ ...given, named: true }, false)).toBe('harbor-pr-7')
  expect(keyOf({ ...given, givenId: undefined }, false)).toBe('harbor-pr-7')
})

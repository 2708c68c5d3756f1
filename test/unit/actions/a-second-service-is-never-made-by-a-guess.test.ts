import { describe, expect, test } from 'vitest'
import type { Recalled } from '../../../src/actions/preview/memory.ts'
import { chooseService, isDefaultService } from '../../../src/actions/preview/service.ts'

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

test.each<[recalled: string, givenId: string, isDefault: boolean]>([
  ['known', 'svc-1', true],
  ['known', 'svc-2', false],
  ['doubt', 'svc-2', true],
  ['nothing', 'svc-1', false],
  ['unreadable', 'svc-1', false],
])('%s: the default name is that of the given %s: %s', (name, givenId, isDefault) => {
  expect(isDefaultService(givenId, recalls[name] ?? known)).toBe(isDefault)
})

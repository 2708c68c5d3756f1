import { describe, expect, test } from 'vitest'
import { chooseService, type RememberedService } from '../../../../src/actions/preview/service.ts'

const target = 'preview:7:web'
const known = {
  kind: 'known',
  target,
  serviceId: 'svc-1',
  image: undefined,
  exposed: undefined,
  url: undefined,
} as const satisfies RememberedService
const clearing = 'set another `service-name`'
const services: Record<string, RememberedService> = {
  known,
  unconfirmed: { kind: 'unconfirmed', target },
  none: { kind: 'none' },
  unreadable: { kind: 'unreadable', why: 'GitHub answered 500' },
}

describe.each([true, false])('first run: %s', (isFirstRun) => {
  test.each([
    ['known', { kind: 'use', serviceId: 'svc-1' }],
    ['unconfirmed', { kind: 'refuse' }],
    ['none', { kind: 'create' }],
    ['unreadable', isFirstRun ? { kind: 'create' } : { kind: 'refuse' }],
  ])('%s', (name, choice) => {
    const remembered = services[name] ?? known
    const options = { givenId: undefined, name: 'web', image: undefined, remembered, clearing, isFirstRun }
    expect(chooseService(options)).toMatchObject(choice)
    expect(chooseService({ ...options, givenId: 'svc-9' })).toEqual({ kind: 'use', serviceId: 'svc-9' })
  })
})

test.each([
  [undefined, 'app:1', 'refuse'],
  ['app:1', undefined, 'refuse'],
  ['app:1', 'app:2', 'refuse'],
  ['app:1', 'app:1', 'use'],
])('a service of image %s is requested to run %s', (current, image, kind) => {
  const remembered = { ...known, image: current }
  expect(chooseService({ givenId: undefined, name: 'web', image, remembered, clearing, isFirstRun: false }).kind).toBe(
    kind,
  )
})

import { expect, test } from 'vitest'
import { useStage } from './local-platform.ts'

const local = useStage({
  services: [
    { id: 'one', name: 'one', internalPort: 3000 },
    { id: 'two', name: 'two' },
  ],
})

const add = (id: string, hostname: unknown) => local.ask(`/api/services/${id}/domains`, { body: { hostname } })

test('a new domain is pending, whatever DNS says', async () => {
  expect(await add('one', 'App.Example.com')).toEqual({
    status: 201,
    body: {
      id: expect.any(String),
      serviceId: 'one',
      hostname: 'app.example.com',
      status: 'pending',
      port: 3000,
    },
  })
})

test('a domain that any service uses is 409', async () => {
  expect((await add('two', 'taken.example.com')).status).toBe(201)
  for (const id of ['one', 'two']) {
    expect((await add(id, 'TAKEN.example.com.')).status).toBe(409)
  }
})

test.each([
  '',
  'localhost',
  'a..b',
  '-a.example.com',
  'a_b.example.com',
  '127.0.0.1',
  'http://a.example',
  `${'a'.repeat(64)}.example`,
  5,
])('%j is 400', async (hostname) => {
  expect(await add('one', hostname)).toEqual({ status: 400, body: { error: expect.stringMatching(/.{10}/) } })
})

import { expect, test } from 'vitest'
import { stage } from './local-platform.ts'

test('the catalog of engines has an entry for each kind of database, and for buckets', async () => {
  await using local = await stage()
  const { status, body } = await local.ask('/api/hangar/engines', { role: 'service' })
  expect(status).toBe(200)
  for (const entry of body) {
    expect(entry).toEqual({
      engine: expect.stringMatching(/^[a-z]+$/),
      name: expect.any(String),
      port: expect.any(Number),
      hasUser: expect.any(Boolean),
      hasDatabase: expect.any(Boolean),
      storage: expect.any(Boolean),
    })
  }
  expect(body.map(({ engine }: { engine: string }) => engine)).toEqual(
    expect.arrayContaining(['postgres', 'mysql', 'mongodb', 'redis', 'bucket']),
  )
})

test('environment groups are listed by name, without their values', async () => {
  await using local = await stage({ envGroups: ['staging', 'mail'] })
  const { body } = await local.ask('/api/env-groups')
  expect(body).toEqual(['mail', 'staging'].map((name) => ({ id: expect.any(String), name })))
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stage } from './local-platform.ts'

test('the OpenAPI document is served without a key', async () => {
  await using local = await stage()
  const response = await fetch(`${local.platform.url}/openapi.json`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/json')
  const committed = readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')
  expect(await response.json()).toEqual(JSON.parse(committed))
})

test('it can only be read', async () => {
  await using local = await stage()
  expect((await fetch(`${local.platform.url}/openapi.json`, { method: 'POST' })).status).toBe(405)
})

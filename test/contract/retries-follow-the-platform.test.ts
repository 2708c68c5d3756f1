import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { said } from '../support/messages.ts'
import { impatientClock, platformAt } from './client.ts'
import { json, serve } from './server.ts'

test('no wait is shorter than Retry-After, and a write is retried after a 429', async () => {
  await using server = await serve((response, _, index) => {
    if (index === 0) return json(response, 429, { error: 'slow down' }, { 'retry-after': '7' })
    return json(response, 202, { deploymentId: 'd1' })
  })
  const clock = impatientClock()
  await using platform = platformAt(server, { clock, random: () => 0 })
  expect(await platform.call('deploy_service', { id: 's1' })).toEqual({ deploymentId: 'd1' })
  expect(clock.waits).toEqual([7000])
})

test('a Retry-After holds for all calls as soon as its headers are there, whenever its body ends', async () => {
  const headers = Promise.withResolvers<void>()
  const heard = (): void => headers.resolve()
  const body = Promise.withResolvers<void>()
  await using server = await serve(async (response, _, index) => {
    if (index > 0) return json(response, 200, { id: 'u' })
    response.writeHead(429, { 'retry-after': '7' }).write('{')
    await body.promise
    response.end('}')
  })
  const clock = impatientClock()
  await using platform = platformAt(server, { clock, random: () => 0 })
  subscribe('undici:request:headers', heard)
  const first = platform.call('whoami', {})
  await headers.promise.finally(() => unsubscribe('undici:request:headers', heard))
  // undici says so before the client itself hears of it.
  await setImmediate()
  await platform.call('whoami', {}).finally(body.resolve)
  expect(clock.waits).toEqual([expect.closeTo(7000, -2)])
  await first
})

test('a Retry-After beyond the deadline ends the call at once, and is reported', async () => {
  await using server = await serve((response) => json(response, 429, {}, { 'retry-after': '600' }))
  const clock = impatientClock()
  await using platform = platformAt(server, { clock })
  await expect(platform.call('whoami', {})).rejects.toMatchObject({ status: 429, retryAfterMs: 600_000 })
  expect(clock.waits).toEqual([])
  expect(server.received).toHaveLength(1)
})

test('on a 500 a read is tried five times, a write once', async () => {
  await using server = await serve((response) => json(response, 500, { error: 'boom' }))
  await using platform = platformAt(server)
  await expect(platform.call('get_cron', { id: 's1' })).rejects.toThrow('get_cron: the platform answered 500: "boom".')
  expect(server.received).toHaveLength(5)
  await expect(platform.call('set_autodeploy', { id: 's1', enabled: false })).rejects.toThrow(said('refused-write-500'))
  expect(server.received).toHaveLength(6)
})

test('a caller can switch retries off', async () => {
  await using server = await serve((response) => json(response, 503, {}))
  await using platform = platformAt(server)
  await expect(platform.call('whoami', {}, { retries: false })).rejects.toMatchObject({ status: 503 })
  expect(server.received).toHaveLength(1)
})

test('retries can be switched off for all calls of a client', async () => {
  await using server = await serve((response) => json(response, 503, {}))
  await using platform = platformAt(server, { retries: false })
  await expect(platform.call('whoami', {})).rejects.toMatchObject({ status: 503 })
  await expect(platform.history('s1').next()).rejects.toMatchObject({ status: 503 })
  expect(server.received).toHaveLength(2)
})

test('each failure is told before its call is tried again', async () => {
  await using server = await serve((response, _, index) =>
    index < 2 ? json(response, 503, { error: 'busy' }) : json(response, 200, { id: 'u' }),
  )
  const ofPlatform: number[] = []
  const ofCall: string[] = []
  await using platform = platformAt(server, {
    retries: false,
    onRetry: (_error, waitMs) => ofPlatform.push(waitMs),
    clock: impatientClock(),
    random: () => 0.5,
  })
  await platform.call('whoami', {}, { retries: true, onRetry: ({ message }) => ofCall.push(message) })
  expect(ofPlatform).toEqual([250, 500])
  expect(ofCall).toEqual([expect.stringContaining('busy'), expect.stringContaining('busy')])
})

import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { NoAnswerError, UnreadableError } from '../../src/old/client/errors.ts'
import { said, saidAlone } from '../support/messages.ts'
import { heldClock, impatientClock, platformAt, testKey } from './client.ts'
import { json, serve, serveSockets, until } from './server.ts'

test.each([
  ['<!doctype html><title>Sign in</title>', 'HTML'],
  ['{"deployments":[{"deploymentId":"d', 'broken JSON'],
  ['', 'an empty body'],
  ['upstream is warming up', 'plain text'],
])('a success that holds %j', async (body, found) => {
  await using server = await serve((response) => response.end(body))
  await using platform = platformAt(server)
  const error = await platform.call('list_deployments', { id: 's1' }).catch((thrown) => thrown)
  expect(error).toBeInstanceOf(UnreadableError)
  expect(error.message).toMatch(saidAlone('answer-not-json', 'list_deployments', found, '200'))
})

test('a success without its main field is an error that says the write may have taken effect', async () => {
  await using server = await serve((response) => json(response, 202, { ref: 'main', deploymentId: null }))
  await using platform = platformAt(server)
  await expect(platform.call('deploy_service', { id: 's1' })).rejects.toThrow(
    said('answer-field', 'deploy_service', '202', 'deploymentId'),
  )
  expect(server.received).toHaveLength(1)
})

test('the message quotes the platform on one line, shortened, and without the key', async () => {
  const said = `bad\r\n::error::key ${testKey} (${Buffer.from(testKey).toString('base64')}) ${'x'.repeat(600)}`
  await using server = await serve((response) => json(response, 400, { error: said }))
  await using platform = platformAt(server)
  const error = await platform.call('create_project', { name: 'p' }).catch((thrown) => thrown)
  expect(error.said).toHaveLength(500)
  expect(error.said).toMatch(/^bad ::error::key \*{3} \(\*{3}\) x+$/)
  expect(JSON.stringify({ ...error, message: error.message, stack: error.stack })).not.toContain(testKey)
})

test('a byte order mark is not part of the JSON', async () => {
  await using server = await serve((response) => response.end('\ufeff{"id":"u"}'))
  await using platform = platformAt(server)
  expect(await platform.call('whoami', {})).toEqual({ id: 'u' })
})

test('unknown fields stay, and null means absent', async () => {
  await using server = await serve((response) => json(response, 200, { id: 'u', keyScope: null, name: null, extra: 1 }))
  await using platform = platformAt(server)
  expect(await platform.call('whoami', {})).toEqual({ id: 'u', keyScope: null, name: null, extra: 1 })
})

const identity = { id: 'u1', name: 'Ada', email: 'ada@example.com' }

test('a read is retried if its connection is reset before the headers', async () => {
  await using server = await serve((response, _, index) => {
    if (index === 0) response.socket?.resetAndDestroy()
    else json(response, 200, identity)
  })
  await using platform = platformAt(server)
  expect(await platform.call('whoami', {})).toEqual(identity)
  expect(server.received).toHaveLength(2)
})

test('a read is retried if its body is incomplete', async () => {
  await using server = await serve((response, _, index) => {
    if (index > 0) return json(response, 200, identity)
    response.writeHead(200, { 'content-length': '1000' })
    return response.write('{"id":', () => response.socket?.destroy())
  })
  await using platform = platformAt(server)
  expect(await platform.call('whoami', {})).toEqual(identity)
})

test('a write is never retried if its connection is reset', async () => {
  await using server = await serve((response) => response.socket?.resetAndDestroy())
  await using platform = platformAt(server)
  const error = await platform.call('deploy_service', { id: 's1' }).catch((thrown) => thrown)
  expect(error).toBeInstanceOf(NoAnswerError)
  expect(error).toMatchObject({ sent: true, operation: 'deploy_service' })
  expect(server.received).toHaveLength(1)
})

test('an endless body is abandoned', async () => {
  const chunk = Buffer.alloc(1024 * 1024, ' ')
  await using server = await serve(async (response) => {
    while (!response.destroyed) {
      await new Promise((resolve) => response.write(chunk, resolve))
    }
  })
  await using platform = platformAt(server)
  const error = await platform.call('whoami', {}).catch((thrown) => thrown)
  expect(error).toBeInstanceOf(UnreadableError)
  expect(error.message).toContain('more than 16 MiB')
  await until(() => server.open === 0)
})

test('a server that accepts and never answers costs no more than the timeout', async () => {
  const clock = heldClock(50)
  await using server = await serveSockets((socket) => socket.once('data', () => clock.release()))
  await using platform = platformAt(server, { clock })
  const error = await platform.call('whoami', {}, { timeoutMs: 50 }).catch((thrown) => thrown)
  expect(error).toBeInstanceOf(NoAnswerError)
  expect(error.message).toMatch(/^whoami: http:\/\/127\.0\.0\.1:\d+ gave no whole answer within 0\.05 s\.$/)
  await until(() => server.open === 0)
})

test('an answer that comes before the whole body was sent is an answer', async () => {
  await using server = await serveSockets((socket) => {
    socket.once('data', () => {
      const body = '{"error":"the archive is too large"}'
      socket.end(`HTTP/1.1 413 Content Too Large\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`)
    })
  })
  await using platform = platformAt(server)
  const endless = {
    length: 2 ** 40,
    async *chunks() {
      for (;;) yield Buffer.alloc(65_536)
    },
  }
  const error = await platform.send('deploy_upload', { projectSlug: 'p' }, endless).catch((thrown) => thrown)
  expect(error).toMatchObject({ status: 413, said: 'the archive is too large' })
})

test('a body that fails while it is sent rejects with its own error, not with a lost answer', async () => {
  await using server = await serve((response) => json(response, 201, { deploymentId: 'd1' }))
  await using platform = platformAt(server)
  const body = {
    length: 100,
    async *chunks() {
      yield Buffer.from('{"name":')
      throw new RangeError('the archive changed while it was sent')
    },
  }
  const sent = platform.send('deploy_upload', { projectSlug: 'shop' }, body)
  await expect(sent).rejects.toThrow(new RangeError('the archive changed while it was sent'))
})

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

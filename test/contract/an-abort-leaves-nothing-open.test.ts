import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { systemClock } from '../../src/old/client/time/clock.ts'
import { platformAt } from './client.ts'
import { json, serve, serveSockets, until } from './server.ts'

const reason = { why: 'the job was cancelled' }

const silent = () => serveSockets((socket) => socket.resume())
const partial = () => serve((response) => response.writeHead(200).write('{"id":'))

test.each([
  ['for the answer', silent, 'http:'],
  ['for the rest of the body', partial, 'http:'],
  ['for a connection to a host that never completes the handshake', silent, 'https:'],
])(
  'while it waits %s: the error is the reason itself, no connection and no listener is left',
  {
    timeout: 5_000,
  },
  async (_, open, scheme) => {
    await using server = await open()
    await using platform = platformAt(server.url.replace('http:', scheme))
    const controller = new AbortController()
    const call = platform.call('whoami', {}, { signal: controller.signal }).catch((thrown) => thrown)
    await until(() => server.open === 1 && (open === silent || server.received.length === 1))
    controller.abort(reason)
    expect(await call).toBe(reason)
    expect(getEventListeners(controller.signal, 'abort')).toEqual([])
    await until(() => server.open === 0)
  },
)

test('while waiting for a retry: no further request is sent', async () => {
  await using server = await serve((response) => json(response, 503, {}))
  await using platform = platformAt(server, { clock: systemClock, random: () => 0.999 })
  const controller = new AbortController()
  const call = platform.call('whoami', {}, { signal: controller.signal }).catch((thrown) => thrown)
  await until(() => server.received.length === 1)
  await new Promise((resolve) => setTimeout(resolve, 20))
  controller.abort(reason)
  expect(await call).toBe(reason)
  expect(server.received).toHaveLength(1)
  expect(getEventListeners(controller.signal, 'abort')).toEqual([])
})

test('between the call and the first byte', async () => {
  await using server = await serve((response) => json(response, 200, {}))
  await using platform = platformAt(server)
  const controller = new AbortController()
  const call = platform.call('whoami', {}, { signal: controller.signal }).catch((thrown) => thrown)
  controller.abort(reason)
  expect(await call).toBe(reason)
  expect(server.received).toEqual([])
})

test('a successful call leaves no listener, and closing its platform leaves no connection', {
  timeout: 3_000,
}, async () => {
  await using server = await serve((response) => json(response, 200, { id: 'u' }))
  const platform = platformAt(server)
  const { signal } = new AbortController()
  await platform.call('whoami', {}, { signal })
  expect(getEventListeners(signal, 'abort')).toEqual([])
  await platform[Symbol.asyncDispose]()
  await until(() => server.open === 0)
})

test('while a stream is read', async () => {
  await using server = await serve((response) => response.writeHead(200).write('data: one\n\n'))
  await using platform = platformAt(server)
  const controller = new AbortController()
  const events = platform.streamLog('d1', { signal: controller.signal })
  expect((await events.next()).value).toMatchObject({ data: 'one' })
  const next = events.next().catch((thrown) => thrown)
  controller.abort(reason)
  expect(await next).toBe(reason)
  expect(getEventListeners(controller.signal, 'abort')).toEqual([])
  await until(() => server.open === 0)
})

test('while a body is sent: the source is closed too', async () => {
  await using server = await serveSockets((socket) => socket.pause())
  await using platform = platformAt(server)
  const controller = new AbortController()
  let closed = false
  const body = {
    length: 2 ** 40,
    async *chunks() {
      try {
        for (;;) yield Buffer.alloc(1024 * 1024)
      } finally {
        closed = true
      }
    },
  }
  const call = platform.send('deploy_upload', { projectSlug: 'p' }, body, { signal: controller.signal })
  const outcome = call.catch((thrown) => thrown)
  await until(() => server.open === 1)
  controller.abort(reason)
  expect(await outcome).toBe(reason)
  await until(() => closed)
})

test('closing the platform ends open calls and refuses new ones', async () => {
  await using server = await serveSockets((socket) => socket.resume())
  const platform = platformAt(server)
  const call = platform.call('whoami', {}).catch((thrown) => thrown)
  await until(() => server.open === 1)
  await platform[Symbol.asyncDispose]()
  expect(await call).toMatchObject({ message: 'The platform was closed during the call.' })
  await until(() => server.open === 0)
  await expect(platform.call('whoami', {})).rejects.toThrow('The platform was closed.')
})

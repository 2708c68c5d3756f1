import { expect, test } from 'vitest'
import { NoAnswerError, UnreadableError } from '../../src/client/errors.ts'
import { said } from '../support/messages.ts'
import { heldClock, platformAt } from './client.ts'
import { json, serve, serveSockets, until } from './server.ts'

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

test('a write that reached no server is retried, and then reported as not sent', async () => {
  const server = await serve(() => {})
  await server[Symbol.asyncDispose]()
  await using platform = platformAt(server)
  const error = await platform.call('deploy_service', { id: 's1' }).catch((thrown) => thrown)
  expect(error).toMatchObject({ name: 'NoAnswerError', sent: false })
  expect(error).toMatchObject({ code: 'ECONNREFUSED' })
  expect(error.message).toMatch(said('connection-refused', 'deploy_service', server.url.slice('http://'.length)))
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

test('a slow body costs no more than the timeout', async () => {
  const clock = heldClock(60)
  await using server = await serve(async (response) => {
    response.writeHead(200)
    for (let written = 1; !response.destroyed; written++) {
      await new Promise((resolve) => response.write(' ', () => setTimeout(resolve, 5)))
      if (written === 10) clock.release()
    }
  })
  await using platform = platformAt(server, { clock })
  await expect(platform.call('whoami', {}, { timeoutMs: 60 })).rejects.toThrow('no whole answer within 0.06 s')
  await until(() => server.open === 0)
})

test('nothing was sent to a host that does not speak TLS', async () => {
  await using server = await serve((response) => json(response, 200, identity))
  await using platform = platformAt(server.url.replace('http:', 'https:'))
  const error = await platform.call('deploy_service', { id: 's1' }, { retries: false }).catch((thrown) => thrown)
  expect(error).toMatchObject({ name: 'NoAnswerError', sent: false })
  expect(server.received).toEqual([])
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

import { expect, test } from 'vitest'
import { saidAlone } from '../support/messages.ts'
import { gather } from '../unit/client/cut.ts'
import { platformAt } from './client.ts'
import { json, serve, until } from './server.ts'

test('the first record of the stored log is read before the last one is sent', async () => {
  let finish = (): void => {}
  await using server = await serve((response) => {
    response.writeHead(200).write('[{"seq":1,"line":"é"},{"seq"')
    finish = () => response.end(':2}]')
  })
  await using platform = platformAt(server)
  const records = platform.storedLog('d/1', { after: 0 })
  expect(await records.next()).toEqual({ done: false, value: { seq: 1, line: 'é' } })
  expect(server.received[0]?.url).toBe('/api/deployments/d%2F1/logs?after=0')
  finish()
  expect(await gather(records)).toEqual([{ seq: 2 }])
})

test('records that arrive together are returned together', async () => {
  let finish = (): void => {}
  await using server = await serve((response, { url }) => {
    const [first, rest] = url.endsWith('stream') ? ['data: 1\n\ndata: 2\n\ndata', ': 3\n\n'] : ['[1,2,', '3]']
    response.writeHead(200).write(first)
    finish = () => response.end(rest)
  })
  await using platform = platformAt(server)
  const records = platform.storedLogChunks('d1')
  expect((await records.next()).value).toEqual([1, 2])
  finish()
  expect(await gather(records)).toEqual([[3]])
  const events = platform.streamLogChunks('d1')
  expect((await events.next()).value).toEqual([])
  expect((await events.next()).value).toMatchObject([{ data: '1' }, { data: '2' }])
  finish()
  expect(await gather(events)).toMatchObject([[{ data: '3' }]])
})

test.each([
  ['[{"seq":1},{"seq', 'the array is cut off'],
  ['{"error":"x"}', 'no array begins here'],
  ['[{"seq":1},,{"seq":2}]', 'an element of the array is not JSON'],
])('a stored log that is %j', async (body, why) => {
  await using server = await serve((response) => response.end(body))
  await using platform = platformAt(server)
  await expect(gather(platform.storedLog('d1'))).rejects.toMatchObject({
    name: 'UnreadableError',
    message: expect.stringMatching(saidAlone('answer-unreadable', 'get_deployment_logs', why)),
  })
})

test('a page of HTML in place of a log is reported as such', async () => {
  await using server = await serve((response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<p>'),
  )
  await using platform = platformAt(server)
  await expect(gather(platform.storedLog('d1'))).rejects.toThrow('with HTML instead of JSON')
  await expect(gather(platform.streamLog('d1'))).rejects.toThrow('with HTML instead of an event stream')
})

test('the events of a stream, with the id to resume from', async () => {
  await using server = await serve((response) =>
    response.end('id: 7\nevent: line\ndata: {"a":1}\ndata: b\n\ndata: cut'),
  )
  await using platform = platformAt(server)
  expect(await gather(platform.streamLog('d1', { lastEventId: '6\r\nx: y' }))).toEqual([
    { id: '7', event: 'line', data: '{"a":1}\nb' },
  ])
  expect(server.received[0]?.headers['last-event-id']).toBe('6x: y')
  expect(server.received[0]?.headers['accept']).toBe('text/event-stream')
})

test('a broken stream is an error after the events that arrived', async () => {
  await using server = await serve((response) => {
    response.writeHead(200)
    response.write('data: one\n\n')
  })
  await using platform = platformAt(server)
  const events = platform.streamLog('d1')
  expect((await events.next()).value).toMatchObject({ data: 'one' })
  const next = events.next()
  await server[Symbol.asyncDispose]()
  await expect(next).rejects.toMatchObject({ name: 'NoAnswerError', sent: true })
})

test('a silent stream ends after its idle time, but a comment keeps it open', async () => {
  await using server = await serve(async (response) => {
    response.writeHead(200).write(':\n')
    for (let beat = 0; beat < 5; beat++) {
      await new Promise((resolve) => setTimeout(resolve, 60))
      response.write(':\n')
    }
    response.write('data: late\n\n')
  })
  await using platform = platformAt(server)
  const events = platform.streamLog('d1', { idleMs: 200 })
  expect((await events.next()).value).toMatchObject({ data: 'late' })
  await expect(events.next()).rejects.toMatchObject({ name: 'NoAnswerError', code: 'UND_ERR_BODY_TIMEOUT' })
  await until(() => server.open === 0)
})

test('the history continues after an empty page, and rejects a repeated cursor', async () => {
  const pages = [
    { deployments: [{ deploymentId: 'd3', status: 'live' }], nextCursor: 3 },
    { deployments: [], nextCursor: 'c2' },
    { deployments: [{ deploymentId: 'd1' }, null], nextCursor: 3 },
  ]
  await using server = await serve((response, _, index) => json(response, 200, pages[index]))
  await using platform = platformAt(server)
  const history = platform.history('s1', { limit: 1 })
  const answeredAtMs = expect.any(Number)
  const [first, second] = [(await history.next()).value, (await history.next()).value]
  expect(first).toEqual({ deployments: [{ deploymentId: 'd3', status: 'live' }], nextCursor: 3, answeredAtMs })
  expect(second).toEqual({ deployments: [], nextCursor: 'c2', answeredAtMs })
  expect((await history.next()).value).toMatchObject({ deployments: [{ deploymentId: 'd1' }] })
  await expect(history.next()).rejects.toThrow('a cursor that it gave before')
  expect(server.received.map(({ url }) => url)).toEqual([
    '/api/services/s1/deployments?limit=1',
    '/api/services/s1/deployments?limit=1&before=3',
    '/api/services/s1/deployments?limit=1&before=c2',
  ])
})

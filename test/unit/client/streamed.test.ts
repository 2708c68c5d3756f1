import { expect, test } from 'vitest'
import type { HttpResponse } from '../../../src/client/http/transport.ts'
import { parseEvents } from '../../../src/client/streams/event-stream.ts'
import { parseElements } from '../../../src/client/streams/json-array.ts'
import { oneByOne, readChunks } from '../../../src/client/streams/read.ts'
import { systemClock } from '../../../src/client/time/clock.ts'
import { AbortScope } from '../../../src/client/time/timeout.ts'

const reason = { why: 'the job was cancelled' }

function scoped(): AbortScope {
  return new AbortScope({
    clock: systemClock,
    signal: undefined,
    timeoutMs: 60_000,
    onTimeout: () => new Error('late'),
  })
}

function answerOf(body: AsyncIterable<Uint8Array>): HttpResponse {
  return { status: 200, header: () => undefined, body, discard: () => {} }
}

test.each(['records', 'events'])('after an abort even the %s that had arrived are not returned', async (kind) => {
  const scope = scoped()
  const body = async function* () {
    yield Buffer.from(kind === 'records' ? '[1,2,3]' : 'data: 1\n\ndata: 2\n\n')
  }
  const response = answerOf(body())
  const chunks: AsyncIterable<readonly unknown[]> =
    kind === 'records'
      ? readChunks(response, parseElements, { operation: 'x', expected: 'JSON', scope })
      : readChunks(response, parseEvents, { operation: 'x', expected: 'JSON', scope })
  const items = oneByOne(chunks, scope.signal)
  expect((await items.next()).done).toBe(false)
  scope.abort(reason)
  await expect(items.next()).rejects.toBe(reason)
  scope[Symbol.dispose]()
})

test('whatever a transport throws on an abort, the caller gets the reason of the abort', async () => {
  const scope = scoped()
  const body = async function* () {
    yield Buffer.from('[1,')
    throw new Error('socket hang up')
  }
  const records = readChunks(answerOf(body()), parseElements, { operation: 'x', expected: 'JSON', scope })
  await records.next()
  scope.abort(reason)
  await expect(records.next()).rejects.toBe(reason)
  scope[Symbol.dispose]()
})

import { expect, test } from 'vitest'
import type { HttpRequest, Transport } from '../../../src/client/http/transport.ts'
import { Platform } from '../../../src/client/platform.ts'

test('the socket of a stream has no timeout: only the watchdog detects a broken one', async () => {
  const sent: HttpRequest[] = []
  const transport: Transport = {
    async send(request) {
      sent.push(request)
      return { status: 200, header: () => undefined, body: nothing(), discard: () => undefined }
    },
    async [Symbol.asyncDispose]() {},
  }
  await using platform = new Platform({ baseUrl: 'http://localhost', apiKey: 'key', transport })
  for await (const _ of platform.streamLog('d1'));
  expect(sent.map(({ idleTimeoutMs }) => idleTimeoutMs)).toEqual([0])
})

async function* nothing(): AsyncGenerator<Uint8Array> {}

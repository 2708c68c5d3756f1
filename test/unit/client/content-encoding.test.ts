import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import zlib from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { NoAnswerError, UnreadableError } from '../../../src/old/client/errors.ts'
import { Platform } from '../../../src/old/client/platform.ts'
import { said } from '../../support/messages.ts'

const codings = {
  gzip: zlib.gzipSync,
  deflate: zlib.deflateSync,
  br: zlib.brotliCompressSync,
  zstd: zlib.zstdCompressSync,
}
const streaming = {
  gzip: zlib.createGzip,
  deflate: zlib.createDeflate,
  br: zlib.createBrotliCompress,
  zstd: zlib.createZstdCompress,
}
const each = Object.entries(codings)
const json = Buffer.from(JSON.stringify({ id: 'u', text: 'ahoy '.repeat(100) + Math.E }))

async function platformOf(listener: RequestListener): Promise<Platform> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const platform = new Platform({ baseUrl: `http://127.0.0.1:${port}`, apiKey: 'key' })
  onTestFinished(async () => {
    await platform[Symbol.asyncDispose]()
    server.closeAllConnections()
    server.close()
  })
  return platform
}

function answering(encoding: string, body: Uint8Array, status = 200): Promise<Platform> {
  return platformOf((_, response) => response.setHeader('content-encoding', encoding).writeHead(status).end(body))
}

/** One try, whatever the answer. */
function asked(platform: Platform): Promise<{ readonly body: unknown }> {
  return platform.request('GET', '/x', { retries: false, timeoutMs: 5000 })
}

test.each(each)('an answer in %s is read, one of an error too', async (name, compress) => {
  expect((await asked(await answering(name.toUpperCase(), compress(json)))).body).toEqual(JSON.parse(String(json)))
  const refusal = await answering(name, compress(Buffer.from('{"error":"too deep for this quay"}')), 409)
  await expect(asked(refusal)).rejects.toMatchObject({ status: 409, said: 'too deep for this quay' })
})

test.each(each)('a body in %s that is cut off is no whole answer', async (name, compress) => {
  const platform = await answering(name, compress(json).subarray(0, -3))
  const error = await asked(platform).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(NoAnswerError)
  expect(String(error)).toMatch(said('connection-broken'))
})

test.each(each)('a body that is not %s is unreadable', async (name) => {
  const error = await asked(await answering(name, Buffer.from('<html>hello'))).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(UnreadableError)
  expect(String(error)).toMatch(said('answer-not-decompressed'))
})

test.each<[string, Buffer]>([
  ['zstd', Buffer.concat([zlib.zstdCompressSync('['), zlib.zstdCompressSync('1]')])],
  ['deflate', zlib.deflateRawSync(json)],
])('what node does not decompress of %s is named, and not read in part', async (name, body) => {
  const error = await asked(await answering(name, body)).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(UnreadableError)
  expect(String(error)).toMatch(said('answer-not-decompressed'))
})

test('an unknown encoding is named, and hides no status of an error', async () => {
  const error = await asked(await answering('compress', json)).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(UnreadableError)
  expect(String(error)).toMatch(said('answer-encoding-unknown', 'GET /x', '200', 'compress'))
  await expect(asked(await answering('compress', json, 404))).rejects.toMatchObject({ status: 404, said: '' })
})

// Brotli takes a second to make one.
test.each(each.filter(([name]) => name !== 'br'))(
  'a small body in %s that grows beyond the limit is refused',
  async (name, compress) => {
    const bomb = compress(Buffer.alloc(64 * 1024 * 1024))
    const error = await asked(await answering(name, bomb)).catch((thrown: unknown) => thrown)
    expect(String(error)).toMatch(said('answer-too-large'))
  },
)

test('decompression ends with the time of the call, though every byte has arrived', async () => {
  // White space before the array, which no limit of the parser counts.
  const frame = zlib.zstdCompressSync(Buffer.alloc(64 * 1024 ** 2, ' '))
  // Less than a socket's buffer, so that the connection is closed before the time is over; 1.7 GiB.
  const bomb = Buffer.concat(Array<Buffer>(28).fill(frame))
  const platform = await answering('zstd', bomb)
  const records = platform.storedLog('d1', { timeoutMs: 200 })
  const begun = performance.now()
  await expect(records.next()).rejects.toThrow()
  expect(performance.now() - begun).toBeLessThan(1000)
})

test.each(Object.entries(streaming))('events in %s are passed on as they arrive', async (name, create) => {
  let next = (): void => {}
  const platform = await platformOf((_, response) => {
    const compressor = create()
    response.writeHead(200, { 'content-encoding': name, 'content-type': 'text/event-stream' })
    compressor.pipe(response)
    let sent = 0
    next = () => {
      compressor.write(`data: ${++sent}\n\n`)
      compressor.flush()
    }
    next()
  })
  const seen: string[] = []
  for await (const { data } of platform.streamLog('d1')) {
    // The second is written only once the first has been read.
    seen.push(data)
    if (seen.length === 3) break
    next()
  }
  expect(seen).toEqual(['1', '2', '3'])
})

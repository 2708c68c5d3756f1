import type { ServerResponse } from 'node:http'
import { createBrotliCompress, createDeflate, createGzip, createZstdCompress } from 'node:zlib'

const compressors = { gzip: createGzip, deflate: createDeflate, br: createBrotliCompress, zstd: createZstdCompress }

/** An encoding that a platform may use for all its answers. */
export type Compression = keyof typeof compressors

/** From now on the response compresses its body, and sends each piece at once. */
export function compressBody(response: ServerResponse, compression: Compression): void {
  const compressor = compressors[compression]()
  const [write, end] = [response.write.bind(response), response.end.bind(response)]
  compressor.on('data', (chunk) => write(chunk)).on('end', () => end())
  response.setHeader('content-encoding', compression)
  response.write = (text: unknown) => {
    compressor.write(text)
    compressor.flush()
    return true
  }
  response.end = (text?: unknown) => {
    compressor.end(text)
    return response
  }
}

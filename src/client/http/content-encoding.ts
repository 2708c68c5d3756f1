import { pipeline, type Readable } from 'node:stream'

type Zlib = typeof import('node:zlib')

/** More would multiply what a few bytes can grow to, and honest servers use one. */
const maximumCodings = 3
/** The base-2 logarithm of the largest window that a server may use for zstd over HTTP (RFC 9659): 8 MB. */
const zstdWindowLog = 23

const decoders = {
  gzip: (zlib: Zlib) => zlib.createGunzip(),
  deflate: (zlib: Zlib) => zlib.createInflate(),
  br: (zlib: Zlib) => zlib.createBrotliDecompress(),
  zstd: (zlib: Zlib) => zlib.createZstdDecompress({ params: { [zlib.constants.ZSTD_d_windowLogMax]: zstdWindowLog } }),
}

/** How a body was compressed, a name that Taxiway can undo. */
export type Coding = keyof typeof decoders

/** The codings of a `Content-Encoding` header in the order in which to undo them; undefined where one is unknown or they are too many. */
export function parseCodings(header = ''): readonly Coding[] | undefined {
  const names = header.split(',').map((name) => name.trim().toLowerCase().replace(/^x-/, ''))
  const applied = names.filter((name) => name !== '' && name !== 'identity')
  return applied.length <= maximumCodings && applied.every(isCoding) ? applied.reverse() : undefined
}

function isCoding(name: string): name is Coding {
  return Object.hasOwn(decoders, name)
}

/**
 * The decompressed bytes as they arrive, never more of them in memory than a few chunks. Leaving early destroys the body. Rejects
 * with the body's error, or with zlib's: `Z_BUF_ERROR` where the body is cut off. An empty body is empty.
 */
export async function* decompress(body: Readable, codings: readonly Coding[]): AsyncGenerator<Uint8Array> {
  const zlib = await import('node:zlib')
  const streams = codings.map((coding) => decoders[coding](zlib))
  const decoded = streams.reduce((from: Readable, to) => pipeline(from, to, () => {}), body)
  try {
    yield* decoded
  } catch (error) {
    if (!isCutOff(error) || !body.readableEnded || streams[0]?.bytesWritten !== 0) throw error
  }
}

/** Whether decompression failed because the compressed bytes end too early. */
export function isCutOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'Z_BUF_ERROR'
}

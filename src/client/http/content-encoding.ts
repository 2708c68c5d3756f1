import { pipeline, type Readable } from 'node:stream'

type Zlib = typeof import('node:zlib')

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

/** The coding of a `Content-Encoding` header, `identity` if there is none; undefined if it is unknown, or they are several. */
export function parseCoding(header: string): Coding | 'identity' | undefined {
  const names = header.split(',').map((name) => name.trim().toLowerCase().replace(/^x-/, ''))
  const [name = 'identity', ...others] = names.filter((each) => each !== '' && each !== 'identity')
  return others.length === 0 && (name === 'identity' || isCoding(name)) ? name : undefined
}

function isCoding(name: string): name is Coding {
  return Object.hasOwn(decoders, name)
}

/**
 * The decompressed bytes as they arrive, never more of them in memory than a few chunks. Leaving early destroys the body. Rejects
 * with the body's error, or with zlib's: `Z_BUF_ERROR` if the body is cut off. An empty body is empty.
 */
export async function* decompress(body: Readable, coding: Coding): AsyncGenerator<Uint8Array> {
  const decoder = decoders[coding](await import('node:zlib'))
  try {
    yield* pipeline(body, decoder, () => {})
  } catch (error) {
    if (!isCutOff(error) || !body.readableEnded || decoder.bytesWritten !== 0) throw error
  }
}

/** Whether decompression failed because the compressed bytes end too early. */
export function isCutOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'Z_BUF_ERROR'
}

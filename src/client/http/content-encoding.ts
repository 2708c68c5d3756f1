import type { BrotliDecompress, Gunzip, Inflate, ZstdDecompress } from 'node:zlib'

type Decoder = Gunzip | Inflate | BrotliDecompress | ZstdDecompress

/** The base-2 logarithm of the largest window that a server may use for zstd over HTTP (RFC 9659): 8 MB. */
const zstdWindowLog = 23

/** What undoes a `Content-Encoding` header; `identity` if there is none, undefined if it is unknown, or they are several. */
export function decoderOf(header: string): Decoder | 'identity' | undefined {
  const names = header.split(',').map((name) => name.trim().toLowerCase().replace(/^x-/, ''))
  const [name = 'identity', ...others] = names.filter((each) => each !== '' && each !== 'identity')
  if (others.length > 0) return undefined
  if (name === 'identity') return name
  // Loaded by the first answer that is compressed.
  const zlib = process.getBuiltinModule('node:zlib')
  switch (name) {
    case 'gzip':
      return zlib.createGunzip()
    case 'deflate':
      return zlib.createInflate()
    case 'br':
      return zlib.createBrotliDecompress()
    case 'zstd':
      return zlib.createZstdDecompress({ params: { [zlib.constants.ZSTD_d_windowLogMax]: zstdWindowLog } })
    default:
      return undefined
  }
}

/** Whether decompression failed because the compressed bytes end too early. */
export function isCutOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'Z_BUF_ERROR'
}

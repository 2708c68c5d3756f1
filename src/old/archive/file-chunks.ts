import type { FileHandle } from 'node:fs/promises'

/** Bytes in a chunk of an archive: a multiple of 3, so that a chunk in base64 needs no padding, and is 1 MiB then. */
export const chunkSize = 768 * 1024

/** The first `size` bytes of a file; ends early if the file does. A chunk is valid until the next one is asked for. */
export async function* fileChunks(file: FileHandle, size: number): AsyncGenerator<Buffer> {
  const chunk = Buffer.allocUnsafeSlow(Math.min(chunkSize, size))
  for (let at = 0; at < size; ) {
    const { bytesRead } = await file.read(chunk, 0, Math.min(chunkSize, size - at), at)
    if (bytesRead === 0) return
    yield chunk.subarray(0, bytesRead)
    at += bytesRead
  }
}

/** Frees the memory of a buffer that does not share it; use it no more. The garbage collector would come late. */
export function release({ buffer, length }: Buffer): void {
  const ownsItsMemory = buffer.byteLength > Buffer.poolSize && length > 0
  if (ownsItsMemory && buffer instanceof ArrayBuffer) buffer.transfer(0)
}

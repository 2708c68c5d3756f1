import type { Arguments } from '../../contract/operations.ts'
import type { Archive } from './archive.ts'

/** What the body of `deploy_upload` says of the new service; the project and the environment are in the address. */
export type UploadFields = Readonly<Omit<Arguments<'deploy_upload'>, 'projectSlug' | 'env' | 'archiveBase64'>>

/** Bytes that are encoded at a time, a multiple of 3. Four times as many are ten times slower. */
const sliceSize = 48 * 1024

/**
 * The JSON body of `deploy_upload`: the fields, then `archiveBase64` (contract: Creating services). It is never whole in memory,
 * and can be sent again until the archive is disposed of. `length` is the exact number of bytes that `chunks()` gives.
 */
export function uploadBody(
  fields: UploadFields,
  archive: Archive,
): { readonly length: number; chunks(): AsyncIterable<Uint8Array | string> } {
  const start = Buffer.from(JSON.stringify({ ...fields, archiveBase64: '' }).slice(0, -2))
  const end = Buffer.from('"}')
  return {
    length: start.length + Math.ceil(archive.size / 3) * 4 + end.length,
    async *chunks() {
      yield start
      yield* base64(archive.read())
      yield end
    },
  }
}

/** Each chunk as base64; one or two bytes at its end wait for the next one. */
async function* base64(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const bytes =
      rest.length > 0 ? Buffer.concat([rest, chunk]) : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length)
    const whole = bytes.length - (bytes.length % 3)
    for (let from = 0; from < whole; from += sliceSize) {
      yield bytes.toString('base64', from, Math.min(from + sliceSize, whole))
    }
    rest = Buffer.from(bytes.subarray(whole))
  }
  if (rest.length > 0) yield rest.toString('base64')
}

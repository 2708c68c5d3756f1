import { setImmediate } from 'node:timers/promises'
import { constants, crc32, deflateRaw } from 'node:zlib'
import { silenceUntilAwaited } from '../../text/deferred-rejection.ts'
import { release } from '../file-chunks.ts'
import { isIncompressible } from './entropy.ts'

/** How far back deflate looks. */
const windowSize = 32 * 1024

/** More than deflate makes of 1 MiB: the output is one buffer, which can be released. Unused memory takes no room. */
const pieceSize = 1024 * 1024 + 1024

/** The most bytes in a stored block of deflate. */
const storedSize = 65535

/**
 * All blocks as one gzip member (RFC 1952), in chunks that are valid until the next one is asked for. libuv's threads
 * compress several blocks at a time; each ends at a whole byte and begins with the window of the one before, so that a
 * reader sees a single deflate stream. Incompressible blocks are stored. Throws the signal's reason between two blocks.
 *
 * @param options deflate's level, 1 to 9, and how many blocks are compressed at a time, at least 1, which does not change the
 * output; when the next block is asked for, `parallel - 1` earlier ones are still in use
 */
export async function* gzip(
  blocks: Iterable<Buffer>,
  options: { readonly level: number; readonly parallel: number; readonly signal: AbortSignal | undefined },
): AsyncGenerator<Buffer> {
  const { level, parallel, signal } = options
  const running: (Iterable<Buffer> | AsyncIterable<Buffer>)[] = []
  let crc = 0
  let size = 0
  let window: Buffer = Buffer.alloc(0)
  yield header
  for (const block of blocks) {
    crc = crc32(block, crc)
    size += block.length
    running.push(isIncompressible(block) ? stored(block) : released(compress(block, level, window)))
    window = Buffer.from(block.subarray(-windowSize))
    // Reading is synchronous: this is where signals and timers get their turn.
    await setImmediate()
    signal?.throwIfAborted()
    const oldest = running.length < parallel ? undefined : running.shift()
    if (oldest) yield* oldest
  }
  for (const chunks of running) yield* chunks
  yield trailer(crc, size)
}

/** No time, no name and an unknown system, so that equal content gives equal bytes. */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])

/** An empty last block of deflate, then checksum and size. */
function trailer(crc: number, size: number): Buffer {
  const bytes = Buffer.from([0x03, 0x00, 0, 0, 0, 0, 0, 0, 0, 0])
  bytes.writeUInt32LE(crc, 2)
  bytes.writeUInt32LE(size % 2 ** 32, 6)
  return bytes
}

function compress(block: Buffer, level: number, dictionary: Buffer): Promise<Buffer> {
  const options = { level, dictionary, finishFlush: constants.Z_SYNC_FLUSH, chunkSize: pieceSize }
  const compressed = new Promise<Buffer>((resolve, reject) => {
    deflateRaw(block, options, (error, bytes) => (error ? reject(error) : resolve(bytes)))
  })
  silenceUntilAwaited(compressed)
  return compressed
}

/** The compressed block, whose memory is freed as soon as it was used. */
async function* released(compressed: Promise<Buffer>): AsyncGenerator<Buffer> {
  const bytes = await compressed
  yield bytes
  release(bytes)
}

/** The block without compression, in stored blocks of deflate (RFC 1951, 3.2.4). */
function* stored(block: Buffer): Generator<Buffer> {
  for (let at = 0; at < block.length; at += storedSize) {
    const bytes = block.subarray(at, at + storedSize)
    const length = Buffer.alloc(5)
    length.writeUInt16LE(bytes.length, 1)
    length.writeUInt16LE(bytes.length ^ 0xffff, 3)
    yield length
    yield bytes
  }
}

import { setImmediate } from 'node:timers/promises'
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib'

/** 30 % quicker than 6, for 4 % more bytes. */
const level = 4
/** How far back deflate looks. */
const windowBytes = 32 * 1024
/** More than deflate makes of a block of 1 MiB, so that its output fits into one buffer. */
const outputBytes = 2 ** 20 + 1024

/**
 * Compresses all blocks into one gzip member (RFC 1952). The threads of libuv compress several at a time. Each block
 * ends at a whole byte and starts with the window of the previous one, so that a reader sees a single stream.
 *
 * @param inFlight how many blocks are compressed at a time, which does not change the output; that many are still in
 *   use when the next one is requested
 */
export async function* gzip(blocks: Iterable<Buffer>, inFlight: number): AsyncGenerator<Buffer, void> {
  const running: Promise<Buffer>[] = []
  let checksum = 0
  let size = 0
  let window: Buffer = Buffer.alloc(0)
  // No time, no name, an unknown system: equal content gives equal bytes.
  yield Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
  for (const block of blocks) {
    checksum = crc32(block, checksum)
    size += block.length
    const compressed = compress(block, window)
    // Awaited below, unless the reader leaves.
    compressed.catch(() => {})
    running.push(compressed)
    window = Buffer.from(block.subarray(-windowBytes))
    // Files are read synchronously, so give signals and timers a turn.
    await setImmediate()
    if (running.length < inFlight) continue
    const oldest = await running.shift()
    if (oldest !== undefined) yield oldest
  }
  for (const compressed of running) yield await compressed
  // An empty last block of deflate, then checksum and size.
  const end = Buffer.from([0x03, 0x00, 0, 0, 0, 0, 0, 0, 0, 0])
  end.writeUInt32LE(checksum, 2)
  end.writeUInt32LE(size % 2 ** 32, 6)
  yield end
}

function compress(block: Buffer, dictionary: Buffer): Promise<Buffer> {
  const options = { dictionary, finishFlush: constants.Z_SYNC_FLUSH, chunkSize: outputBytes }
  return new Promise((resolve, reject) => {
    // Level 0 stores the block: pictures and archives do not shrink.
    const done = (error: Error | null, bytes: Buffer): void => (error === null ? resolve(bytes) : reject(error))
    deflateRaw(block, { ...options, level: shrinks(block) ? level : constants.Z_NO_COMPRESSION }, done)
  })
}

const samples = 8
const sampleBytes = 2 * 1024

/** Whether deflate makes a block smaller, judged by a sample. */
function shrinks(block: Buffer): boolean {
  if (block.length < 2 * samples * sampleBytes) return true
  const every = Math.floor((block.length - sampleBytes) / (samples - 1))
  const parts = Array.from({ length: samples }, (_, index) =>
    block.subarray(index * every, index * every + sampleBytes),
  )
  const sample = Buffer.concat(parts)
  return deflateRawSync(sample, { level: constants.Z_BEST_SPEED }).length < sample.length * 0.98
}

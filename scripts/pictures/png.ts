/** Pictures as PNG files of few colours, so that they are small. */
import { crc32, deflateSync, inflateSync } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const mostColours = 256

interface Chunk {
  readonly type: string
  readonly data: Buffer
}

function* chunksOf(png: Buffer): Generator<Chunk> {
  if (!png.subarray(0, 8).equals(signature)) throw new Error('This is not a PNG file.')
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    yield { type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) }
    at += length + 12
  }
}

function written({ type, data }: Chunk): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(data.length)
  head.write(type, 4, 'latin1')
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(data, crc32(head.subarray(4))))
  return Buffer.concat([head, data, sum])
}

/** The pixels of a picture as a browser writes it: 8 bits for each of three or four channels, without interlacing. */
function decode(png: Buffer): { readonly width: number; readonly height: number; readonly pixels: Buffer } {
  const chunks = [...chunksOf(png)]
  const header = chunks.find(({ type }) => type === 'IHDR')?.data ?? Buffer.alloc(13)
  const [width, height, depth, kind] = [header.readUInt32BE(0), header.readUInt32BE(4), header[8], header[9]]
  if (depth !== 8 || (kind !== 2 && kind !== 6)) throw new Error(`Unexpected PNG: depth ${depth}, colour type ${kind}.`)
  const size = kind === 6 ? 4 : 3
  const raw = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)))
  const stride = width * size
  const lines = Buffer.alloc(stride * height)
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (stride + 1)] ?? 0
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x
      const left = x < size ? 0 : (lines[at - size] ?? 0)
      const up = y === 0 ? 0 : (lines[at - stride] ?? 0)
      const corner = x < size || y === 0 ? 0 : (lines[at - stride - size] ?? 0)
      const predicted = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0
      lines[at] = (raw[y * (stride + 1) + 1 + x] ?? 0) + predicted
    }
  }
  const pixels = Buffer.alloc(width * height * 3)
  for (let n = 0; n < width * height; n += 1) lines.copy(pixels, n * 3, n * size, n * size + 3)
  return { width, height, pixels }
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  return a <= b && a <= c ? left : b <= c ? up : corner
}

/** The same picture with at most 256 colours. */
export function withFewColours(png: Buffer): Buffer {
  const { width, height, pixels } = decode(png)
  const counts = new Map<number, number>()
  const colourAt = (n: number): number => pixels.readUIntBE(n * 3, 3)
  for (let n = 0; n < width * height; n += 1) counts.set(colourAt(n), (counts.get(colourAt(n)) ?? 0) + 1)
  const all = [...counts].toSorted(([, one], [, other]) => other - one).map(([colour]) => colour)
  const palette = all.slice(0, mostColours)
  // What is rare, such as the edges of letters, gets the colour that is nearest to it.
  const places = new Map(all.map((colour, n) => [colour, n < mostColours ? n : nearest(palette, colour)]))
  const lines = Buffer.alloc((width + 1) * height)
  for (let n = 0; n < width * height; n += 1) {
    lines[Math.floor(n / width) * (width + 1) + 1 + (n % width)] = places.get(colourAt(n)) ?? 0
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  const colours = Buffer.alloc(palette.length * 3)
  for (const [n, colour] of palette.entries()) colours.writeUIntBE(colour, n * 3, 3)
  return Buffer.concat([
    signature,
    ...[
      { type: 'IHDR', data: header },
      { type: 'PLTE', data: colours },
      { type: 'IDAT', data: deflateSync(lines, { level: 9 }) },
      { type: 'IEND', data: Buffer.alloc(0) },
    ].map(written),
  ])
}

function nearest(palette: readonly number[], colour: number): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  for (const [n, each] of palette.entries()) {
    const far = [16, 8, 0].reduce((sum, shift) => sum + (((each >> shift) & 255) - ((colour >> shift) & 255)) ** 2, 0)
    if (far < least) [best, least] = [n, far]
  }
  return best
}

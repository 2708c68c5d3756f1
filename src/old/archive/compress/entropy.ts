const runs = 32
const runLength = 256
const sampled = runs * runLength

/**
 * Whether deflate would hardly shrink a block, as with pictures, archives and fonts: its bytes, sampled at 32 places, carry
 * more than 7.9 bits each. Up to 1 in 16 may be zeros, which surround small files in a tar stream and are not counted. False
 * for blocks shorter than the sample.
 */
export function isIncompressible(block: Uint8Array): boolean {
  if (block.length < sampled) return false
  const seen = new Uint32Array(256)
  const stride = Math.floor((block.length - runLength) / (runs - 1))
  for (let run = 0; run < runs; run += 1) {
    for (const byte of block.subarray(run * stride, run * stride + runLength)) seen[byte] = (seen[byte] ?? 0) + 1
  }
  const [zeros = 0, ...others] = seen
  if (zeros > sampled / 16) return false
  const counted = sampled - zeros
  let bits = 0
  for (const times of others) if (times > 0) bits += (times / counted) * Math.log2(counted / times)
  return bits > 7.9
}

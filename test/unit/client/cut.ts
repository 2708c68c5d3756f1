import fc from 'fast-check'

/** Bytes together with places at which a network could cut them. */
export function cutBytes(text: fc.Arbitrary<string>): fc.Arbitrary<Uint8Array[]> {
  return fc.tuple(text, fc.array(fc.nat(400), { maxLength: 30 })).map(([whole, places]) => {
    const bytes = Buffer.from(whole)
    const cuts = [...new Set(places.map((place) => place % (bytes.length + 1)))].sort((a, b) => a - b)
    return [...cuts, bytes.length].map((end, index) => bytes.subarray(cuts[index - 1] ?? 0, end))
  })
}

export async function* inPieces(pieces: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* pieces
}

export async function gather<T>(items: AsyncIterable<T>): Promise<T[]> {
  const gathered: T[] = []
  for await (const item of items) gathered.push(item)
  return gathered
}

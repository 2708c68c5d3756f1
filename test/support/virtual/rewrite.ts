import type { Asked, Reply, Routes } from './platform.ts'

/** The same platform with different spellings of its answers: `json` changes values, `cut` says where the bytes are cut. */
export function rewritten(
  routes: Routes,
  how: { readonly json?: (value: unknown) => unknown; readonly cut?: (chunk: Uint8Array) => readonly Uint8Array[] },
): Routes {
  const { json = (value) => value, cut = (chunk) => [chunk] } = how
  return (asked: Asked): Reply => {
    const reply = routes(asked)
    const body = reply.body ?? once(JSON.stringify(json(reply.json ?? {})))
    return { ...reply, body: inPieces(body, cut) }
  }
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

async function* inPieces(
  body: AsyncIterable<Uint8Array>,
  cut: (chunk: Uint8Array) => readonly Uint8Array[],
): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) yield* cut(chunk)
}

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holds } from '../../support/property.ts'
import { type BuildLine, routesOf, type StreamFaults, simpleBuild, soundStream } from '../../support/virtual/build.ts'
import { deploying } from '../../support/virtual/deploying.ts'
import { rewritten } from '../../support/virtual/rewrite.ts'

const texts = fc.array(
  fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replace(/[\p{Cc}]/gu, '')),
  {
    minLength: 1,
    maxLength: 12,
  },
)
const shapes = fc.constantFrom<StreamFaults['shape']>('json-seq', 'event-id', 'bare-text')
const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 })

test('lines and verdict are the same wherever the bytes of an answer or a stream were cut', async () => {
  await holds(
    fc.asyncProperty(texts, shapes, sizes, async (texts, shape, sizes) => {
      const lines = texts.map((text, index): BuildLine => ({ seq: index + 1, text, atMs: 300 * index }))
      const { report, host } = await deploying((clock) => {
        const routes = routesOf(clock, simpleBuild({ lines, stream: { ...soundStream, shape } }))
        return rewritten(routes, { cut: (chunk) => pieces(chunk, sizes) })
      })
      expect(report.outcome).toBe('succeeded')
      expect(host.texts).toEqual(texts)
    }),
    100,
  )
})

/** Pieces of these sizes, repeated; they split characters and line ends. */
function pieces(chunk: Uint8Array, sizes: readonly number[]): Uint8Array[] {
  const cut: Uint8Array[] = []
  for (let at = 0, turn = 0; at < chunk.length; turn++) {
    const size = sizes[turn % sizes.length] ?? 1
    cut.push(chunk.subarray(at, at + size))
    at += size
  }
  return cut
}

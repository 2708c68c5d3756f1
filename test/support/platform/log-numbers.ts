import type { BuildLine } from './build.ts'

/** How a platform numbers the lines of a stored log. */
export const numberings = {
  'from-0': ({ index }) => index,
  'from-1': ({ index }) => index + 1,
  'from-7': ({ index }) => index + 7,
  bytes: ({ index }) => index * 57,
  /** Each larger than the one before, by 1 to 9. */
  jumping: ({ index }) => index * 5 + ((index * 7) % 5),
  /** Two lines with one number. */
  pairs: ({ index }) => Math.floor(index / 2) + 1,
  /** The number of the chunk in which the lines came: 1, 2 or 3 of them. */
  chunks: ({ index }) => Math.floor(index / 6) * 3 + ([1, 2, 2, 3, 3, 3][index % 6] ?? 1),
  /** Output and errors each have a counter of their own. */
  'two-streams': ({ index }) => (isOfErrors(index) ? Math.floor(index / 3) + 1 : index - Math.floor(index / 3) + 1),
  /** A build that was tried again. */
  restart: ({ index }, count) => (index < count / 2 ? index + 1 : index + 1 - Math.ceil(count / 2)),
  seconds: ({ atMs }) => 1_764_000_000 + Math.floor(atMs / 1_000),
  ms: ({ atMs }) => 1_764_000_000_000 + Math.floor(atMs),
  /** Each third line has none. `partly-hidden`: an answer behind a number shows only lines that have one. */
  partly: ({ index }) => (index % 3 === 1 ? undefined : index + 1),
  'partly-hidden': ({ index }) => (index % 3 === 1 ? undefined : index + 1),
  none: () => undefined,
} satisfies Record<string, (line: BuildLine, count: number) => number | undefined>

export type Numbering = keyof typeof numberings

function isOfErrors(index: number): boolean {
  return index % 3 === 2
}

/** The number of a line in the stored log. */
export function numberOf(numbering: Numbering, line: BuildLine, count: number): number | undefined {
  return numberings[numbering](line, count)
}

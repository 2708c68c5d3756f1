import { readFileSync } from 'node:fs'

/** The measurement of one size of a folder. */
export interface Point {
  readonly files: number
  readonly bytes: number
  /** Of the whole action, from the start of the process to its end. */
  readonly seconds: { readonly median: number; readonly least: number; readonly most: number }
  /** Peak resident memory, in bytes. */
  readonly memory: number
}

/** How time and memory of the action grow with its folder. */
export interface Growth {
  /** 100 files of increasing size. */
  readonly bySize: readonly Point[]
  /** An increasing number of files of 1 kB. */
  readonly byCount: readonly Point[]
}

/** The file of the last measurement. `npm run docs` makes the table and the plot of docs/performance.md from it. */
export const growthFile = new URL('../../docs/performance-growth.json', import.meta.url)

export function readGrowth(): Growth {
  return JSON.parse(readFileSync(growthFile, 'utf8'))
}

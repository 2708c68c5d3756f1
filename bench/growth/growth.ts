import { readFileSync } from 'node:fs'

/** What one size of a folder took. */
export interface Point {
  readonly files: number
  readonly bytes: number
  /** Of the whole action, from the start of the process to its end. */
  readonly seconds: { readonly median: number; readonly least: number; readonly most: number }
  /** Peak resident memory, in bytes. */
  readonly memory: number
}

/** How the action grows with its folder. */
export interface Growth {
  /** 100 files that get larger. */
  readonly bySize: readonly Point[]
  /** Files of 1 kB that get more. */
  readonly byCount: readonly Point[]
}

/** Where the last measurement is. The table and the plot of docs/performance.md are made from it by `npm run docs`. */
export const growthFile = new URL('../../docs/performance-growth.json', import.meta.url)

export function readGrowth(): Growth {
  return JSON.parse(readFileSync(growthFile, 'utf8'))
}

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCount, readOptions } from '../scripts/usage.ts'
import { beforeTheWrite } from './distance/before-the-write.ts'
import { span, table } from './figures.ts'
import { usage } from './usage.ts'

// Measures how many round trips each flow takes if every answer of the platform and of GitHub comes 150 ms late, in 3 rounds (or as many
// as the first number says). A round trip is 150 ms, so that the machine's own pace is in the fraction only. A row names what it measures,
// its goal, and how to measure it once, in a folder of its own.
const [given] = readOptions(usage, {}, 2).positionals
const rounds = readCount('The number of rounds', given, 3, usage)

const rows = [...beforeTheWrite]
const cells: string[][] = []
for (const { what, goal, measure } of rows) {
  const measured: number[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'taxiway-bench-'))
    mkdirSync(join(folder, 'workspace'))
    try {
      measured.push(await measure(folder))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  cells.push([what, goal, span(measured, 2)])
}
console.log(table(['round trips of 150 ms', 'goal', 'median of the rounds (least to most)'], cells))

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { beforeTheWrite } from './distance/before-the-write.ts'
import { span, table } from './figures.ts'

// Measures how many round trips each flow takes if every answer of the platform and of GitHub comes 150 ms late, in 3 rounds (or
// `-- N`). A round trip is 150 ms, so that the machine's own pace is in the fraction only. A row names what it measures, its goal, and
// how to measure it once, in a folder of its own.
const rounds = Number(process.argv[2] ?? 3)

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

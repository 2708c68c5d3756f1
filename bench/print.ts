import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCount, readOptions } from '../scripts/usage.ts'
import { JobConsole } from '../src/old/github/job/job-console.ts'
import { PrintedBuildLog } from '../src/old/output/printed-build-log.ts'
import { Redactor } from '../src/old/text/secrets/redactor.ts'
import { span } from './figures.ts'
import { usage } from './usage.ts'

// Measures how many untrusted lines are sanitized and printed in a second, by kind and in a typical mix, in 7 rounds
// (or `-- N`) in turn. The time covers everything between a chunk of lines and the write: secrets, control
// characters, `##[`, the bar, stopped commands, the excerpt, the log file. The writes themselves are discarded.
const [given] = readOptions(usage, {}, 1).positionals
const rounds = readCount('The number of rounds', given, 7, usage)
const goal = 500_000
/** The number of lines in a socket's chunk of 64 KiB. */
const chunkLines = 600
const chunks = 200

const secrets = [
  'twk_live_0123456789abcdef',
  'postgres://ada:p%40ss/w0rd@db.example/app',
  'ghs_N0tAReal"Token/+x',
  'hunter2hunter2',
]
const kinds: Readonly<Record<string, (n: number) => string>> = {
  plain: (n) => `${n} compiling src/module-${n}.ts ${'.'.repeat(40)}`,
  coloured: (n) => `\u001b[32m✓\u001b[0m ${n} built src/module-${n}.ts in \u001b[1m12 ms\u001b[0m`,
  'with control characters': (n) => `${n} 10 % of src/module-${n}.ts\r${n} 50 %\b\u0007\u001b[2K`,
  'with commands': (n) => `##[error]${n} ::set-env name=A::b`,
  'with a secret': (n) => `${n} connecting with hunter2hunter2 to the database`,
}
const mix = [
  ...Array.from({ length: 11 }, () => 'plain'),
  ...Array.from({ length: 6 }, () => 'coloured'),
  'with control characters',
  'with commands',
  'with a secret',
]
const mixed = (n: number): string => kinds[mix[n % mix.length] ?? '']?.(n) ?? ''

interface Printed {
  readonly perSecond: number
  readonly writes: number
}

async function print(line: (n: number) => string): Promise<Printed> {
  const redactor = new Redactor()
  let writes = 0
  const silent = (): void => undefined
  const write = (_: string | Uint8Array, done: () => void): void => {
    writes += 1
    done()
  }
  const commands = { setSecret: silent, error: silent, warning: silent, notice: silent }
  const console = new JobConsole(redactor, { write, commands })
  for (const secret of secrets) console.mask(secret)
  // As from a socket: each line is a separate string.
  const received = Array.from({ length: 20 }, (_, chunk) =>
    Array.from({ length: chunkLines }, (_, index) => {
      const seq = chunk * chunkLines + index
      const text: string = JSON.parse(JSON.stringify(line(seq)))
      return { seq, text }
    }),
  )
  const folder = mkdtempSync(join(tmpdir(), 'taxiway-bench-'))
  const log = new PrintedBuildLog(console, redactor, join(folder, 'build.log'))
  const startedAt = performance.now()
  for (let chunk = 0; chunk < chunks; chunk += 1) await log.print(received[chunk % received.length] ?? [])
  const seconds = (performance.now() - startedAt) / 1000
  const printed = writes
  await log.close()
  rmSync(folder, { recursive: true, force: true })
  return { perSecond: (chunks * chunkLines) / seconds, writes: printed }
}

const makers = Object.entries({ ...kinds, mixed })
const measured = new Map(makers.map(([name]): [string, Printed[]] => [name, []]))
for (let round = 0; round <= rounds; round += 1) {
  for (const [name, line] of makers) {
    const printed = await print(line)
    // In the first round V8 still compiles.
    if (round > 0) measured.get(name)?.push(printed)
  }
}

console.log(
  '| lines | thousands a second, median (least to most) | goal | writes for a chunk |\n| --- | --- | --- | --- |',
)
for (const [name, its] of measured) {
  const thousands = its.map(({ perSecond }) => perSecond / 1000)
  const writes = Math.max(...its.map((printed) => printed.writes)) / chunks
  console.log(`| ${name} | ${span(thousands, 0)} | ${name === 'mixed' ? `>= ${goal / 1000}` : ''} | ${writes} |`)
}

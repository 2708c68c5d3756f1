/**
 * Prints hostile lines as a job does, and reads the output as the runner would: `--lines N` (a million by default),
 * `--seed N`. Exits with 1 if there is a complaint; the same seed reproduces it.
 */
import { parseArgs } from 'node:util'
import { fuzzLog } from '../test/support/log-fuzz.ts'

const { values } = parseArgs({ options: { lines: { type: 'string', default: '1000000' }, seed: { type: 'string' } } })
const lines = Number(values.lines)
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
const startedAt = performance.now()
const { complaints, rows } = await fuzzLog(lines, seed)
const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
for (const complaint of complaints) console.log(complaint)
console.log(`${lines} lines, ${rows} rows, ${complaints.length} complaints, ${seconds} s, seed ${seed}`)
if (complaints.length > 0) process.exitCode = 1

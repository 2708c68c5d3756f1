/**
 * Prints hostile lines as the command does, as lines of a log, inside a sentence, and as JSON, and reads the output by the grammar of
 * each CI system: `--lines N` (a million by default), `--seed N`. Exits with 1 if a system would obey anything; the same seed
 * reproduces it.
 */
import { parseArgs } from 'node:util'
import { guardedJson } from '../src/output/log-commands.ts'
import { prefixLines, sanitizeLines, sanitizeText } from '../src/output/untrusted.ts'
import { Redactor } from '../src/text/redactor.ts'
import { hostileCiLine } from '../test/support/hostile-lines.ts'
import { seeded } from '../test/support/seeded.ts'
import { grammars } from '../test/unit/output/ci-grammars.ts'
import { commandsIn } from '../test/unit/output/runner-grammar.ts'

const { values } = parseArgs({ options: { lines: { type: 'string', default: '1000000' }, seed: { type: 'string' } } })
const lines = Number(values.lines)
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
const batchLines = 1_000
const redactor = new Redactor()
const random = seeded(seed)
const startedAt = performance.now()
const readers = Object.entries({ github: commandsIn, ...grammars })
/** What each system would have obeyed in the same lines without a guard: a grammar that finds nothing tests nothing. */
const raw = new Map(readers.map(([name]) => [name, 0]))
const obeyed: string[] = []
let rows = 0

for (let left = lines; left > 0 && obeyed.length < 10; left -= batchLines) {
  const batch = Array.from({ length: Math.min(batchLines, left) }, () => hostileCiLine(random))
  const printed = [
    Buffer.from(prefixLines(sanitizeLines(batch, redactor))).toString(),
    batch.map((line) => `Status: ${sanitizeText(line, redactor)}\n`).join(''),
    `${guardedJson(batch, 2)}\n`,
  ].join('')
  rows += printed.split('\n').length
  const unguarded = batch.join('\n')
  for (const [name, grammar] of readers) {
    raw.set(name, (raw.get(name) ?? 0) + grammar(unguarded).length)
    obeyed.push(...grammar(printed).map((text) => `${name} obeys ${JSON.stringify(text)}`))
  }
}
const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
for (const text of obeyed) console.log(text)
const unguarded = [...raw].map(([name, count]) => `${name} ${count}`).join(', ')
console.log(`without a guard: ${unguarded}`)
console.log(`${lines} lines, ${rows} rows, ${obeyed.length} obeyed, ${seconds} s, seed ${seed}`)
if (obeyed.length > 0 || [...raw.values()].includes(0)) process.exitCode = 1

/**
 * Prints hostile lines and reads the output as a machine would: `--lines N` (a million by default), `--seed N`. Exits with 1 if anything
 * would be obeyed; the same seed reproduces it.
 *
 *     npm run fuzz -- log       as a job prints them, read as the runner does
 *     npm run fuzz -- guards    as the command prints them (lines of a log, inside a sentence, as JSON), read by the grammar of each CI system
 */
import { guardedJson } from '../src/old/output/ci-command-escaping.ts'
import { prefixLines, sanitizeLines, sanitizeText } from '../src/old/output/untrusted.ts'
import { Redactor } from '../src/old/text/secrets/redactor.ts'
import { hostileCiLine } from '../test/support/hostile-lines.ts'
import { fuzzLog } from '../test/support/log-fuzz.ts'
import { seeded } from '../test/support/seeded.ts'
import { grammars } from '../test/unit/output/ci-grammars.ts'
import { commandsIn } from '../test/unit/output/runner-grammar.ts'
import { readCount, readOptions, refuse } from './usage.ts'

const usage = `Usage: npm run fuzz -- log|guards [--lines N] [--seed N]

Prints hostile lines, and reads the output as a machine would.
  log        as a job prints them, read as the runner does
  guards     as the command prints them, read by the grammar of each CI system
  --lines N  how many (1000000)
  --seed N   the same seed repeats a run`
const { values, positionals } = readOptions(usage, { lines: { type: 'string' }, seed: { type: 'string' } }, 1)
const [target] = positionals
if (target !== 'log' && target !== 'guards')
  refuse(target === undefined ? 'Say what to fuzz.' : `There is nothing to fuzz by the name "${target}".`, usage)
const lines = readCount('--lines', values.lines, 1_000_000, usage)
const seed = readCount('--seed', values.seed, Math.floor(Math.random() * 2 ** 31), usage, 0)
const startedAt = performance.now()
const { complaints, rows } = target === 'log' ? await fuzzLog(lines, seed) : fuzzGuards()
const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
for (const complaint of complaints) console.log(complaint)
console.log(`${lines} lines, ${rows} rows, ${complaints.length} complaints, ${seconds} s, seed ${seed}`)
if (complaints.length > 0) process.exitCode = 1

function fuzzGuards(): { readonly complaints: readonly string[]; readonly rows: number } {
  const batchLines = 1_000
  const redactor = new Redactor()
  const random = seeded(seed)
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
  console.log(`without a guard: ${[...raw].map(([name, count]) => `${name} ${count}`).join(', ')}`)
  const blind = [...raw].filter(([, count]) => count === 0).map(([name]) => `the grammar of ${name} found nothing`)
  return { complaints: [...obeyed, ...blind], rows }
}

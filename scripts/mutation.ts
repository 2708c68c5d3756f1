/**
 * Breaks each rule in turn, in a copy of the sources, and checks that a unit test fails.
 * `--only TEXT` runs the edits whose source or rule contains the text, and `--jobs N` runs N at once.
 * Exits with 1 if an edit survives.
 */
import { join } from 'node:path'
import { type Mutation, mutations } from './mutation/mutation.ts'
import { type Finding, Sandbox } from './mutation/sandbox.ts'
import { readCount, readOptions, refuse } from './usage.ts'

const root = join(import.meta.dirname, '..')
const usage = `Usage: npm run mutation -- [--only TEXT] [--jobs N]

Breaks each rule in turn, in a copy of the sources, and checks that a unit test fails.
  --only TEXT  only the edits whose source or rule contains the text
  --jobs N     how many at once (1)`
const { values } = readOptions(usage, { only: { type: 'string', default: '' }, jobs: { type: 'string' } })
const jobs = readCount('--jobs', values.jobs, 1, usage)
const chosen = mutations.filter(({ file, rule }) => `${file} ${rule}`.includes(values.only))
if (chosen.length === 0) refuse(`None of ${mutations.length} edits has "${values.only}" in its source or rule.`, usage)
const findings = new Map<Mutation, Finding>()
const waiting = [...chosen]

async function work(): Promise<void> {
  const sandbox = new Sandbox(root)
  try {
    await sandbox.expectGreen(chosen)
    for (let mutation = waiting.shift(); mutation !== undefined; mutation = waiting.shift()) {
      const finding = await sandbox.run(mutation)
      findings.set(mutation, finding)
      console.log(`${findings.size}/${chosen.length} ${finding}: ${textOf(mutation)}`)
    }
  } finally {
    sandbox.remove()
  }
}

const startedAt = performance.now()
await Promise.all(Array.from({ length: jobs }, work))
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(0)

const survivors = chosen.filter((mutation) => findings.get(mutation) === 'survived')
console.log(`\n${chosen.length} edits, ${survivors.length} survived, ${minutes} min`)
for (const survivor of survivors) console.log(`SURVIVED: ${textOf(survivor)}`)
if (survivors.length > 0) process.exitCode = 1

function textOf({ file, rule, at, becomes }: Mutation): string {
  return `${rule} (${file}: ${JSON.stringify(at)} becomes ${JSON.stringify(becomes)})`
}

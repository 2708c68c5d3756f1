/**
 * Breaks each rule in turn, in a copy of the sources, and checks that a unit test fails.
 * `--only TEXT` runs the edits whose rule or change contains the text, and `--jobs N` runs N at once.
 * Exits with 1 if an edit survives.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Mutation } from './mutation/mutation.ts'
import { rules } from './mutation/rules.ts'
import { type Finding, Sandbox } from './mutation/sandbox.ts'

const root = join(import.meta.dirname, '..')
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    jobs: { type: 'string', default: '1' },
  },
})
const chosen = rules.filter(({ rule, change }) => `${rule} ${change}`.includes(values.only))
const findings = new Map<Mutation, Finding>()
const waiting = [...chosen]

async function work(): Promise<void> {
  const sandbox = new Sandbox(root)
  try {
    await sandbox.expectGreen(chosen)
    for (let mutation = waiting.shift(); mutation !== undefined; mutation = waiting.shift()) {
      const finding = await sandbox.run(mutation)
      findings.set(mutation, finding)
      console.log(`${findings.size}/${chosen.length} ${finding}: ${mutation.rule} (${mutation.change})`)
    }
  } finally {
    sandbox.remove()
  }
}

const startedAt = performance.now()
await Promise.all(Array.from({ length: Number(values.jobs) }, work))
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(0)

const survivors = chosen.filter((mutation) => findings.get(mutation) === 'survived')
console.log(`\n${chosen.length} edits, ${survivors.length} survived, ${minutes} min`)
for (const { rule, change } of survivors) console.log(`SURVIVED: ${rule} (${change})`)
if (survivors.length > 0) process.exitCode = 1

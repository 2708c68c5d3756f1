/**
 * Breaks each rule in turn, in a copy of the sources, and checks that a unit test fails. Prints the table.
 * `--write` updates it in docs/reliability.md, `--only TEXT` runs the edits whose row contains the text, and `--jobs N` runs N at once.
 * Exits with 1 if an edit survives.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Mutation } from './mutation/mutation.ts'
import { rules } from './mutation/rules.ts'
import { type Finding, Sandbox } from './mutation/sandbox.ts'
import { tableOf, withTable } from './mutation/table.ts'

const root = join(import.meta.dirname, '..')
const page = join(root, 'docs', 'reliability.md')
const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
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

const text = readFileSync(page, 'utf8')
const table = tableOf(values.write ? rules : chosen, findings, text)
const survivors = chosen.filter((mutation) => findings.get(mutation) === 'survived')
console.log(`\n${table}\n\n${chosen.length} edits, ${survivors.length} survived, ${minutes} min`)
for (const { rule, change } of survivors) console.log(`SURVIVED: ${rule} (${change})`)
if (values.write) writeFileSync(page, withTable(text, table))
if (survivors.length > 0) process.exitCode = 1

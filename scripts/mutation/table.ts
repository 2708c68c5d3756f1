import type { Mutation } from './mutation.ts'
import type { Finding } from './sandbox.ts'

const begin = '<!-- npm run mutation: begin -->'
const end = '<!-- npm run mutation: end -->'

/** One row an edit, in the order of the rules; where it was not tried now, as the page has it. */
export function tableOf(
  mutations: readonly Mutation[],
  findings: ReadonlyMap<Mutation, Finding>,
  page: string,
): string {
  const rows = mutations.map((mutation) => {
    const { rule, change, by } = mutation
    const test = `[${by.split('/').at(-1)}](../test/unit/${by}.test.ts)`
    const row = `| ${rule} | ${change} | ${test}:`
    const before = page.split('\n').find((line) => line.startsWith(row))
    const finding = findings.get(mutation)
    return finding === undefined ? (before ?? `${row} not tried |`) : `${row} ${finding} |`
  })
  return ['| Rule | What the edit makes of it | What the test did |', '| --- | --- | --- |', ...rows].join('\n')
}

/** The page with the table in its place. */
export function withTable(page: string, table: string): string {
  const [before, rest] = page.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error('the page has no place for the table')
  return `${before}${begin}\n\n${table}\n\n${end}${after}`
}

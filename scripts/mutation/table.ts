import type { Mutation } from './mutation.ts'
import type { Finding } from './sandbox.ts'

const begin = '<!-- npm run mutation: begin -->'
const end = '<!-- npm run mutation: end -->'

/** One row per edit, in the order of the rules. An edit that was not run keeps its row from the page. */
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
  return ['| Rule | With the edit | Test and its result |', '| --- | --- | --- |', ...rows].join('\n')
}

/** The page with the table between its markers. Throws if a marker is missing. */
export function withTable(page: string, table: string): string {
  const [before, rest] = page.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined)
    throw new Error('docs/how-it-decides.md has no markers for the table')
  return `${before}${begin}\n\n${table}\n\n${end}${after}`
}

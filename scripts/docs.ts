/**
 * Writes the tables of inputs and outputs into the READMEs, between their markers, from each action's own action.yml.
 *
 *     node scripts/docs.ts           writes
 *     node scripts/docs.ts --check   exits 1 and names the file that is not current
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '..')

interface Field {
  readonly description: string
  readonly required?: boolean
  readonly default?: string
}

interface Action {
  readonly inputs: Readonly<Record<string, Field>>
  readonly outputs: Readonly<Record<string, Field>>
}

let stale = 0
for (const folder of ['', 'preview', 'gate', 'call']) {
  const source = join(root, folder, 'action.yml')
  if (!existsSync(source)) continue
  const readme = join(root, folder, 'README.md')
  const before = readFileSync(readme, 'utf8')
  const after = withTables(before, parse(readFileSync(source, 'utf8')))
  if (before === after) continue
  if (process.argv.includes('--check')) {
    console.error(`${join(folder, 'README.md')} does not show what action.yml says: run npm run docs`)
    stale += 1
  } else {
    writeFileSync(readme, after)
  }
}
process.exitCode = stale > 0 ? 1 : 0

function withTables(readme: string, { inputs, outputs }: Action): string {
  const withInputs = between(readme, 'inputs', table(['Input', 'Default', ''], Object.entries(inputs).map(inputRow)))
  return between(withInputs, 'outputs', table(['Output', ''], Object.entries(outputs).map(outputRow)))
}

function inputRow([name, { description, required, default: value }]: [string, Field]): string[] {
  return [`\`${name}\``, required ? 'required' : value === undefined ? '' : `\`${value}\``, description]
}

function outputRow([name, { description }]: [string, Field]): string[] {
  return [`\`${name}\``, description]
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`
  return [line(header), `|${' --- |'.repeat(header.length)}`, ...rows.map(line)].join('\n')
}

function cell(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')
}

function between(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`the README has no ${start} … ${end}`)
  return `${text.slice(0, from)}${start}\n\n${content}\n\n${text.slice(to)}`
}

/**
 * Writes what is derived and never restated: the tables of inputs and outputs in docs/deploy.md and the actions' READMEs, between their markers, from
 * each action's own action.yml, the programs of examples/library into docs/library.md, docs/openapi.json and docs/reference.md
 * from the table of operations, the sentences of docs/troubleshooting.md from the sources, and the growth in docs/performance.md, its table and its plot, from what was measured last.
 *
 *     node scripts/docs.ts           writes
 *     node scripts/docs.ts --check   exits 1 and names each file that is not current
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { readGrowth } from '../bench/growth/growth.ts'
import { growthPlot } from '../bench/growth/plot.ts'
import { growthTable } from '../bench/growth/table.ts'
import { openApi } from '../src/documents/openapi.ts'
import { reference } from '../src/documents/reference.ts'
import { allMessages } from './messages.ts'

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

/** What is derived, by file, relative to the root. */
const derived: [string, string][] = []
for (const folder of ['', 'preview', 'gate', 'call']) {
  const source = join(root, folder, 'action.yml')
  if (!existsSync(source)) continue
  const readme = folder === '' ? 'docs/deploy.md' : join(folder, 'README.md')
  derived.push([readme, withTables(readFileSync(join(root, readme), 'utf8'), parse(readFileSync(source, 'utf8')))])
}
derived.push(['docs/library.md', withExamples(readFileSync(join(root, 'docs/library.md'), 'utf8'))])
derived.push(['docs/openapi.json', `${JSON.stringify(openApi(), undefined, 2)}\n`])
derived.push(['docs/reference.md', reference()])
derived.push(['docs/troubleshooting.md', withMessages(readFileSync(join(root, 'docs/troubleshooting.md'), 'utf8'))])
const growth = readGrowth()
derived.push([
  'docs/performance.md',
  between(readFileSync(join(root, 'docs/performance.md'), 'utf8'), 'growth', growthTable(growth)),
])
derived.push(['docs/performance-growth.svg', growthPlot(growth)])

for (const [file, content] of derived) {
  const path = join(root, file)
  if (existsSync(path) && readFileSync(path, 'utf8') === content) continue
  if (process.argv.includes('--check')) {
    console.error(`${file} is not current: run npm run docs`)
    process.exitCode = 1
  } else {
    writeFileSync(path, content)
  }
}

function withTables(readme: string, { inputs, outputs }: Action): string {
  const withInputs = between(readme, 'inputs', table(['Input', 'Default', ''], Object.entries(inputs).map(inputRow)))
  return between(withInputs, 'outputs', table(['Output', ''], Object.entries(outputs).map(outputRow)))
}

/** Each `<!-- NAME.ts -->` is followed by the program of that name. */
function withExamples(page: string): string {
  const names = [...page.matchAll(/<!-- (\w+\.ts) -->/g)].map(([, name]) => name ?? '')
  return names.reduce((text, name) => {
    const program = readFileSync(join(root, 'examples/library', name), 'utf8')
    return between(text, name, `\`\`\`ts\n${program}\`\`\``)
  }, page)
}

/** Each `<a id="ID"></a>` in a table is followed by the message of that id, up to the next one or the end of its cell. */
function withMessages(page: string): string {
  const messages = new Map(allMessages().map((message) => [message.id, message]))
  return page.replaceAll(/<a id="([^"]+)"><\/a>(?:\\.|[^|\\\n])*?(?=<br><a id=| \|)/g, (_, id: string) => {
    const found = messages.get(id)
    if (found === undefined) throw new Error(`docs/troubleshooting.md has a row for ${id}, which no source writes`)
    return `<a id="${id}"></a>${cell(found.texts.join('…'))}`
  })
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
  if (from < 0 || to < from) throw new Error(`there is no ${start} … ${end}`)
  return `${text.slice(0, from)}${start}\n\n${content}\n\n${text.slice(to)}`
}

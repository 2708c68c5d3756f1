/**
 * Writes the derived documents and the derived parts of others:
 *
 * - the inputs in each action.yml, from the table of inputs
 * - docs/inputs.md, from the table of inputs
 * - the programs in docs/library.md, from examples/library
 * - docs/schemas/result.json, from the schema of what the commands write
 * - docs/schemas/taxiway.json and the keys in docs/fleet.md, from the schema of taxiway.yaml
 * - docs/operations.md, from the table of operations
 *
 * The pictures need a browser, and come from `npx node scripts/pictures.ts`.
 *
 *     node scripts/docs.ts           writes
 *     node scripts/docs.ts --check   exits with 1 and names each file that is not current
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { type ActionName, actionNames, type Input, inputNames, inputs, inputsOfAction } from '../src/inputs/declared.ts'
import { between } from './between.ts'
import { fileJsonSchema, keyRows } from './config-schema.ts'
import { operationsPage } from './operations.ts'
import { resultSchema } from './result-schema.ts'
import { readOptions } from './usage.ts'

const usage = `Usage: npm run docs -- [--check]

Writes the derived documents, and the derived parts of others.
  --check  write nothing; exit with 1 and name each file that is not current`
const { values } = readOptions(usage, { check: { type: 'boolean', default: false } })
const root = join(import.meta.dirname, '..')

interface Field {
  readonly description: string
  readonly required: boolean | undefined
  readonly default: string | undefined
}

/** Each derived file, relative to the root, with its content. */
const derived: [string, string][] = []
for (const action of actionNames) {
  const source = action === 'deploy' ? 'action.yml' : `${action}/action.yml`
  derived.push([source, withInputs(readFileSync(join(root, source), 'utf8'), fieldsOf(action))])
}
derived.push(['docs/inputs.md', inputsPage()])
derived.push(['docs/schemas/result.json', `${JSON.stringify(resultSchema(), undefined, 2)}\n`])
derived.push(['docs/library.md', withExamples(readFileSync(join(root, 'docs/library.md'), 'utf8'))])
derived.push(['docs/schemas/taxiway.json', `${JSON.stringify(fileJsonSchema(), undefined, 2)}\n`])
const fleetPage = readFileSync(join(root, 'docs/fleet.md'), 'utf8')
derived.push(['docs/fleet.md', between(fleetPage, 'keys', table(['Key', 'What it says'], keyRows()))])
derived.push(['docs/operations.md', operationsPage()])

for (const [file, content] of derived) {
  const path = join(root, file)
  if (existsSync(path) && readFileSync(path, 'utf8') === content) continue
  if (values.check) {
    console.error(`${file} is not current. Run npm run docs.`)
    process.exitCode = 1
  } else {
    writeFileSync(path, content)
  }
}

/** The inputs of an action.yml, as the table declares them. */
function fieldsOf(action: ActionName): Readonly<Record<string, Field>> {
  const rows = inputsOfAction(action).map((name) => {
    const { text, default: usual, fleetDefault, expression, required }: Input<unknown> = inputs[name]
    const value = action === 'fleet' ? (fleetDefault ?? usual) : usual
    return [name, { description: text, required, default: expression ?? value }]
  })
  return Object.fromEntries(rows)
}

function withInputs(metadata: string, fields: Readonly<Record<string, Field>>): string {
  const section = stringify({ inputs: fields }, { lineWidth: 120, singleQuote: true })
  return metadata.replace(/^inputs:\n(?: .*\n|\n)*/m, () => `${section}\n`)
}

/** Every input, with what takes it. */
function inputsPage(): string {
  const rows = inputNames.map((name) => {
    const { kind, default: value, text, actions = [], commands = [] }: Input<unknown> = inputs[name]
    const fallback = value === undefined ? '' : `\`${value}\``
    return [`\`${name}\``, holds(kind), fallback, actions.join(', '), commands.join(', '), text]
  })
  const about = 'An option of a command is `--` and the name; each is also read from `TAXIWAY_` and the name.'
  const outputs =
    'The outputs of an action are in its `action.yml`, the exit codes in [other-ci.md](other-ci.md#exit-codes).'
  return `# Inputs\n\n${about} ${outputs}\n\n${table(['Input', 'Kind', 'Default', 'Actions', 'Commands', ''], rows)}\n`
}

function holds({
  choices,
  placeholder,
}: {
  readonly choices?: readonly string[]
  readonly placeholder: string
}): string {
  return choices?.map((choice) => `\`${choice}\``).join(', ') ?? placeholder.toLowerCase()
}

/** Puts the program after each `<!-- NAME.ts -->`. */
function withExamples(page: string): string {
  const names = [...page.matchAll(/<!-- (\w+\.ts) -->/g)].map(([, name]) => name ?? '')
  return names.reduce((text, name) => {
    const program = readFileSync(join(root, 'examples/library', name), 'utf8')
    return between(text, name, `\`\`\`ts\n${program}\`\`\``)
  }, page)
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`
  return [line(header), `|${' --- |'.repeat(header.length)}`, ...rows.map(line)].join('\n')
}

function cell(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')
}

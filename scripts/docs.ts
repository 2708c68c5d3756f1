/**
 * Writes the derived documents and the derived parts of others:
 *
 * - the inputs in each action.yml, from the table of inputs
 * - docs/inputs.md, from the table of inputs
 * - the programs in docs/library.md, from examples/library
 * - docs/schemas/result.json, from the schema of what the commands write
 * - schema.json and docs/config-keys.md, from the keys of the configuration file
 * - docs/openapi.json and docs/reference.md, from the table of operations
 * - the checklists in docs/own-platform.md, from scripts/least-platform.ts and the table of operations
 *
 * The pictures need a browser, and come from `npx node scripts/pictures.ts`.
 *
 *     node scripts/docs.ts           writes
 *     node scripts/docs.ts --check   exits with 1 and names each file that is not current
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { openApi } from '../emulator/src/documents/openapi.ts'
import {
  type ActionName,
  type Input,
  inputNames,
  inputs,
  inputsOfAction as newInputsOf,
} from '../src/inputs/declared.ts'
import type { Place } from '../src/old/config/declaration.ts'
import { aboutInput, actionNames, type HostInputs, inputsOfAction } from '../src/old/config/host-inputs.ts'
import { inputNames as inputNamesOf0, inputTable } from '../src/old/config/input-table.ts'
import { between } from './between.ts'
import { configSchema, keyRows } from './config-schema.ts'
import { leastPlatformLists } from './least-platform.ts'
import { reference } from './reference.ts'
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

/** What runs on version 1. */
const isSwitched: ReadonlySet<string> = new Set([
  ...['deploy', 'preview', 'gate', 'rollback', 'call'],
  ...['upload', 'follow', 'history', 'logs', 'doctor'],
])

/** Each derived file, relative to the root, with its content. */
const derived: [string, string][] = []
for (const action of actionNames) {
  const source = action === 'deploy' ? 'action.yml' : `${action}/action.yml`
  const fields = action !== 'fleet' ? fieldsOf(action) : oldFieldsOf(inputsOfAction(action))
  derived.push([source, withInputs(readFileSync(join(root, source), 'utf8'), fields)])
}
derived.push(['docs/inputs.md', inputsPage()])
derived.push(['docs/schemas/result.json', `${JSON.stringify(resultSchema(), undefined, 2)}\n`])
derived.push(['docs/library.md', withExamples(readFileSync(join(root, 'docs/library.md'), 'utf8'))])
derived.push(['schema.json', `${JSON.stringify(configSchema(), undefined, 2)}\n`])
derived.push(['docs/config-keys.md', keysPage()])
derived.push(['docs/openapi.json', `${JSON.stringify(openApi(), undefined, 2)}\n`])
derived.push(['docs/reference.md', reference()])
const ownPlatform = readFileSync(join(root, 'docs/own-platform.md'), 'utf8')
derived.push(['docs/own-platform.md', between(ownPlatform, 'operations', leastPlatformLists())])

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
  const rows = newInputsOf(action).map((name) => {
    const { text, default: value, expression, required }: Input<unknown> = inputs[name]
    return [name, { description: text, required, default: expression ?? value }]
  })
  return Object.fromEntries(rows)
}

/** The same for an action that still runs on version 0. */
function oldFieldsOf(taken: HostInputs): Readonly<Record<string, Field>> {
  const declared = [...taken].map(([name, own]) => {
    const text = aboutInput(name, own.text)
    const { default: value, places } = { ...inputTable[name], ...own }
    // The runner would set a default as the step's own value, which the configuration file could not replace.
    const inText = value !== undefined && places.length > 0
    const description = inText ? `${text} Default: \`${value}\`.` : text
    return [name, { description, required: own.required, default: inText ? undefined : value }] as const
  })
  return Object.fromEntries(declared)
}

function withInputs(metadata: string, fields: Readonly<Record<string, Field>>): string {
  const section = stringify({ inputs: fields }, { lineWidth: 120, singleQuote: true })
  return metadata.replace(/^inputs:\n(?: .*\n|\n)*/m, () => `${section}\n`)
}

/** Every input, with what takes it. */
function inputsPage(): string {
  const rows = new Map(inputNamesOf0.map((name) => [name as string, oldRow(name)]))
  for (const name of inputNames) {
    const { kind, default: value, text, actions = [], commands = [] }: Input<unknown> = inputs[name]
    const old = rows.get(name)
    const others = (column: number): string[] =>
      (old?.[column] ?? '').split(', ').filter((each) => !isSwitched.has(each))
    rows.set(name, [
      ...[`\`${name}\``, holds(kind), value === undefined ? '' : `\`${value}\``],
      [...actions, ...others(3)].filter(Boolean).join(', '),
      [...commands, ...others(4)].filter(Boolean).join(', '),
      text,
    ])
  }
  const about = 'An option of a command is `--` and the name; each is also read from `TAXIWAY_` and the name.'
  const outputs = 'The outputs of an action are in its `action.yml`, the exit codes in [ci.md](ci.md#exit-codes).'
  const shown = [...rows.values()].filter((row) => row[3] !== '' || row[4] !== '')
  return `# Inputs\n\n${about} ${outputs}\n\n${table(['Input', 'Kind', 'Default', 'Actions', 'Commands', ''], shown)}\n`
}

function oldRow(name: (typeof inputNamesOf0)[number]): string[] {
  const { kind, default: value, actions = {}, commands = {} } = inputTable[name]
  const takers = (all: object): string =>
    Object.keys(all)
      .filter((each) => !isSwitched.has(each))
      .join(', ')
  const fallback = value === undefined ? '' : `\`${value}\``
  return [`\`${name}\``, holds(kind), fallback, takers(actions), takers(commands), aboutInput(name)]
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

/** The keys of the configuration file. */
function keysPage(): string {
  const tableOf = (place: Place): string => table(['Key', 'Holds', 'Default', ''], keyRows(place))
  const parts = [
    '# Keys of taxiway.yaml',
    'What each key holds. [config.md](config.md) explains the file.',
    `## Top level\n\n${tableOf('top')}`,
    `## A service\n\nA key that is also at the top level has precedence here.\n\n${tableOf('service')}`,
    `## The gate of a service\n\nIts checks are those of the [gate action](gate-and-rollback.md#the-checks).\n\n${tableOf('gate')}`,
  ]
  return `${parts.join('\n\n')}\n`
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

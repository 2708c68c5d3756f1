/**
 * Writes the derived documents and the derived parts of others:
 *
 * - the inputs in each action.yml, from the table of inputs
 * - action-types.yml beside each action.yml, from the table of inputs and the outputs of the action.yml
 * - docs/inputs.md, from the table of inputs
 * - the programs in docs/library.md, from examples/library
 * - docs/schemas/report.json, from the schema of what the commands write
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
import { toJsonSchema } from '@valibot/to-json-schema'
import { parse, stringify } from 'yaml'
import { openApi } from '../emulator/src/documents/openapi.ts'
import type { Place } from '../src/old/config/declaration.ts'
import { aboutInput, actionNames, type HostInputs, inputsOfAction } from '../src/old/config/host-inputs.ts'
import { inputNames, inputTable } from '../src/old/config/input-table.ts'
import { reportSchema } from '../src/old/report/formats/document-schema.ts'
import { actionTypes } from './action-types.ts'
import { between } from './between.ts'
import { configSchema, keyRows } from './config-schema.ts'
import { leastPlatformLists } from './least-platform.ts'
import { reference } from './reference.ts'
import { readOptions } from './usage.ts'

const usage = `Usage: npm run docs -- [--check]

Writes the derived documents, and the derived parts of others.
  --check  write nothing; exit with 1 and name each file that is not current`
const { values } = readOptions(usage, { check: { type: 'boolean', default: false } })
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

/** Each derived file, relative to the root, with its content. */
const derived: [string, string][] = []
for (const action of actionNames) {
  const inputs = inputsOfAction(action)
  const folder = action === 'deploy' ? '' : `${action}/`
  const source = `${folder}action.yml`
  const metadata = withInputs(readFileSync(join(root, source), 'utf8'), inputs)
  const parsed: Action = parse(metadata)
  derived.push([source, metadata])
  derived.push([`${folder}action-types.yml`, actionTypes(source, inputs, parsed.outputs)])
}
derived.push(['docs/inputs.md', inputsPage()])
const { $schema, ...report } = toJsonSchema(reportSchema, {
  target: 'draft-2020-12',
  ignoreActions: ['readonly', 'check', 'trim'],
})
const title = 'The document of taxiway deploy, upload, follow and gate with --json'
// Without `$id`: there is no address that serves it.
derived.push(['docs/schemas/report.json', `${JSON.stringify({ $schema, title, ...report }, undefined, 2)}\n`])
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

/** An action.yml with its inputs as the table declares them. */
function withInputs(metadata: string, inputs: HostInputs): string {
  const declared = [...inputs].map(([name, own]) => {
    const text = aboutInput(name, own.text)
    const { default: value, places } = { ...inputTable[name], ...own }
    // The runner would set a default as the step's own value, which the configuration file could not replace.
    const inText = value !== undefined && places.length > 0
    const description = inText ? `${text} Default: \`${value}\`.` : text
    return [name, { description, required: own.required, default: inText ? undefined : value }] as const
  })
  const section = stringify({ inputs: Object.fromEntries(declared) }, { lineWidth: 120, singleQuote: true })
  return metadata.replace(/^inputs:\n(?: .*\n|\n)*/m, () => `${section}\n`)
}

/** Every input, with what takes it. */
function inputsPage(): string {
  const rows = inputNames.map((name) => {
    const { kind, default: value, actions = {}, commands = {} } = inputTable[name]
    const values = kind.choices?.map((choice) => `\`${choice}\``).join(', ')
    const holds = values ?? (kind.placeholder === '' ? '`true`, `false`' : kind.placeholder.toLowerCase())
    return [
      `\`${name}\``,
      holds,
      value === undefined ? '' : `\`${value}\``,
      Object.keys(actions).join(', '),
      Object.keys(commands).join(', '),
      aboutInput(name),
    ]
  })
  const about = 'An option of a command is `--` and the name; each is also read from `TAXIWAY_` and the name.'
  const outputs = 'The outputs of an action are in its `action.yml`, the exit codes in [ci.md](ci.md#exit-codes).'
  return `# Inputs\n\n${about} ${outputs}\n\n${table(['Input', 'Kind', 'Default', 'Actions', 'Commands', ''], rows)}\n`
}

/** The keys of the configuration file. */
function keysPage(): string {
  const tableOf = (place: Place): string => table(['Key', 'Holds', 'Default', ''], keyRows(place))
  const parts = [
    '# Keys of taxiway.yaml',
    'What each key holds. [config.md](config.md) explains the file.',
    `## Top level\n\n${tableOf('top')}`,
    `## A service\n\nA key that is also at the top level has precedence here.\n\n${tableOf('service')}`,
    `## The gate of a service\n\nIts checks are those of the [gate action](gate.md#the-checks).\n\n${tableOf('gate')}`,
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

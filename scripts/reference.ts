import type { JsonSchema } from '@valibot/to-json-schema'
import {
  contractVersion,
  findArgumentPlace,
  type Operation,
  type OperationName,
  operationNames,
  operationOf,
  type Section,
  sections,
  statusMeanings,
} from 'taxiway/contract'
import {
  accessPhrase,
  argumentPhrases,
  repetitionPhrases,
  resultPhrases,
  rulePhrase,
  typePhrase,
} from '../emulator/src/documents/contract-phrases.ts'
import {
  describeReferringSchema,
  describeSchema,
  listFields,
  readItems,
  recordSchemas,
} from '../emulator/src/documents/json-schema.ts'
import { toolPhrase } from '../emulator/src/documents/mcp-tools.ts'

/** The reference page of all operations, as Markdown. */
export function reference(): string {
  return [
    '# Reference',
    '<!-- Made by npm run docs from src/contract/operations.ts; do not edit. -->',
    `The ${operationNames.length} operations of the [platform's interface](platform-contract.md), version ${contractVersion}; for programs the same as an [OpenAPI document](openapi.json). \`call\` takes the name and the arguments of an operation in one object.`,
    'Any answer may hold more fields than are listed, and a listed one may be missing or null, unless it is said to be always there. The answer to a refusal is `{ "error": string }`.',
    contents(),
    ...sections.flatMap((section) => [`## ${section}`, ...namesIn(section).flatMap(operationLines)]),
    '## Records',
    ...Object.entries(recordSchemas()).flatMap(([name, schema]) => [`### ${name}`, recordTable(schema)]),
    '## Errors',
    table(['Status', 'Meaning'], Object.entries(statusMeanings)),
    'Every operation can also answer with another error for authentication, authorization, validation or a failure at run time.\n',
  ].join('\n\n')
}

function namesIn(section: Section): OperationName[] {
  return operationNames.filter((name) => operationOf(name).section === section)
}

function contents(): string {
  const linksIn = (section: Section): string[] => namesIn(section).map((name) => `[\`${name}\`](#${name})`)
  const lines = sections.map((section) => `- ${section}: ${linksIn(section).join(' ')}`)
  return [...lines, '- [Records](#records), [Errors](#errors)'].join('\n')
}

function operationLines(name: OperationName): string[] {
  const operation = operationOf(name)
  const { method, path, summary, rules = [], effect, errors } = operation
  const facts = [
    ...rules.map((rule) => `Rule: ${rulePhrase(rule)}`),
    ...argumentPhrases(operation),
    `Answer: ${answerPhrase(operation)}`,
    `Access: ${accessPhrase(operation)}`,
    `Errors: ${errors.length > 0 ? errors.join(', ') : 'the contract lists none'}.`,
    `Repetition: ${repetitionPhrases[effect]}.`,
    `Tool: ${toolPhrase(name)}`,
  ]
  return [
    `### ${name}`,
    `\`${method} ${path}\``,
    summary,
    ...argumentTable(operation),
    facts.map((fact) => `- ${fact.replace(/^[\w ]+:/, '**$&**')}`).join('\n'),
  ]
}

function recordTable(schema: JsonSchema): string {
  const rows = listFields(schema).map(([field, type]) => {
    const always = schema.required?.includes(field) ? '; always there' : ''
    return [`\`${field}\``, typePhrase(type) + always]
  })
  return table(['Field', 'Type'], rows)
}

function argumentTable(operation: Operation): string[] {
  const schema = describeSchema(operation.args)
  const rows = listFields(schema).map(([field, type]) => [
    `\`${field}\``,
    findArgumentPlace(operation, field),
    schema.required?.includes(field) ? 'required' : 'optional',
    typePhrase(type),
    type.description ?? readItems(type).description ?? '',
  ])
  return rows.length > 0 ? [table(['Argument', 'In', '', 'Type', ''], rows)] : []
}

function answerPhrase(operation: Operation): string {
  const { success, result, events } = operation
  const body = events
    ? 'server-sent events, whose names and payload are not shown'
    : typePhrase(describeReferringSchema(result))
  return [`${success}, ${body}.`, ...resultPhrases(operation)].join(' ')
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(header), `|${' --- |'.repeat(header.length)}`, ...rows.map(line)].join('\n')
}

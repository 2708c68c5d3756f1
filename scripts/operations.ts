import {
  type Operation,
  type OperationName,
  operationNames,
  operationOf,
  type Rule,
  type Section,
  sections,
} from 'taxiway/contract'

/** The page of all operations, as Markdown. */
export function operationsPage(): string {
  return [
    '# Operations',
    '<!-- Made by npm run docs from src/contract/operations.ts; do not edit. -->',
    `The ${operationNames.length} operations of the platform, for [\`call\`](call.md) and \`platform.call\` of [the library](library.md). [The interface](platform-contract.md) has their answers, errors and limits. An argument with \`?\` is optional; the types are those of JSON.`,
    ...sections.flatMap((section) => [`## ${section}`, sectionTable(section)]),
    '',
  ].join('\n\n')
}

function sectionTable(section: Section): string {
  const names = operationNames.filter((name) => operationOf(name).section === section)
  const rows = names.map(
    (name) => `| <a id="${name}"></a>\`${name}\` | ${aboutOf(name)} | ${argumentsOf(operationOf(name))} |`,
  )
  return ['| Operation | What it does | Arguments |', '| --- | --- | --- |', ...rows].join('\n')
}

function aboutOf(name: OperationName): string {
  const { method, path, summary, effect, rules = [] } = operationOf(name)
  const again = effect === 'create' ? ' A second call creates another one.' : ''
  return `\`${method} ${path}\`<br>${[summary + again, ...rules.map(ruleSentence)].join(' ')}`
}

function argumentsOf({ args }: Operation): string {
  const entries = Object.entries(args.entries)
  return entries.map(([name, schema]) => `\`${name}${schema.type === 'optional' ? '?' : ''}\``).join(' ')
}

/** A rule over several arguments, as one sentence. */
function ruleSentence(rule: Rule): string {
  switch (rule.kind) {
    case 'exactly-one-of':
      return `Exactly one of ${rule.names.map((name) => `\`${name}\``).join(' and ')} is given.`
    case 'not-below':
      return `\`${rule.upper}\` is not below \`${rule.lower}\`.`
    case 'not-shorter':
      return `\`${rule.name}\` has at least ${rule.minimum} characters if \`${rule.when}\` is given.`
    default:
      return rule satisfies never
  }
}

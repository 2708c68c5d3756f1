import { styleText } from 'node:util'
import type { Command, Help } from 'commander'
import { variableName } from '../output/reports/dotenv.ts'
import { helpGroups, inputsOf } from './options.ts'

/** What the manual of a command says beside what its options and arguments do. */
export interface Manual {
  readonly example: string
  /** It waits for a deployment and prints it: more exit codes, and what is printed where. */
  readonly hasOutcome?: true
  /** It may write, and not learn whether that took effect. */
  readonly mayBeUnknown?: true
  /** Inputs that are not taken from the environment. */
  readonly optionOnly?: readonly string[]
}

const manuals = new WeakMap<Command, Manual>()
const related = new WeakMap<Command, readonly string[]>()

/** Says more of a command for its help. */
export function addManual(command: Command, manual: Manual): Command {
  manuals.set(command, manual)
  return command
}

/** Names the commands that its help refers to. */
export function addRelated(command: Command, names: readonly string[]): void {
  related.set(command, names)
}

const printed =
  'stdout has the result: the address where one is known, else the id of the deployment, or one JSON document with --json. stderr has the log, warnings and the outcome.'

/** Each with the commands that may end so; all by default. */
const exitCodes: readonly (readonly [code: string, meaning: string, of?: 'isPlain' | 'hasOutcome' | 'mayBeUnknown'])[] =
  [
    ['0', 'succeeded, accepted or skipped', 'hasOutcome'],
    ['0', 'succeeded', 'isPlain'],
    ['1', 'failed, or refused'],
    ['2', 'wrong options; nothing was sent'],
    ['3', 'cancelled', 'hasOutcome'],
    ['4', 'superseded by a newer deployment', 'hasOutcome'],
    ['5', 'timed out; the deployment goes on', 'hasOutcome'],
    ['6', 'not known how it ended', 'mayBeUnknown'],
    ['130, 143', 'stopped by SIGINT, SIGTERM'],
  ]

type Rows = readonly (readonly [term: string, text: string])[]

/** The help of a command as the sections of a manual page; an empty one is left out. */
export function formatManual(command: Command, helper: Help): string {
  const { example, hasOutcome } = manuals.get(command) ?? {}
  const description = helper.commandDescription(command)
  const [summary = ''] = description.split(/\.(?: |$)/)
  const others = (related.get(command) ?? []).map((name) => `taxiway help ${name}`)
  // Parts inherit the group of the help of the whole.
  const groupOf = (each: Command): string => (command.parent === null && each.helpGroup()) || 'Commands'
  const commands = Map.groupBy(helper.visibleCommands(command), groupOf)
  const sections: readonly (readonly [title: string, lines: readonly string[]])[] = [
    ['NAME', wrap(`${nameOf(command)} - ${summary}`, helper)],
    ['SYNOPSIS', [helper.commandUsage(command)]],
    ['DESCRIPTION', [description, ...(hasOutcome ? ['', printed] : [])].flatMap((text) => wrap(text, helper))],
    [
      'ARGUMENTS',
      table(
        helper.visibleArguments(command).map((each) => [helper.argumentTerm(each), helper.argumentDescription(each)]),
        helper,
      ),
    ],
    ['OPTIONS', optionLines(command, helper)],
    ...[...commands].map(([group, found]) => {
      const rows = found.map((each) => [helper.subcommandTerm(each), helper.subcommandDescription(each)] as const)
      return [group.toUpperCase(), table(rows, helper)] as const
    }),
    ['ENVIRONMENT', table(variablesOf(command), helper)],
    ['FILES', table(filesOf(command), helper)],
    ['EXIT STATUS', table(exitCodesOf(command), helper)],
    ['EXAMPLES', example?.split('\n') ?? []],
    ['SEE ALSO', others.length === 0 ? [] : wrap(others.join(', '), helper)],
  ]
  return sections
    .filter(([, lines]) => lines.length > 0)
    .flatMap(([title, lines]) => [helper.styleTitle(title), ...lines.map((line) => `${margin}${line}`.trimEnd()), ''])
    .join('\n')
}

/** The parser takes it out where there is no colour. */
export function styleTitle(title: string): string {
  return styleText('bold', title, { validateStream: false })
}

const margin = '  '

function widthOf({ helpWidth = 80 }: Help): number {
  return helpWidth - margin.length
}

function wrap(text: string, helper: Help): string[] {
  return helper.boxWrap(text, widthOf(helper)).split('\n')
}

/** Terms and what they mean, in two columns. */
function table(rows: Rows, helper: Help, longest = Math.max(0, ...rows.map(([term]) => term.length))): string[] {
  return rows.flatMap(([term, text]) => {
    const item = helper.formatItem(term, longest, text, helper)
    return item.split('\n').map((line) => line.slice(margin.length))
  })
}

/** By group: those that say what to do first. */
function optionLines(command: Command, helper: Help): string[] {
  const options = helper.visibleOptions(command)
  const longest = Math.max(0, ...options.map((each) => helper.optionTerm(each).length))
  return Object.values(helpGroups).flatMap((group) => {
    const found = options.filter(({ helpGroupHeading = helpGroups.what }) => helpGroupHeading === group)
    const rows = found.map((each) => [helper.optionTerm(each), helper.optionDescription(each)] as const)
    const title = group === helpGroups.what ? [] : ['', helper.styleTitle(group)]
    return rows.length === 0 ? [] : [...title, ...table(rows, helper, longest)]
  })
}

function nameOf(command: Command): string {
  return command.parent === null ? command.name() : `${nameOf(command.parent)} ${command.name()}`
}

function variablesOf(command: Command): Rows {
  const { optionOnly = [], hasOutcome } = manuals.get(command) ?? {}
  const variables = [...inputsOf(command)].filter((name) => !optionOnly.includes(name)).map(variableName)
  const [first, ...others] = variables
  if (first === undefined) return []
  const more = others.length === 0 ? '' : ` The other options have one each: ${others.join(', ')}.`
  const takesKey = command.options.some(({ long }) => long === '--api-key-file')
  return [
    ...(takesKey ? [['TAXIWAY_API_KEY', 'The API key, unless --api-key-file names a file.'] as const] : []),
    [first, `Counts where the option is not given.${more}`],
    ['NO_COLOR, FORCE_COLOR', 'Turn colour off, or on where there is no terminal.'],
    ...(hasOutcome ? [['OTEL_EXPORTER_OTLP_ENDPOINT', 'A collector, which gets one trace of the run.'] as const] : []),
  ]
}

function filesOf({ options }: Command): Rows {
  if (!options.some(({ long }) => long === '--config')) return []
  return [['taxiway.yaml', 'The configuration file, in the current folder, where --config names no other.']]
}

function exitCodesOf(command: Command): Rows {
  const manual = manuals.get(command)
  if (manual === undefined) return []
  const { hasOutcome, mayBeUnknown = hasOutcome } = manual
  const has = { hasOutcome, mayBeUnknown, isPlain: !hasOutcome }
  return exitCodes.flatMap(([code, text, of]) => (of === undefined || has[of] ? [[code, text] as const] : []))
}

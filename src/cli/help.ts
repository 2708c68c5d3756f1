import type { Command } from 'commander'
import { variableName } from '../output/reports/dotenv.ts'
import { inputsOf } from './options.ts'

/** What the help of a command says behind its options. */
export interface MoreHelp {
  readonly example: string
  /** It waits for a deployment and prints it: more exit codes, and what is printed where. */
  readonly hasOutcome?: true
  /** It may write, and not learn whether that took effect. */
  readonly mayBeUnknown?: true
  /** Inputs that are not taken from the environment. */
  readonly optionOnly?: readonly string[]
}

/** Adds what is printed where, the environment, the exit codes and an example to the help. */
export function addHelp(command: Command, more: MoreHelp): Command {
  return command.addHelpText('after', () => {
    const { example, hasOutcome } = more
    const sections = [
      ['Printed', hasOutcome ? printed : []],
      ['Environment', environmentOf(command, more)],
      ['Exit status', exitCodesOf(more)],
      ['Example', example.split('\n')],
    ] as const
    const texts = sections.flatMap(([title, lines]) =>
      lines.length === 0 ? [] : [`${title}:\n  ${lines.join('\n  ')}`],
    )
    return `\n${texts.join('\n\n')}\n`
  })
}

const printed = [
  'stdout has the result: the address if one is known, else the id of the deployment;',
  'with --json one JSON document. stderr has the log, warnings and the outcome.',
]

/** A sentence for the options, and an example of it: the names follow one rule. */
function environmentOf(command: Command, { optionOnly = [], hasOutcome }: MoreHelp): readonly string[] {
  const inputs = [...inputsOf(command)]
  const [first = ''] = inputs.filter((name) => !optionOnly.includes(name))
  const never = inputs.filter((name) => optionOnly.includes(name)).map((name) => `--${name}`)
  const reachesPlatform = command.options.some(({ long }) => long === '--api-key-file')
  return [
    ...(reachesPlatform
      ? [
          'TAXIWAY_API_KEY has the API key, unless --api-key-file names a file.',
          `An option that is not given is read from its variable: --${first} from ${variableName(first)}.`,
        ]
      : []),
    ...(never.length === 0 ? [] : [`Never read from one: ${never.join(', ')}.`]),
    'NO_COLOR and FORCE_COLOR turn colour off, or on if there is no terminal.',
    ...(hasOutcome ? ['OTEL_EXPORTER_OTLP_ENDPOINT names a collector, which gets a trace of the run.'] : []),
  ]
}

function exitCodesOf({ hasOutcome, mayBeUnknown = hasOutcome }: MoreHelp): readonly string[] {
  return [
    hasOutcome ? '0         succeeded, accepted or skipped' : '0         succeeded',
    '1         failed, or refused',
    '2         wrong options; nothing was sent',
    ...(hasOutcome
      ? [
          '3         cancelled',
          '4         superseded by a newer deployment',
          '5         timed out; the deployment continues',
        ]
      : []),
    ...(mayBeUnknown ? ['6         not known how it ended'] : []),
    '130, 143  stopped by SIGINT, SIGTERM',
  ]
}

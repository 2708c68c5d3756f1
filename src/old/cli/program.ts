import { styleText } from 'node:util'
import { Command, CommanderError } from 'commander'
import { version } from '../client/version.ts'
import { Redactor } from '../text/secrets/redactor.ts'
import type { AddCommand } from './command.ts'
import { failureDocument } from './results/failure-document.ts'
import { printJson } from './results/stdout.ts'
import { UsageError } from './usage-error.ts'

type Load = () => Promise<AddCommand>

/** Under the headings of the help. A command is loaded only if it is asked for: each brings what it runs with it. */
const groups: Readonly<Record<string, Readonly<Record<string, Load>>>> = {
  Deploying: {
    fleet: async () => (await import('./commands/fleet.ts')).fleetCommand,
  },
  'On this machine': {
    emulator: async () => (await import('./commands/emulator.ts')).emulatorCommand,
    resilience: async () => (await import('./commands/resilience.ts')).resilienceCommand,
  },
}
const commands: Readonly<Record<string, Load>> = Object.assign({}, ...Object.values(groups))

/** The documents of commands that print no report of a run, for one that fails before it has any. */
const emptyDocuments: Readonly<Record<string, () => Promise<unknown>>> = {
  resilience: async () => (await import('./results/resilience-report.ts')).emptyResilience,
}

/** Runs the command line. Sets `process.exitCode`: 2 for a mistake in the command line itself. */
export async function runProgram(args: readonly string[], signal: AbortSignal): Promise<void> {
  const [first = ''] = args
  const program = await buildProgram(signal, namesFor(first))
  if (args.length === 0) {
    program.outputHelp()
    return
  }
  const [, about] = args
  const explains = first === 'help' && about !== undefined && !about.startsWith('-')
  if (explains) {
    if (!Object.hasOwn(commands, about))
      throw new UsageError(`There is no command "${about}". See taxiway help for the commands.`)
  }
  try {
    // The parser's own `help` knows no parts of a command.
    const line = explains ? [...args.slice(1), '--help'] : args
    await program.parseAsync([...line], { from: 'user' })
  } catch (thrown) {
    if (thrown instanceof CommanderError && thrown.exitCode === 0) return
    if (thrown instanceof CommanderError && thrown.code === 'commander.help') {
      // The help was printed.
      const parts = program.commands.find((each) => each.name() === first)?.commands.map((part) => part.name()) ?? []
      throw new UsageError(`taxiway ${first} needs one of its commands: ${parts.join(', ')}.`)
    }
    const error = thrown instanceof CommanderError ? new UsageError(explain(thrown)) : thrown
    // Whoever parses stdout finds a document whatever went wrong.
    if (args.includes('--json') && error instanceof Error) {
      const command = program.commands.find((each) => each.name() === first)
      const { inputsGiven } = await import('./options/command-inputs.ts')
      const outcome = error === signal.reason ? 'aborted' : 'failed'
      const empty = await emptyDocuments[first]?.()
      printJson(empty ?? failureDocument(error.message, outcome, command && inputsGiven(command)), new Redactor())
    }
    throw error
  }
}

/** The parser's error, with its own suggestion. */
function explain({ message }: CommanderError): string {
  return message.replace(/^error: (.)/, (_, first: string) => first.toUpperCase())
}

/** A command alone, if the line begins with one. */
function namesFor(first: string): string[] | undefined {
  return first === '--version' || first === '-v' || Object.hasOwn(commands, first) ? [first] : undefined
}

/** The command line with all its commands, for help and documents, or with those of `names`. */
export async function buildProgram(signal: AbortSignal, names = Object.keys(commands)): Promise<Command> {
  const program = new Command('taxiway')
    .description('Deploys code to a hosted application platform and reports what actually happened.')
    .version(version, '-v, --version', 'Print the version.')
    .helpOption('-h, --help', 'Show this help.')
    .exitOverride()
    .configureHelp({ styleTitle: (title) => styleText('bold', title, { validateStream: false }) })
    // Errors are printed at one place, in one style.
    .configureOutput({ outputError: () => undefined })
  const help = program.createCommand('help').arguments('[command...]').description('Show the help of a command.')
  program.addHelpCommand(help.helpOption(false).helpGroup('On this machine:'))
  for (const [group, members] of Object.entries(groups)) {
    for (const [name, load] of Object.entries(members)) {
      if (!names.includes(name)) continue
      const command = (await load())(program, signal).helpGroup(`${group}:`).exitOverride()
      // `--help` explains a part.
      if (command.commands.length > 0) command.helpCommand(false)
      for (const part of command.commands) part.exitOverride()
      const { requireValues } = await import('./options/command-options.ts')
      for (const each of [command, ...command.commands]) requireValues(each)
    }
  }
  return program
}

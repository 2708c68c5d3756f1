import { styleText } from 'node:util'
import { Command, CommanderError } from 'commander'
import { version } from '../client/version.ts'
import { Redactor } from '../text/secrets/redactor.ts'
import type { AddCommand } from './command.ts'
import { dotted, offerCommand } from './completion/scripts.ts'
import { failureDocument } from './results/failure-document.ts'
import { printJson } from './results/stdout.ts'
import { UsageError } from './usage-error.ts'

type Load = () => Promise<AddCommand>

/** Under the headings of the help. A command is loaded only if it is asked for: each brings what it runs with it. */
const groups: Readonly<Record<string, Readonly<Record<string, Load>>>> = {
  Deploying: {
    deploy: async () => (await import('./commands/deploying.ts')).deployingCommand('deploy'),
    upload: async () => (await import('./commands/deploying.ts')).deployingCommand('upload'),
    follow: async () => (await import('./commands/deploying.ts')).deployingCommand('follow'),
    preview: async () => (await import('./commands/deploying.ts')).deployingCommand('preview'),
    previews: async () => (await import('./commands/previews.ts')).previewsCommand,
    gate: async () => (await import('./commands/deploying.ts')).deployingCommand('gate'),
    rollback: async () => (await import('./commands/deploying.ts')).deployingCommand('rollback'),
    fleet: async () => (await import('./commands/fleet.ts')).fleetCommand,
  },
  'Looking at the platform': {
    call: async () => (await import('./commands/call.ts')).callCommand,
    history: async () => (await import('./commands/history.ts')).historyCommand,
    logs: async () => (await import('./commands/logs.ts')).logsCommand,
    doctor: async () => (await import('./commands/doctor.ts')).doctorCommand,
  },
  'On this machine': {
    emulator: async () => (await import('./commands/emulator.ts')).emulatorCommand,
    resilience: async () => (await import('./commands/resilience.ts')).resilienceCommand,
  },
  'Setting up': {
    init: async () => (await import('./commands/init.ts')).initCommand,
    config: async () => (await import('./commands/config.ts')).configCommand,
    completion: async () => (await import('./completion/completion-command.ts')).completionCommand,
  },
}
const commands: Readonly<Record<string, Load>> = Object.assign({}, ...Object.values(groups))

/** The documents of commands that print no report of a run, for one that fails before it has any. */
const emptyDocuments: Readonly<Record<string, () => Promise<unknown>>> = {
  doctor: async () => (await import('../doctor/doctor-report.ts')).emptyReport,
  resilience: async () => (await import('./results/resilience-report.ts')).emptyResilience,
}

/** Runs the command line. Sets `process.exitCode`: 2 for a mistake in the command line itself. */
export async function runProgram(args: readonly string[], signal: AbortSignal): Promise<void> {
  const [first = ''] = args
  if (first === offerCommand && (args[1] === '--' || args[1] === dotted)) {
    const dots = args[1] === dotted ? 1 : 0
    const words = args.slice(2).map((word) => word.slice(dots))
    return await printOffered(words, signal)
  }
  const program = await buildProgram(signal, namesFor(first))
  if (args.length === 0) {
    program.outputHelp()
    return
  }
  const [, about] = args
  const explains = first === 'help' && about !== undefined && !about.startsWith('-')
  if (explains) {
    if (!Object.hasOwn(commands, about)) {
      const { explainUnknownCommand } = await import('./near-misses/explain-mistake.ts')
      throw new UsageError(explainUnknownCommand(about, Object.keys(commands)))
    }
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
    const error = thrown instanceof CommanderError ? new UsageError(await explain(thrown, program, args)) : thrown
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

/** The parser's error in one line that says what to do. What knows other tools is loaded only for it. */
async function explain(error: CommanderError, program: Command, [first, second]: readonly string[]): Promise<string> {
  const { explainMistake } = await import('./near-misses/explain-mistake.ts')
  // From the command itself: the bundle would have a copy of all operations otherwise.
  const adviseOnCall = first === 'call' ? (await import('./commands/call.ts')).adviseOnCall : () => undefined
  const command = program.commands.find((each) => each.name() === first)
  const part = command?.commands.find((each) => each.name() === second)
  return explainMistake(error, part ?? command ?? program, Object.keys(commands), adviseOnCall)
}

/** A command alone, if the line begins with one. */
function namesFor(first: string): string[] | undefined {
  return first === '--version' || first === '-v' || Object.hasOwn(commands, first) ? [first] : undefined
}

/** Tells a shell what may stand at the end of a line. Silent if something is wrong: a person is typing. */
async function printOffered(words: readonly string[], signal: AbortSignal): Promise<void> {
  const [first = ''] = words
  const program = await buildProgram(signal, words.length > 1 ? namesFor(first) : undefined)
  const { offer } = await import('./completion/offer.ts')
  const { serviceNames } = await import('./commands/config.ts')
  const offered = offer(program, words, serviceNames)
  const lines = offered === 'file' ? [':file'] : offered.map(([word, about]) => (about ? `${word}\t${about}` : word))
  process.stdout.write(lines.map((line) => `${line}\n`).join(''))
}

/** The command line with all its commands, for help, completion and documents, or with those of `names`. */
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
  program.addHelpCommand(help.helpOption(false).helpGroup('Setting up:'))
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

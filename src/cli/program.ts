import { Command, CommanderError } from 'commander'
import { version } from '../client/http/user-agent.ts'
import { likelyName } from '../text/nearest.ts'
import { Redactor } from '../text/redactor.ts'
import type { AddCommand } from './command.ts'
import { failureDocument, printJson } from './results/stdout.ts'
import { UsageError } from './usage-error.ts'

/** A command is loaded only where it is asked for: each brings what it runs with it. */
const commands: Readonly<Record<string, () => Promise<AddCommand>>> = {
  deploy: async () => (await import('./commands/deploy.ts')).deployCommand,
  upload: async () => (await import('./commands/upload.ts')).uploadCommand,
  follow: async () => (await import('./commands/follow.ts')).followCommand,
  preview: async () => (await import('./commands/preview.ts')).previewCommand,
  gate: async () => (await import('./commands/gate.ts')).gateCommand,
  fleet: async () => (await import('./commands/fleet.ts')).fleetCommand,
  call: async () => (await import('./commands/call.ts')).callCommand,
  history: async () => (await import('./commands/history.ts')).historyCommand,
  logs: async () => (await import('./commands/logs.ts')).logsCommand,
  doctor: async () => (await import('./commands/doctor.ts')).doctorCommand,
  init: async () => (await import('./commands/init.ts')).initCommand,
  config: async () => (await import('./commands/config.ts')).configCommand,
  emulator: async () => (await import('./commands/emulator.ts')).emulatorCommand,
  completion: async () => (await import('./commands/completion.ts')).completionCommand,
}

/** Runs the command line. Sets `process.exitCode`: 2 for a mistake in the command line itself. */
export async function runProgram(args: readonly string[], signal: AbortSignal): Promise<void> {
  const [first = ''] = args
  // Completion prints all of them.
  const alone = first === '--version' || (Object.hasOwn(commands, first) && first !== 'completion')
  const program = await buildProgram(signal, alone ? [first] : undefined)
  if (args.length === 0) {
    program.outputHelp()
    return
  }
  const [, about] = args
  if (first === 'help' && about !== undefined && !about.startsWith('-')) {
    if (!Object.hasOwn(commands, about)) throw new UsageError(unknownCommand(about))
    // It reads its own options, and explains them itself.
    if (about === 'emulator') return await runProgram([about, '--help'], signal)
  }
  try {
    if (args.some((arg) => /^--env-file\b/.test(arg))) {
      throw new UsageError(
        'There is no --env-file, because Node itself reads it and obeys NODE_OPTIONS in it. Use --dotenv.',
      )
    }
    await program.parseAsync([...args], { from: 'user' })
  } catch (error) {
    const isHelp = error instanceof CommanderError && error.exitCode === 0
    if (isHelp) return
    // Whoever parses stdout finds a document whatever went wrong.
    if (args.includes('--json') && error instanceof Error) {
      const { documentOf, unseen } = await import('../doctor/report.ts')
      const command = program.commands.find((each) => each.name() === first)
      const { inputsGiven } = await import('./options.ts')
      const document =
        first === 'doctor'
          ? documentOf(unseen(error.message))
          : failureDocument(error.message, 'failed', command && inputsGiven(command))
      printJson(document, new Redactor())
    }
    if (!(error instanceof CommanderError)) throw error
    process.exitCode = 2
  }
}

function unknownCommand(name: string): string {
  const near = likelyName(name, Object.keys(commands))
  const hint = near === undefined ? '' : ` Did you mean ${near}?`
  return `There is no command "${name}".${hint} See taxiway help for the commands.`
}

/** The command line with all its commands, for help, completion and documents, or with those of `names`. */
export async function buildProgram(signal: AbortSignal, names = Object.keys(commands)): Promise<Command> {
  const program = new Command('taxiway')
    .description('Deploys code to a hosted application platform and reports what actually happened.')
    .version(version, '--version', 'Print the version.')
    .helpCommand('help [command]', 'Show the help of a command.')
    .helpOption('-h, --help', 'Show this help.')
    .exitOverride()
    .showHelpAfterError('See taxiway help for the commands and their options.')
  for (const name of names) {
    const add = await commands[name]?.()
    add?.(program, signal).exitOverride().showHelpAfterError(false)
  }
  return program
}

import { Command, CommanderError } from 'commander'
import { version } from '../client/http/user-agent.ts'
import type { AddCommand } from './command.ts'
import { callCommand } from './commands/call.ts'
import { completionCommand } from './commands/completion.ts'
import { deployCommand } from './commands/deploy.ts'
import { emulatorCommand } from './commands/emulator.ts'
import { followCommand } from './commands/follow.ts'
import { gateCommand } from './commands/gate.ts'
import { historyCommand } from './commands/history.ts'
import { logsCommand } from './commands/logs.ts'
import { uploadCommand } from './commands/upload.ts'

const commands: readonly AddCommand[] = [
  deployCommand,
  uploadCommand,
  followCommand,
  gateCommand,
  callCommand,
  historyCommand,
  logsCommand,
  emulatorCommand,
  completionCommand,
]

/** Runs the command line. Sets `process.exitCode`: 2 for a mistake in the command line itself. */
export async function runProgram(args: readonly string[], signal: AbortSignal): Promise<void> {
  const program = buildProgram(signal)
  if (args.length === 0) {
    program.outputHelp()
    return
  }
  try {
    await program.parseAsync([...args], { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    process.exitCode = error.exitCode === 0 ? 0 : 2
  }
}

/** The whole command line, for help, completion and documents. */
export function buildProgram(signal: AbortSignal): Command {
  const program = new Command('taxiway')
    .description('Deploys code to a hosted application platform and reports what actually happened.')
    .version(version, '--version', 'Print the version.')
    .helpCommand('help [command]', 'Show the help of a command.')
    .helpOption('-h, --help', 'Show this help.')
    .exitOverride()
    .showHelpAfterError('See taxiway help for the commands and their options.')
  for (const add of commands) add(program, signal).exitOverride().showHelpAfterError(false)
  return program
}

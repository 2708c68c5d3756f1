import { Argument } from 'commander'
import type { AddCommand } from '../command.ts'
import { completionScript, shells } from '../completion/scripts.ts'
import { completedCommands } from '../completion/words.ts'

/** `taxiway completion SHELL`: a script that completes commands, options, their fixed values, and the services of the configuration file. */
export const completionCommand: AddCommand = (program) =>
  program
    .command('completion')
    .description('Print a completion script. Add it to the start-up file of your shell.')
    .addArgument(new Argument('<shell>', 'The shell.').choices(shells))
    .addHelpText('after', '\nExample:\n  source <(taxiway completion bash)')
    .action((shell: (typeof shells)[number]) => {
      process.stdout.write(completionScript(shell, completedCommands(program)))
    })

import { Argument } from 'commander'
import type { AddCommand } from '../command.ts'
import { exitStatus } from '../exit-status-help.ts'
import { addHelp } from '../options/command-options.ts'
import { completionScripts, shells } from './scripts.ts'

/** `taxiway completion SHELL`: a script that completes commands, options, their fixed values, and the services of the configuration file. */
export const completionCommand: AddCommand = (program) =>
  addHelp(
    program.command('completion'),
    `# bash, in ~/.bashrc
source <(taxiway completion bash)
# zsh, in ~/.zshrc after compinit
source <(taxiway completion zsh)
# fish
taxiway completion fish > ~/.config/fish/completions/taxiway.fish
# PowerShell, in the file that $PROFILE names
taxiway completion powershell | Out-String | Invoke-Expression`,
    exitStatus.printing,
  )
    .description('Print a completion script. Add it to the start-up file of your shell.')
    .addArgument(new Argument('<shell>', 'The shell.').choices(shells))
    .action((shell: (typeof shells)[number]) => {
      process.stdout.write(completionScripts[shell])
    })

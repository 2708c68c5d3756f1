import { Argument, type Command } from 'commander'
import type { AddCommand } from '../command.ts'

/** `taxiway completion SHELL`: a script that completes commands and options. */
export const completionCommand: AddCommand = (program) =>
  program
    .command('completion')
    .description('Print a completion script. Add it to the start-up file of your shell.')
    .addArgument(new Argument('<shell>', 'The shell.').choices(['bash', 'zsh', 'fish']))
    .addHelpText('after', '\nExample:\n  source <(taxiway completion bash)')
    .action((shell: 'bash' | 'zsh' | 'fish') => {
      process.stdout.write(scripts[shell](program))
    })

const scripts: Readonly<Record<'bash' | 'zsh' | 'fish', (program: Command) => string>> = {
  bash: (program) => `_taxiway() {
  local word=\${COMP_WORDS[COMP_CWORD]}
  local words
  if (( COMP_CWORD == 1 )); then
    words="${program.commands.map((each) => each.name()).join(' ')}"
  else
    case \${COMP_WORDS[1]} in
${program.commands.map((each) => `      ${each.name()}) words="${optionsOf(each).join(' ')}" ;;`).join('\n')}
    esac
  fi
  if [[ \${word} == -* || COMP_CWORD -eq 1 ]]; then
    COMPREPLY=($(compgen -W "\${words}" -- "\${word}"))
  else
    COMPREPLY=($(compgen -f -- "\${word}"))
  fi
}
complete -F _taxiway taxiway
`,
  zsh: (program) => `#compdef taxiway
_taxiway() {
  local -a commands
  commands=(
${program.commands.map((each) => `    ${quote(`${each.name()}:${each.description()}`)}`).join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  case \${words[2]} in
${program.commands.map((each) => `    ${each.name()}) compadd -- ${optionsOf(each).join(' ')} ;;`).join('\n')}
  esac
  _files
}
compdef _taxiway taxiway
`,
  fish: (program) =>
    program.commands
      .flatMap((each) => [
        `complete -c taxiway -n __fish_use_subcommand -f -a ${each.name()} -d ${quote(each.description())}`,
        ...each.options
          .filter(({ hidden }) => !hidden)
          .map(({ long, description }) => {
            const name = (long ?? '').replace(/^--/, '')
            return `complete -c taxiway -n '__fish_seen_subcommand_from ${each.name()}' -l ${name} -d ${quote(description)}`
          }),
      ])
      .map((line) => `${line}\n`)
      .join(''),
}

function optionsOf(command: Command): string[] {
  return command.options.flatMap(({ long, hidden }) => (hidden || long === undefined ? [] : [long ?? '']))
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}

import { Argument, type Command, type Option } from 'commander'
import type { AddCommand } from '../command.ts'

/** `taxiway completion SHELL`: a script that completes commands, options, and the services of the configuration file. */
export const completionCommand: AddCommand = (program) =>
  program
    .command('completion')
    .description('Print a completion script. Add it to the start-up file of your shell.')
    .addArgument(new Argument('<shell>', 'The shell.').choices(['bash', 'zsh', 'fish']))
    .addHelpText('after', '\nExample:\n  source <(taxiway completion bash)')
    .action((shell: 'bash' | 'zsh' | 'fish') => {
      process.stdout.write(scripts[shell](program))
    })

/** Prints the names, one a line; nothing where the file is missing or wrong. */
const services = 'taxiway config services'

const scripts: Readonly<Record<'bash' | 'zsh' | 'fish', (program: Command) => string>> = {
  bash: (program) => `_taxiway() {
  local word=\${COMP_WORDS[COMP_CWORD]}
  local words="" file="" at
  for (( at = 1; at < COMP_CWORD; at++ )); do
    [[ \${COMP_WORDS[at]} == --config ]] && file=\${COMP_WORDS[at + 1]}
  done
  if [[ \${COMP_WORDS[COMP_CWORD - 1]} == --service ]]; then
    COMPREPLY=($(compgen -W "$(${services} \${file:+"\${file}"} 2>/dev/null)" -- "\${word}"))
    return
  fi
  if (( COMP_CWORD == 1 )); then
    words="${namesOf(program)}"
  else
    case "\${COMP_WORDS[1]} \${COMP_WORDS[2]}" in
${casesOf(program, (words) => `words="${words}"`)}
    esac
  fi
  if [[ \${word} == -* || ( -n \${words} && \${words} != -* ) ]]; then
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
  local at=\${words[(i)--config]}
  commands=(
${visible(program)
  .map((each) => `    ${quote(`${each.name()}:${each.description()}`)}`)
  .join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  if [[ \${words[CURRENT - 1]} == --service ]]; then
    compadd -- \${(f)"$(${services} \${words[at + 1]} 2>/dev/null)"}
    return
  fi
  case "\${words[2]} \${words[3]}" in
${casesOf(program, (words) => `compadd -- ${words}`)}
  esac
  _files
}
compdef _taxiway taxiway
`,
  fish: (program) =>
    visible(program)
      .flatMap((each) => [
        `complete -c taxiway -n __fish_use_subcommand -f -a ${each.name()} -d ${quote(each.description())}`,
        ...visible(each).flatMap((part) => [
          `complete -c taxiway -n '__fish_seen_subcommand_from ${each.name()}' -f -a ${part.name()} -d ${quote(part.description())}`,
          ...part.options.map((option) => fishOption(part.name(), option)),
        ]),
        ...each.options.map((option) => fishOption(each.name(), option)),
      ])
      .filter((line) => line !== '')
      .map((line) => `${line}\n`)
      .join(''),
}

function fishOption(command: string, { long, description, hidden }: Option): string {
  if (hidden || long === undefined) return ''
  const values = long === '--service' ? ` -x -a '(${services} 2>/dev/null)'` : ''
  return `complete -c taxiway -n '__fish_seen_subcommand_from ${command}' -l ${long.slice(2)}${values} -d ${quote(description)}`
}

/** A case for each command; one with parts completes their names, and after a part its options. */
function casesOf(program: Command, then: (words: string) => string): string {
  const cases = visible(program).flatMap((each) => [
    ...visible(each).map((part) => [`"${each.name()} ${part.name()}"`, optionsOf(part)] as const),
    [`"${each.name()} "*`, visible(each).length > 0 ? namesOf(each) : optionsOf(each)] as const,
  ])
  return cases.map(([pattern, words]) => `      ${pattern}) ${then(words)} ;;`).join('\n')
}

/** Hidden commands are not in the help either; its own is. */
function visible(command: Command): readonly Command[] {
  const shown = new Set(command.createHelp().visibleCommands(command))
  return command.commands.filter((each) => shown.has(each))
}

function namesOf(command: Command): string {
  return visible(command)
    .map((each) => each.name())
    .join(' ')
}

function optionsOf(command: Command): string {
  return command.options.flatMap(({ long, hidden }) => (hidden || long === undefined ? [] : [long])).join(' ')
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}

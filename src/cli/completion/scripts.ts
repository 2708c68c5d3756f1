import type { Completed, CompletedCommand, CompletedOption } from './words.ts'

/** The shells that have a completion script. */
export const shells = ['bash', 'zsh', 'fish'] as const

/** The completion script of a shell. */
export function completionScript(shell: (typeof shells)[number], commands: readonly CompletedCommand[]): string {
  return { bash, zsh, fish }[shell](commands)
}

/** Prints the names of the services, one a line; nothing where the file is missing or wrong. */
const services = 'taxiway config services'

function bash(commands: readonly CompletedCommand[]): string {
  return `${offer(commands)}
_taxiway() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD - 1]} command=\${COMP_WORDS[1]}
  local start="" file="" kind offered at
  if [[ \${word} == = ]]; then
    word=""
  elif [[ \${before} == = ]]; then
    before=\${COMP_WORDS[COMP_CWORD - 2]}
  elif [[ \${word} == --*=* ]]; then
    before=\${word%%=*}
    start=\${before}=
    word=\${word#*=}
  fi
  for (( at = 1; at < COMP_CWORD; at++ )); do
    case "\${COMP_WORDS[at]}" in
      --config) file=\${COMP_WORDS[at + 1]} ;;
      --config=*) file=\${COMP_WORDS[at]#*=} ;;
      =) [[ \${file} == = ]] && file=\${COMP_WORDS[at + 1]} ;;
    esac
  done
  (( COMP_CWORD > 1 )) || command=""
  (( COMP_CWORD > 2 )) && case "\${command} \${COMP_WORDS[2]}" in
    ${partsOf(commands)}) command+=" \${COMP_WORDS[2]}" ;;
  esac
  _taxiway_offer "\${command}" "\${before}" "\${word}" "\${file}"
  case "\${kind}" in
    words) COMPREPLY=($(compgen -P "\${start}" -W "\${offered}" -- "\${word}")) ;;
    file) compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -P "\${start}" -f -- "\${word}")) ;;
    *) COMPREPLY=() ;;
  esac
}
complete -F _taxiway taxiway
`
}

function zsh(commands: readonly CompletedCommand[]): string {
  const described = commands.filter(isWhole).map(({ name, about }) => `    ${quote(`${name}:${about}`)}`)
  return `#compdef taxiway
${offer(commands)}
_taxiway() {
  local before=\${words[CURRENT - 1]} command=\${words[2]} file kind offered
  local -a commands
  commands=(
${described.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  file=\${\${words[(r)--config=*]}#*=}
  [[ -n \${file} ]] || file=\${words[\${words[(i)--config]} + 1]}
  (( CURRENT > 3 )) && case "\${command} \${words[3]}" in
    ${partsOf(commands)}) command+=" \${words[3]}" ;;
  esac
  if [[ \${PREFIX} == --*=* ]]; then
    before=\${PREFIX%%=*}
    compset -P '*='
  fi
  _taxiway_offer "\${command}" "\${before}" "\${PREFIX}" "\${file}"
  case "\${kind}" in
    words) compadd -- \${=offered} ;;
    file) _files ;;
  esac
}
if [[ \${funcstack[1]} == _taxiway ]]; then
  _taxiway "$@"
else
  compdef _taxiway taxiway
fi
`
}

/** For bash and zsh: sets `kind` and `offered` for a command, the word before the cursor, that at it, and the configuration file. */
function offer(commands: readonly CompletedCommand[]): string {
  const after = Map.groupBy(valuesOf(commands), ([, value]) => String(value))
  const values = [...after.values()].map((group) => {
    const patterns = group.map(([pattern]) => pattern)
    return `    ${patterns.join('|')}) ${offering(group[0]?.[1] ?? 'text')} ;;`
  })
  // Parts first: `fleet `* matches them too.
  const places = [...commands.filter((each) => !isWhole(each)), ...commands.filter(isWhole)].flatMap(
    ({ name, options, argument }) => {
      const names = options.map((option) => option.name)
      const other = `    "${name} "*) ${offering(argument ?? names)} ;;`
      return argument === undefined || names.length === 0 ? [other] : [`    "${name} -"*) ${offering(names)} ;;`, other]
    },
  )
  return `_taxiway_offer() {
  kind=words offered=""
  case "$1 $2" in
${values.join('\n')}
    *) case "$1 $3" in
    " "*) ${offering(commands.filter(isWhole).map(({ name }) => name))} ;;
${places.join('\n')}
    esac ;;
  esac
}`
}

function offering(value: Completed): string {
  if (value === 'service') return `offered=$(${services} \${4:+"$4"} 2>/dev/null)`
  return typeof value === 'string' ? `kind=${value}` : `offered="${value.join(' ')}"`
}

type Following = readonly [pattern: string, value: Completed]

/** What follows each option, as a pattern of the command and the option: of any command where they agree. */
function valuesOf(commands: readonly CompletedCommand[]): Following[] {
  const all = commands.flatMap(({ name, options }) =>
    options.flatMap(({ name: option, value }) => (value === undefined ? [] : [{ name, option, value }])),
  )
  return [...Map.groupBy(all, ({ option }) => option)].flatMap(([option, uses]): Following[] => {
    const [first] = uses
    const agree = uses.every(({ value }) => String(value) === String(first?.value))
    if (agree && first) return [[`*" ${option}"`, first.value]]
    return uses.map(({ name, value }) => [`"${name} ${option}"`, value])
  })
}

function fish(commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap((command) => {
    const { name, about, options, argument } = command
    const [whole = '', part] = name.split(' ')
    const siblings = commands.flatMap((each) => (each.name.startsWith(`${whole} `) ? [each.name.split(' ')[1]] : []))
    const before = isWhole(command)
      ? '__fish_use_subcommand'
      : `'__taxiway_at ${whole}; and not __fish_seen_subcommand_from ${siblings.join(' ')}'`
    // Parts are offered with their descriptions.
    const isArgument = argument !== undefined && !(siblings.length > 0 && part === undefined)
    return [
      `complete -c taxiway -n ${before} -a ${part ?? whole} -d ${quote(about)}`,
      ...(isArgument ? [`complete -c taxiway -n '__taxiway_at ${name}'${fishValue(argument)}`] : []),
      ...options.map((option) => fishOption(name, option)),
    ]
  })
  return `function __taxiway_at
  set -l given (commandline -opc)
  set -l last (math (count $argv) + 1)
  test "$given[2..$last]" = "$argv"
end
function __taxiway_services
  set -l given (commandline -opc)
  set -l file (string replace -f -r -- '^--config=' '' $given)
  set -l at (contains -i -- --config $given); and set file $given[(math $at + 1)]
  ${services} $file 2>/dev/null
end
complete -c taxiway -f
${lines.join('\n')}
`
}

function fishOption(command: string, { name, about, value }: CompletedOption): string {
  const takes = value === undefined ? '' : ` -r${fishValue(value)}`
  return `complete -c taxiway -n '__taxiway_at ${command}' -l ${name.slice(2)}${takes} -d ${quote(about)}`
}

function fishValue(value: Completed): string {
  if (value === 'file') return ' -F'
  if (value === 'service') return ` -f -a '(__taxiway_services)'`
  return value === 'text' ? ' -f' : ` -f -a '${value.join(' ')}'`
}

function isWhole({ name }: CompletedCommand): boolean {
  return !name.includes(' ')
}

function partsOf(commands: readonly CompletedCommand[]): string {
  return commands.flatMap((each) => (isWhole(each) ? [] : [`"${each.name}"`])).join('|')
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}

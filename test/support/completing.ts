import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandFile, runCommand } from './command.ts'

/** A shell whose completion the tests can run. */
export type Shell = 'bash' | 'zsh' | 'fish' | 'pwsh'

/** Captures what zsh would offer on a pseudo-terminal: $1 is the line before the cursor. */
const zshCapture = String.raw`
cat > capture.zsh <<'END'
PROMPT=
autoload -Uz compinit && compinit -u -D
source ./completion
bindkey '^I' complete-word
mark() { print -n -- $'\0' }
compprefuncs=(mark)
comppostfuncs=(mark)
compadd() {
  if [[ \${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then builtin compadd "$@"; return; fi
  typeset -a hits
  builtin compadd -A hits "$@"
  print -l -- $hits
  builtin compadd "$@"
}
print rea''dy
END
zmodload zsh/zpty
zpty z zsh -f -i
zpty -w z 'source ./capture.zsh'
zpty -r z seen '*ready*'
zpty -w -n z "$1"$'\t'
zpty -r z seen $'*\0*\0'
print -r -- "${'$'}{\${seen#*$'\0'}%%$'\0'*}"
`.replaceAll('\\$', '$')

/** What bash offers for the last of its words; it makes words of its own of `--ci=x`. */
const bashCapture = String.raw`
source ./completion; COMP_WORDS=("$@"); COMP_CWORD=$(( $# - 1 )); _taxiway; printf '%s\n' "\${COMPREPLY[@]}"
`.replaceAll('\\$', '$')

const fishCapture = 'source ./completion; complete -C "$argv[1]"'

/** $args[0] is the line. Without words that fit, PowerShell names files of the folder, unless it was told that nothing fits. */
const pwshCapture = `& {
  Invoke-Expression (Get-Content -Raw ./completion)
  [System.Management.Automation.CommandCompletion]::CompleteInput($args[0], $args[0].Length, $null).CompletionMatches.CompletionText
} `

/** What a shell offers in the folder for the last of the words, in the order of the alphabet. */
export type Offered = (...words: readonly string[]) => string[]

/** Writes the completion script of a shell into the folder, and a `taxiway` that it finds. */
export async function completingIn(folder: string, shell: Shell): Promise<Offered> {
  const { stdout: script } = await runCommand(['completion', shell === 'pwsh' ? 'powershell' : shell], undefined)
  mkdirSync(join(folder, 'bin'), { recursive: true })
  writeFileSync(join(folder, 'bin', 'taxiway'), `#!/bin/sh\nexec '${process.execPath}' '${commandFile}' "$@"\n`, {
    mode: 0o755,
  })
  writeFileSync(join(folder, 'completion'), script)
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env['PATH']}`, TERM: 'dumb' }
  return (...words) => {
    const line = ['taxiway', ...words].join(' ')
    const args = {
      bash: ['-c', bashCapture, 'bash', 'taxiway', ...words],
      zsh: ['-f', '-c', zshCapture, 'zsh', line],
      fish: ['--no-config', '-c', fishCapture, line],
      pwsh: ['-NoProfile', '-NonInteractive', '-Command', `${pwshCapture}'${line}'`],
    }[shell]
    const printed = execFileSync(shell, args, { cwd: folder, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    // fish adds descriptions, PowerShell the folder of a file.
    const lines = printed.split(/\r?\n/).map((each) => each.replace(/^\.\/|\t.*/g, '').trim())
    return lines.filter((each) => each !== '').sort()
  }
}

/** Lines that are completed at their end, and what every shell offers there. */
export const completions = Object.entries({
  dep: 'deploy',
  hel: 'help',
  'help de': 'deploy',
  'config ': 'check',
  'config check --j': '--json',
  'deploy --serv': '--service --service-id',
  'deploy --service ': 'api web',
  'deploy --config other.yaml --service w': 'worker',
  'deploy --config=other.yaml --service w': 'worker',
  'deploy --config oth': 'other.yaml',
  'upload oth': 'other.yaml',
  'deploy --ci git': 'gitea github gitlab',
  'init --ci ': 'github gitlab none',
  'deploy --on-superseded n': 'neutral',
  'completion ': 'bash fish powershell zsh',
  'call who': 'whoami',
  'deploy --ref ': '',
}).map(([line, offered]) => [line.split(' '), offered.split(' ').filter(Boolean)] as const)

/** Writes the configuration files that the lines name. */
export function writeConfigs(folder: string): void {
  writeFileSync(join(folder, 'taxiway.yaml'), 'services:\n  api: { service-id: a }\n  web: { service-id: b }\n')
  writeFileSync(join(folder, 'other.yaml'), 'services: { worker: { service-id: c } }\n')
}

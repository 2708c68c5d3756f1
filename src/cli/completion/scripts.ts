/** The shells that have a completion script. */
export const shells = ['bash', 'zsh', 'fish', 'powershell'] as const

/** The word behind which a shell gives a line: `taxiway complete -- deploy --ref ''`. */
export const offerCommand = 'complete'

/** In place of the `--`, says that each word begins with a dot: `taxiway complete dotted .deploy .--ref .`. */
export const dotted = 'dotted'

/** What each shell runs at its start. It asks the command for what may stand at the cursor, so it needs no update of its own. */
export const completionScripts: Readonly<Record<(typeof shells)[number], string>> = {
  bash: `_taxiway() {
  local line word=\${COMP_WORDS[COMP_CWORD]} start=""
  [[ \${word} == --*=* ]] && start=\${word%%=*}= && word=\${word#*=}
  [[ \${word} == = ]] && word=""
  COMPREPLY=()
  while IFS= read -r line; do
    if [[ \${line} == :file ]]; then
      compopt -o filenames 2>/dev/null
      COMPREPLY=($(compgen -P "\${start}" -f -- "\${word}"))
    else
      COMPREPLY+=("\${line%%$'\\t'*}")
    fi
  done < <(taxiway ${offerCommand} -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -F _taxiway taxiway
`,
  zsh: `#compdef taxiway
_taxiway() {
  local -a offered
  offered=("\${(@f)$(taxiway ${offerCommand} -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ \${offered[1]} == :file ]]; then
    [[ \${PREFIX} == --*=* ]] && compset -P '*='
    _files
  elif [[ -n \${offered[1]} ]]; then
    offered=("\${offered[@]//:/\\\\:}")
    offered=("\${offered[@]//$'\\t'/:}")
    _describe taxiway offered
  fi
}
if [[ \${funcstack[1]} == _taxiway ]]; then
  _taxiway "$@"
else
  compdef _taxiway taxiway
fi
`,
  fish: `function __taxiway_offered
  set -l given (commandline -opc)
  set -l current (commandline -ct)
  set -l offered (taxiway ${offerCommand} -- $given[2..-1] "$current" 2>/dev/null)
  if test "$offered[1]" = :file
    __fish_complete_path (string replace -r -- '^--[^=]*=' '' "$current")
  else
    printf '%s\\n' $offered
  end
end
complete -c taxiway -f -a '(__taxiway_offered)'
`,
  // Windows PowerShell drops an empty argument, and PowerShell the `--` before a script, which npm installs as the command: hence the dots.
  // Without a result, PowerShell completes files; an empty one prevents that.
  powershell: `Register-ArgumentCompleter -Native -CommandName taxiway -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $before = @($commandAst.CommandElements | Select-Object -Skip 1 | Where-Object { $_.Extent.EndOffset -lt $cursorPosition })
  $dotted = @()
  foreach ($element in $before) {
    $isText = $element -is [System.Management.Automation.Language.StringConstantExpressionAst]
    $dotted += if ($isText) { '.' + $element.Value } else { '.' + $element }
  }
  $dotted += '.' + $wordToComplete
  $offered = @(taxiway ${offerCommand} ${dotted} @dotted 2>$null)
  if ($offered.Count -eq 0) { return '' }
  if ($offered[0] -eq ':file') { return }
  foreach ($line in $offered) {
    $word, $about = $line -split "\`t", 2
    if (-not $about) { $about = $word }
    [System.Management.Automation.CompletionResult]::new($word, $word, 'ParameterValue', $about)
  }
}
`,
}

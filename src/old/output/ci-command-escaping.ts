/**
 * What each CI system obeys anywhere in a line, as far as where a space breaks it. All of them are broken everywhere: a log may be read by another system than the one
 * that it was written on. What a system obeys at the beginning of a line only is stopped by the bar before each line, and Jenkins reads a
 * console note only after concealed text (`ESC[8m`), which no line has.
 */
const commands: readonly RegExp[] = [
  // GitHub Actions, Azure Pipelines, TeamCity: `##[group]`, `##[error]`, `##vso[task.setvariable …]`, `##teamcity[setParameter …]`
  /##(?=\[|vso\[|teamcity\[)/gi,
  // GitLab: `section_start:1560896352:name\r`
  /section_(?:start|end)(?=:)/gi,
  // Travis CI: `travis_fold:start:name`, `travis_time:end:id:…`
  /(?:fold|time)(?=:(?:start|end):)/gi,
]

/** One pass over a line that holds no command, and almost no line does. */
const anyCommand = new RegExp(commands.map(({ source }) => source).join('|'), 'i')
const everyCommand = new RegExp(anyCommand, 'gi')
/** Azure compares as people read, so invisible characters inside a command do not break it. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu

/** The line with a space in each text that a CI system would obey, which shows what was changed and where. */
export function breakCommands(line: string): string {
  const visible = line.replace(invisible, '')
  if (!anyCommand.test(visible)) return line
  return commands.reduce((text, command) => text.replace(command, '$& '), visible)
}

/**
 * JSON that nothing on its way through a log changes or obeys, and that is the same document: control characters, line ends of any
 * kind and commands of CI systems are written as escapes.
 *
 * @param indent spaces; none writes one line
 */
export function guardedJson(value: unknown, indent = 0): string {
  return (JSON.stringify(value, undefined, indent) ?? 'null')
    .replace(/[\x7f-\x9f\u2028\u2029]|\p{Default_Ignorable_Code_Point}/gu, escaped)
    .replace(everyCommand, ([first = '', ...rest]) => escaped(first) + rest.join(''))
}

/** As JSON writes a character that is not in the document as itself. */
function escaped(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('')
}

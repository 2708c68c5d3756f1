/**
 * Reads what a step wrote to `GITHUB_OUTPUT`, `GITHUB_STATE` or `GITHUB_ENV`, as the runner does: `NAME=value` or
 * `NAME<<DELIMITER`, lines, `DELIMITER`. Throws for a malformed line, which would fail the step.
 */
export function readFileCommands(text: string): Record<string, string> {
  const values: Record<string, string> = {}
  const lines = text.split(/\r?\n/)
  if (lines.at(-1) === '') lines.pop()
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? ''
    if (line === '') continue
    const equals = line.indexOf('=')
    const heredoc = line.indexOf('<<')
    if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
      if (equals === 0) throw new Error(`no name in the file command "${line}"`)
      values[line.slice(0, equals)] = line.slice(equals + 1)
      continue
    }
    if (heredoc <= 0) throw new Error(`malformed file command "${line}"`)
    const delimiter = line.slice(heredoc + 2)
    const end = lines.indexOf(delimiter, index + 1)
    if (delimiter === '' || end < 0) throw new Error(`the file command "${line}" never ends`)
    values[line.slice(0, heredoc)] = lines.slice(index + 1, end).join('\n')
    index = end
  }
  return values
}

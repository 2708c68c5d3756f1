import { randomUUID } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { EOL } from 'node:os'

/** The commands of ours that the runner obeys on stdout. */
export type CommandName = 'add-mask' | 'error' | 'warning' | 'notice'

/**
 * A command as one line of output. The message may have any number of lines. Written here and not by `@actions/core`,
 * whose OIDC client loads undici at once: 35 ms of every start, whether a request follows or not.
 */
export function commandLine(name: CommandName, message: string): string {
  return `::${name}::${message.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')}\n`
}

/**
 * Appends `NAME=value` to one of the runner's files (`GITHUB_OUTPUT`, `GITHUB_STATE`), between delimiters that no value
 * can hold. Throws what the file system throws.
 */
export function appendToCommandFile(file: string, name: string, value: string): void {
  const delimiter = `taxiway_${randomUUID()}`
  appendFileSync(file, [`${name}<<${delimiter}`, value, delimiter, ''].join(EOL))
}

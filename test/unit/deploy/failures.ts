/** A failure as its tool prints it. `how` is `run` (the tool ran), or `from documentation` (written as the tool prints it). */
export interface Failure {
  readonly name: string
  readonly tool: string
  readonly how: string
  /** The line of a file that a person would point at, such as `src/cart.ts:7`; empty if it names none of the project. */
  readonly place: string
  /** What a person would point at in the log: a part of one line. */
  readonly cause: string
  readonly log: readonly string[]
}

/** In the files, `\e` stands for the escape character. */
export function failuresOf(text: string): Failure[] {
  return text
    .split(/^=== /m)
    .slice(1)
    .map((section) => {
      const [head = '', cause = '', ...log] = section.trimEnd().split('\n')
      const [name = '', tool = '', how = '', place = ''] = head.split(' | ')
      return {
        name,
        tool,
        how,
        place,
        cause: cause.slice('>>> '.length),
        log: log.map((line) => line.replaceAll('\\e[', '\u001b[')),
      }
    })
}

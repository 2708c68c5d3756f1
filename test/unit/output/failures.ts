/** A failure as its tool prints it. `how` is `run` (the tool ran), or `from documentation` (written as the tool prints it). */
export interface Failure {
  readonly name: string
  readonly tool: string
  readonly how: string
  /** What a person would point at: a part of one line. */
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
      const [name = '', tool = '', how = ''] = head.split(' | ')
      return {
        name,
        tool,
        how,
        cause: cause.slice('>>> '.length),
        log: log.map((line) => line.replaceAll('\\e[', '\u001b[')),
      }
    })
}

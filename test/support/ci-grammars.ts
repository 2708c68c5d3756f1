// biome-ignore-all lint/suspicious/noControlCharactersInRegex: the systems obey control characters
/** What a CI system would obey in the output of a job. Each is written from that system's rules, independently of the sanitiser. */
type Grammar = (output: string) => string[]

/** Its agents end a line at each of these. */
const linesOf = (output: string): string[] => output.split(/\r\n|\n|\r/)
/** The comparison of the .NET agents is culture-sensitive: invisible characters do not count. */
const asPeopleRead = (text: string): string => text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').toLowerCase()
const withoutColour = (text: string): string => text.replaceAll(/\u001b\[[0-9;:]*m/g, '')

/** `##vso[area.action …]` and `##[section]` anywhere in a line. */
const azure: Grammar = (output) => linesOf(output).flatMap((line) => asPeopleRead(line).match(/##vso\[.*|##\[.*/) ?? [])

/** Anywhere in a line, several of them too. */
const teamcity: Grammar = (output) => linesOf(output).flatMap((line) => line.match(/##teamcity\[[^\]]*\]?/gi) ?? [])

/** A section mark needs a carriage return after its name; none may be written, with or without it. */
const gitlab: Grammar = (output) => output.match(/section_(?:start|end):\d+:[\w.-]+/g) ?? []

/** Headers at the start of a line once its colours are removed; and every sequence of the renderer but colour. */
const buildkite: Grammar = (output) =>
  output
    .split('\n')
    .flatMap((line) => [
      ...(withoutColour(line).match(/^(?:---|\+\+\+|~~~)\s.*|^\^\^\^\s\+\+\+/) ?? []),
      ...(withoutColour(line).match(/[\u001b\u009b\u009d\u009f].*/) ?? []),
    ])

/** The preamble of a console note, anywhere. */
const jenkins: Grammar = (output) => output.match(/\u001b\[8mha:/g) ?? []

/** Folds and times, anywhere. */
const travis: Grammar = (output) => output.match(/(?:fold|time):(?:start|end):[\w.-]*/g) ?? []

/** A card, at the start of a write. */
const drone: Grammar = (output) => output.match(/\u001b\]1338;/g) ?? []

/** Commands at the first column only: act, Gitea, Forgejo. */
const act: Grammar = (output) => linesOf(output).filter((line) => /^::[a-z-]+.*::/.test(line) || /^##\[/.test(line))

/** Woodpecker folds at a line that equals a command of the pipeline with `+ ` before it. */
const woodpecker: Grammar = (output) => linesOf(output).filter((line) => line.startsWith('+ '))

/** By the name of the system. */
export const grammars: Readonly<Record<string, Grammar>> = {
  azure,
  teamcity,
  gitlab,
  buildkite,
  jenkins,
  travis,
  drone,
  act,
  woodpecker,
}

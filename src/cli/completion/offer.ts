import type { Argument, Command, Option } from 'commander'
import { inputNames, inputTable } from '../../config/input-table.ts'

/** What may stand at the end of a line: words, each with what it is for, or any file. */
export type Offered = 'file' | readonly (readonly [word: string, about: string])[]

/**
 * What may stand at the end of a line: everything that the help shows, the choices of an option, the services of the file.
 *
 * @param words of the line behind `taxiway`; the last one is being typed. A shell may make words of its own of `--ci=x`
 * @param listServices the names of the services of a configuration file, or of the nearest one
 */
export function offer(
  program: Command,
  words: readonly string[],
  listServices: (file: string | undefined) => readonly string[],
): Offered {
  const [start = ''] = /^--[\w-]+=/.exec(words.at(-1) ?? '') ?? []
  const line = separated(words)
  const typed = line.pop() ?? ''
  const matching = (all: readonly (readonly [string, string])[]): Offered =>
    all.filter(([word]) => word.startsWith(typed)).map(([word, about]) => [`${start}${word}`, about])
  const plain = (all: readonly string[]): Offered => matching(all.map((word) => [word, '']))
  const [first] = line
  const describe = (all: readonly Command[]): Offered => matching(all.map((each) => [each.name(), each.description()]))
  if (first === 'help') return describe(visible(findCommand(program, line.slice(1))))
  const command = findCommand(program, line)
  const asked = command.options.find(({ long, required }) => required && long === line.at(-1))
  if (asked?.long === '--service') {
    const at = line.indexOf('--config')
    return plain(listServices(at < 0 ? undefined : line[at + 1]))
  }
  if (asked !== undefined) return isFileOption(asked) ? 'file' : plain(listChoices(asked))
  if (typed.startsWith('-')) {
    const options = command.options.filter(({ hidden, long }) => !hidden && long)
    return matching(options.map(({ long = '', description }) => [long, description]))
  }
  const parts = visible(command)
  if (parts.length > 0) return describe(parts)
  const [argument] = command.registeredArguments
  return argument !== undefined && isFile(argument) ? 'file' : plain(argument?.argChoices ?? [])
}

/** `--ci=x`, and what bash makes of it, as an option and its value. */
function separated(words: readonly string[]): string[] {
  const whole = words.flatMap((word) => {
    const [, option, value = ''] = /^(--[\w-]+)=(.*)$/s.exec(word) ?? []
    return option === undefined ? [word] : [option, value]
  })
  return whole.flatMap((word, at) => (word !== '=' ? [word] : at === whole.length - 1 ? [''] : []))
}

/** The command that the line names, or its part. */
function findCommand(program: Command, [first, second]: readonly string[]): Command {
  const command = visible(program).find((each) => each.name() === first) ?? program
  if (command === program) return command
  return visible(command).find((each) => each.name() === second) ?? command
}

/** Of the option, or of the input that it is. */
function listChoices({ argChoices, long }: Option): readonly string[] {
  const input = inputNames.find((name) => long === (inputTable[name].option ?? `--${name}`))
  return argChoices ?? (input === undefined ? undefined : inputTable[input].kind.choices) ?? []
}

function isFileOption(option: Option): boolean {
  return listChoices(option).length === 0 && /<(?:FILE|PATH)>/.test(option.flags)
}

function isFile(argument: Argument): boolean {
  return argument.name() === 'path' || argument.name() === 'file'
}

/** Hidden commands are not in the help either. */
function visible(command: Command): readonly Command[] {
  return command.createHelp().visibleCommands(command)
}

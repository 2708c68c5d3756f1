import type { Argument, Command, Option } from 'commander'
import { inputTable, isInputName } from '../../config/table.ts'

/** What may stand at a place of a command line: one of some words, a file, a service of the configuration file, or any text. */
export type Completed = readonly string[] | 'file' | 'service' | 'text'

/** An option with what may follow it; undefined for a flag. */
export interface CompletedOption {
  /** Such as `--ci`. */
  readonly name: string
  readonly about: string
  readonly value: Completed | undefined
}

/** A command, or a part of one. */
export interface CompletedCommand {
  /** As it is typed: `deploy`, `fleet plan`. */
  readonly name: string
  readonly about: string
  readonly options: readonly CompletedOption[]
  /** What may stand where no option does; undefined for a command without arguments. */
  readonly argument: Completed | undefined
}

/** Everything that the help shows of a program, for completion. A command stands before its parts. */
export function completedCommands(program: Command): CompletedCommand[] {
  const commands = visible(program)
  const names = commands.map((each) => each.name())
  return commands.flatMap((each) => {
    const parts = each.name() === 'help' ? [] : visible(each).filter((part) => part.name() !== 'help')
    const words = each.name() === 'help' ? names : parts.map((part) => part.name())
    const argument = words.length > 0 ? words : argumentOf(each)
    return [{ ...completed(each, ''), argument }, ...parts.map((part) => completed(part, `${each.name()} `))]
  })
}

function completed(command: Command, before: string): CompletedCommand {
  const options = command.options.flatMap((option) => {
    const { long, hidden, description } = option
    return hidden || !long ? [] : [{ name: long, about: description, value: completedValue(option, long) }]
  })
  return { name: `${before}${command.name()}`, about: command.description(), options, argument: argumentOf(command) }
}

function argumentOf({ registeredArguments: [first] }: Command): Completed | undefined {
  return first && (first.argChoices ?? (isFile(first) ? 'file' : 'text'))
}

function isFile(argument: Argument): boolean {
  return argument.name() === 'path' || argument.name() === 'file'
}

/** The choices of an option, or those of the input that it is. */
function completedValue({ flags, argChoices, required }: Option, long: string): Completed | undefined {
  if (!required) return undefined
  if (long === '--service') return 'service'
  const name = long.slice(2)
  const choices = argChoices ?? (isInputName(name) ? inputTable[name].kind.choices : undefined)
  return choices ?? (/<(?:FILE|PATH)>/.test(flags) ? 'file' : 'text')
}

/** Hidden commands are not in the help either; its own is. */
function visible(command: Command): readonly Command[] {
  return command.createHelp().visibleCommands(command)
}

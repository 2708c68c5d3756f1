import { expect, test } from 'vitest'
import { otherArguments } from '../../../src/cli/near-misses/other-arguments.ts'
import { otherCommands, otherOptions } from '../../../src/cli/near-misses/other-names.ts'
import { buildProgram } from '../../../src/cli/program.ts'

const program = await buildProgram(new AbortController().signal)
const names = program.commands.flatMap((command) => [
  command.name(),
  ...command.commands.map((part) => `${command.name()} ${part.name()}`),
])

function optionsOf(name: string): readonly string[] {
  const [first, second] = name.split(' ')
  const command = program.commands.find((each) => each.name() === first)
  const part = second === undefined ? command : command?.commands.find((each) => each.name() === second)
  return part?.options.flatMap(({ long, hidden }) => (long && !hidden ? [long] : [])) ?? []
}

test.each(otherOptions)('the options of $typed exist, in a command that lacks what was typed', (row) => {
  const within = row.within ?? names
  expect(names).toEqual(expect.arrayContaining([...within]))
  const known = new Set(names.flatMap(optionsOf))
  for (const each of row.ours) expect(known).toContain(each)
  for (const typed of row.typed) {
    const helped = within.some((name) => {
      const options = optionsOf(name)
      return !options.includes(typed) && (row.advice !== undefined || row.ours.some((each) => options.includes(each)))
    })
    expect(helped, typed).toBe(true)
  }
})

test.each(otherCommands)('the commands of $typed exist, and what was typed does not', ({ typed, ours, advice }) => {
  expect(ours.length > 0 || advice !== undefined).toBe(true)
  for (const each of ours) {
    const words = each.split(' ')
    const command = words.filter((word) => !word.startsWith('--')).join(' ')
    const options = command === '' ? ['--version'] : optionsOf(command)
    if (command !== '') expect(names).toContain(command)
    for (const option of words.filter((word) => word.startsWith('--'))) expect(options).toContain(option)
  }
  for (const each of typed) expect(names).not.toContain(each)
})

test.each(Object.entries(otherArguments))('taxiway %s has the option', (name, { option }) => {
  expect(optionsOf(name)).toContain(option)
})

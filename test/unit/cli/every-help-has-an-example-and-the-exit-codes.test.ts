import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { buildProgram } from '../../../src/cli/program.ts'

const program = await buildProgram(new AbortController().signal)
const shown = (command: Command) => command.createHelp().visibleCommands(command)
const commands = shown(program)
  .flatMap((each) => [each, ...shown(each)])
  .filter((each) => each.name() !== 'help')

/** With what is added behind the options, which commander adds only while it prints. */
function helpOf(command: Command): string {
  let text = ''
  command.configureOutput({ writeOut: (part) => (text += part), getOutHasColors: () => false }).outputHelp()
  return text
}

test.each(commands.map((each) => [each.name(), each] as const))('%s', (name, command) => {
  const help = helpOf(command)
  expect(help).toContain(`Usage: taxiway`)
  if (command.commands.length > 0) return
  expect(help).toMatch(new RegExp(`Example:\\n(?:.*\\n)*.*taxiway .*\\b${name}\\b`))
  expect(help).toMatch(/^ {2}0 {9}succeeded/m)
  for (const { long, hidden } of command.options) if (!hidden && long) expect(help).toContain(`  ${long}`)
})

test('a preview takes no name of production from the environment, and says so', () => {
  const preview = commands.find((each) => each.name() === 'preview')
  expect(preview && helpOf(preview)).toMatch(/Never read from one: .*--service-id/)
})

import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { buildProgram } from '../../../src/cli/program.ts'

const program = await buildProgram(new AbortController().signal)
const shown = (command: Command) => command.createHelp().visibleCommands(command)
const commands = shown(program)
  .flatMap((each) => [each, ...(each.name() === 'help' ? [] : shown(each))])
  // The emulator reads its own options, which it explains itself.
  .filter((each) => each.name() !== 'help' && each.name() !== 'emulator')

function sectionsOf(command: Command): Map<string, string> {
  const text = command.configureOutput({ getOutHasColors: () => false }).helpInformation()
  return new Map(
    text.split(/^(?=[A-Z])/m).map((section) => [section.split('\n')[0] ?? '', section.replace(/^.*\n/, '')]),
  )
}

const order = [
  ...['NAME', 'SYNOPSIS', 'DESCRIPTION', 'ARGUMENTS', 'OPTIONS', 'COMMANDS', 'ENVIRONMENT', 'FILES', 'EXIT STATUS'],
  ...['EXAMPLES', 'SEE ALSO'],
]

test.each(commands.map((each) => [each.name(), each] as const))('%s', (name, command) => {
  const sections = sectionsOf(command)
  expect([...sections.keys()]).toEqual(order.filter((title) => sections.has(title)))
  const needed = ['NAME', 'SYNOPSIS', 'DESCRIPTION', 'OPTIONS', 'SEE ALSO']
  expect([...sections.keys()]).toEqual(expect.arrayContaining(needed))
  expect(sections.get('NAME')).toContain(name)
  if (command.commands.length > 0) return
  expect(sections.get('EXAMPLES')).toMatch(new RegExp(`taxiway .*\\b${name}\\b`))
  expect(sections.get('EXIT STATUS')).toMatch(/^ {2}0 /)
  for (const { long, hidden } of command.options) {
    if (hidden || !long) continue
    expect(sections.get('OPTIONS')).toContain(`  ${long}`)
  }
})

test('a preview takes no name of production from the environment, and says so', () => {
  const preview = commands.find((each) => each.name() === 'preview')
  const environment = preview && sectionsOf(preview).get('ENVIRONMENT')
  expect(environment).toContain('TAXIWAY_API_KEY')
  expect(environment).toContain('TAXIWAY_PROJECT_SLUG')
  expect(environment).not.toContain('TAXIWAY_SERVICE_ID')
})

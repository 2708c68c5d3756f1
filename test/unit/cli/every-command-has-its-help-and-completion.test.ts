import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { buildProgram } from '../../../src/old/cli/program.ts'

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
  expect(help).toMatch(/^ {2}0 {9}(?:succeeded|every verdict is honest)/m)
  for (const { long, hidden } of command.options) if (!hidden && long) expect(help).toContain(`  ${long}`)
})

const deploying = ['0', '1', '2', '3', '4', '5', '6', '130', '143']
const asking = ['0', '1', '2', '130', '143']
/** By the whole name of the command. */
const exitCodes: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(['deploy', 'upload', 'follow', 'gate', 'rollback', 'fleet'].map((name) => [name, deploying])),
  ...Object.fromEntries(['history', 'logs', 'doctor', 'resilience'].map((name) => [name, asking])),
  // The answer to a write may be lost.
  call: ['0', '1', '2', '6', '130', '143'],
  // Over at once, or ended by a signal as it should.
  ...Object.fromEntries(['emulator'].map((name) => [name, ['0', '1', '2']])),
}

test('the help of a command lists the exit codes that it can return, and no others', () => {
  const ends = commands.filter((each) => each.commands.length === 0)
  const listed = ends.map((command) => {
    const parent = command.parent === program ? '' : `${command.parent?.name()} `
    const [, lines = ''] = /Exit status:\n((?: {2}\d.*\n)+)/.exec(helpOf(command)) ?? []
    const codes = lines.split('\n').flatMap((line) => /^ {2}([\d, ]+?) {2}/.exec(line)?.[1]?.split(', ') ?? [])
    return [`${parent}${command.name()}`, codes] as const
  })
  expect(Object.fromEntries(listed)).toEqual(exitCodes)
})

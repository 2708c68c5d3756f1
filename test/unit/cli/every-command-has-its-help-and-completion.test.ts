import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { ciSystems } from '../../../src/ci/systems.ts'
import { offer } from '../../../src/cli/completion/offer.ts'
import { shells } from '../../../src/cli/completion/scripts.ts'
import { buildProgram } from '../../../src/cli/program.ts'
import { inputTable } from '../../../src/config/input-table.ts'
import { operationNames } from '../../../src/contract/operations.ts'

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
  ...Object.fromEntries(
    ['deploy', 'upload', 'follow', 'preview', 'gate', 'rollback', 'fleet'].map((name) => [name, deploying]),
  ),
  ...Object.fromEntries(['history', 'logs', 'doctor', 'resilience', 'init'].map((name) => [name, asking])),
  // The answer to a write may be lost.
  call: ['0', '1', '2', '6', '130', '143'],
  // A sweep may not end in time.
  previews: ['0', '1', '2', '5', '130', '143'],
  // Over at once, or ended by a signal as it should.
  ...Object.fromEntries(['config check', 'completion', 'emulator'].map((name) => [name, ['0', '1', '2']])),
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

test('a preview takes no name of production from the environment, and says so', () => {
  const preview = commands.find((each) => each.name() === 'preview')
  expect(preview && helpOf(preview)).toMatch(/Never read from one: .*--service-id/)
})

function offered(...words: readonly string[]): readonly string[] | 'file' {
  const found = offer(program, words, (file) => [`of-${file}`])
  return found === 'file' ? found : found.map(([word]) => word)
}

test('what the help shows is offered, with the choices that the parser and the table of inputs have', () => {
  expect(offered('help', '')).toEqual(expect.arrayContaining(['deploy', 'fleet', 'help']))
  expect(offered('help', 'call', '')).toEqual([])
  expect(offered('call', '')).toEqual(operationNames)
  expect(offered('completion', '')).toEqual(shells)
  expect(offered('upload', './')).toBe('file')
  expect(offered('deploy', '--ci', '')).toEqual(ciSystems.map(({ name }) => name))
  expect(offered('init', '--ci=')).toEqual(['--ci=github', '--ci=gitlab', '--ci=none'])
  expect(offered('gate', '--on-superseded', '=', '')).toEqual(inputTable['on-superseded'].kind.choices)
  expect(offered('deploy', '--service', '')).toEqual(['of-undefined'])
  expect(offered('deploy', '--config=other.yaml', '--service', '')).toEqual(['of-other.yaml'])
  expect(offered('deploy', '--summary', '')).toBe('file')
  expect(offered('emulator', '--data', '')).toBe('file')
  expect(offered('deploy', '--ref', '')).toEqual([])
  expect(offered('deploy', '--no-w')).toEqual(['--no-wait'])
  expect(offered('deploy', '--api-key')).toEqual(['--api-key-file'])
  expect(offered('config', '')).toEqual(['check'])
})

test('every option of every command is offered', () => {
  for (const command of program.commands) {
    for (const { long, hidden } of command.options) {
      if (long && !hidden) expect(offered(command.name(), long)).toContain(long)
    }
  }
})

import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { commands } from '../../../src/cli/commands.ts'
import { buildProgram } from '../../../src/cli/program.ts'
import { Screen } from '../../../src/cli/screen.ts'
import { inputsOfCommand } from '../../../src/inputs/declared.ts'

const { signal } = new AbortController()
const context = { signal, screen: new Screen() }

/** With what is added behind the options, which commander adds only while it prints. */
function helpOf(command: Command | undefined): string {
  let text = ''
  command?.configureOutput({ writeOut: (part) => (text += part), getOutHasColors: () => false }).outputHelp()
  return text
}

async function find(name: string): Promise<Command | undefined> {
  const program = await buildProgram([name], context)
  return program.commands.find((each) => each.name() === name)
}

const deploying = ['0', '1', '2', '3', '4', '5', '6', '130', '143']
const asking = ['0', '1', '2', '130', '143']
const exitCodes: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(['deploy', 'upload', 'follow', 'gate', 'rollback', 'fleet'].map((name) => [name, deploying])),
  ...Object.fromEntries(['history', 'logs', 'doctor', 'mcp', 'resilience'].map((name) => [name, asking])),
  // The answer to a write may be lost.
  call: ['0', '1', '2', '130', '143', '6'],
  // Over at once, or ended by a signal as it should.
  emulator: ['0', '1', '2'],
}

test.each(Object.keys(commands))(
  'the help of %s has its options and the exit codes that it can return',
  async (name) => {
    const command = await find(name)
    const help = helpOf(command)
    expect(help).toContain(`Usage: taxiway ${name}`)
    for (const { long, hidden } of command?.options ?? []) if (!hidden && long) expect(help).toContain(`  ${long}`)
    const [, lines = ''] = /Exit (?:status|codes):\n((?: {2}\d.*\n)+)/.exec(`${help}\n`) ?? []
    const codes = lines.split('\n').flatMap((line) => /^ {2}([\d, ]+?) {2}/.exec(line)?.[1]?.split(', ') ?? [])
    expect(codes).toEqual(exitCodes[name])
  },
)

test.each(['deploy', 'follow', 'history', 'logs', 'call'] as const)('%s takes its inputs as options', async (name) => {
  const command = await find(name)
  const options = command?.options.map(({ long }) => long?.replace('--no-', '--'))
  expect(options).toEqual(expect.arrayContaining(inputsOfCommand(name).map((input) => `--${input}`)))
  const shown = command?.options.filter(({ hidden }) => !hidden).map(({ long }) => long)
  expect(shown).not.toContain('--api-key')
})

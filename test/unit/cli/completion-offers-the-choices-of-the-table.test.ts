import { expect, test } from 'vitest'
import { ciSystems } from '../../../src/ci/systems.ts'
import { completionScript, shells } from '../../../src/cli/completion/scripts.ts'
import { completedCommands } from '../../../src/cli/completion/words.ts'
import { buildProgram } from '../../../src/cli/program.ts'
import { inputTable } from '../../../src/config/table.ts'
import { operationNames } from '../../../src/contract/operations.ts'

const commands = completedCommands(await buildProgram(new AbortController().signal))
const found = (name: string) => commands.find((each) => each.name === name)
const takes = (command: string, option: string) => found(command)?.options.find(({ name }) => name === option)?.value

test('what the help shows is completed, with the choices that the parser and the table of inputs have', () => {
  expect(found('help')?.argument).toEqual(expect.arrayContaining(['deploy', 'fleet', 'help']))
  expect(found('fleet')?.argument).toEqual(['plan', 'deploy', 'report'])
  expect(found('call')?.argument).toEqual(operationNames)
  expect(found('completion')?.argument).toEqual(shells)
  expect(found('upload')?.argument).toBe('file')
  expect(takes('deploy', '--ci')).toEqual(ciSystems.map(({ name }) => name))
  expect(takes('init', '--ci')).toEqual(['github', 'gitlab', 'none'])
  expect(takes('gate', '--on-superseded')).toEqual(inputTable['on-superseded'].kind.choices)
  expect(takes('deploy', '--service')).toBe('service')
  expect(takes('deploy', '--events')).toBe('file')
  expect(takes('deploy', '--ref')).toBe('text')
  expect(takes('deploy', '--no-wait')).toBeUndefined()
  expect(found('deploy')?.options.map(({ name }) => name)).not.toContain('--api-key')
  expect(found('config services')).toBeUndefined()
})

test.each(shells)('the script of %s names every command, option and choice', (shell) => {
  const script = completionScript(shell, commands)
  for (const { name, options, argument } of commands) {
    for (const part of name.split(' ')) expect(script).toContain(part)
    for (const { name: option } of options)
      expect(script).toContain(shell === 'fish' ? `-l ${option.slice(2)}` : option)
    if (Array.isArray(argument)) for (const word of argument) expect(script).toContain(word)
  }
})

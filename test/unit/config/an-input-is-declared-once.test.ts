import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { buildProgram } from '../../../src/old/cli/program.ts'
import type { About, ActionName, CommandName } from '../../../src/old/config/declaration.ts'
import {
  actionNames,
  fillNames,
  type HostInputs,
  inputsOfAction,
  inputsOfCommand,
  isCommandName,
} from '../../../src/old/config/host-inputs.ts'
import { inputNames, inputTable, isInputName } from '../../../src/old/config/input-table.ts'

const program = await buildProgram(new AbortController().signal)
const commands = new Map(program.commands.flatMap((each) => withParts(each)))

function withParts(command: Command): [name: string, command: Command][] {
  const parts = command.commands.map((part): [string, Command] => [`${command.name()} ${part.name()}`, part])
  return [[command.name(), command], ...parts]
}

const commandNames = [...new Set(inputNames.flatMap((name) => Object.keys(inputTable[name].commands ?? {})))]
const hosts: [name: string, inputs: HostInputs][] = [
  ...actionNames.map((name: ActionName): [string, HostInputs] => [name, inputsOfAction(name)]),
  ...commandNames
    .filter(isCommandName)
    .map((name: CommandName): [string, HostInputs] => [`taxiway ${name}`, inputsOfCommand(name)]),
]

test('no input is declared a second time', async () => {
  const folder = join(import.meta.dirname, '../../../src/old/config/declared')
  const declared: { readonly name: string; readonly file: string }[] = []
  for (const file of readdirSync(folder)) {
    const tables: Record<string, object> = await import(join(folder, file))
    for (const [table, inputs] of Object.entries(tables).filter(([name]) => name.endsWith('Inputs'))) {
      expect(inputs, table).toBeTypeOf('object')
      for (const name of Object.keys(inputs)) declared.push({ name, file })
    }
  }
  const twice = declared.filter(({ name }) => declared.filter((other) => other.name === name).length > 1)
  expect(twice, 'the later one would win: choose another name, or extend the first').toEqual([])
  expect(declared.map(({ name }) => name).toSorted()).toEqual([...inputNames].toSorted())
})

test('a text mentions inputs that exist and that its host takes, and a host lists one above another that it takes', () => {
  const mentioned: string[] = []
  const unknownToHost: string[] = []
  const read = (about: About | undefined): void => {
    if (about !== undefined) fillNames(about, (name) => String(mentioned.push(name)))
  }
  for (const name of inputNames) {
    read(inputTable[name].text)
    read(inputTable[name].fileText)
  }
  for (const [host, inputs] of hosts) {
    const names: readonly string[] = [...inputs.keys()]
    for (const [name, { text, before, argument }] of inputs) {
      read(text)
      fillNames(text ?? inputTable[name].text, (other) => {
        if (argument === undefined && !names.includes(other)) unknownToHost.push(`${host}: ${name} mentions ${other}`)
        return other
      })
      if (before !== undefined) expect(names.indexOf(name), `${host}: ${name}`).toBeLessThan(names.indexOf(before))
    }
  }
  expect(mentioned.length).toBeGreaterThan(5)
  expect(mentioned.filter((name) => !isInputName(name))).toEqual([])
  expect(unknownToHost, 'who reads the help of the host would try it there').toEqual([])
})

test('each command has an option, or an argument, for what the table gives to it, and for no other input', () => {
  for (const name of commandNames.filter(isCommandName)) {
    const command = commands.get(name)
    const has = [
      ...(command?.options ?? []).filter(({ hidden }) => !hidden).map(({ long }) => long?.replace('--no-', '--')),
      ...(command?.registeredArguments ?? []).map((argument) => argument.name()),
    ]
    const taken = inputsOfCommand(name)
    for (const input of inputNames) {
      const option = inputTable[input].option ?? `--${input}`
      expect(has.includes(taken.get(input)?.argument ?? option), `${name}: ${input}`).toBe(taken.has(input))
    }
  }
})

test('no two inputs are one option', () => {
  const options = inputNames.map((name) => inputTable[name].option ?? `--${name}`)
  expect(new Set(options).size).toBe(options.length)
})

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, code: readFileSync(join('src', file), 'utf8') }))

test('a sentence names inputs that exist', () => {
  const named = sources.flatMap(({ code }) => [...code.matchAll(/\bnamed\('([^']+)'/g)].map(([, name]) => name ?? ''))
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((name) => !isInputName(name))).toEqual([])
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { buildProgram } from '../../../src/cli/program.ts'
import { root } from '../repository/sources.ts'

const folder = join(root, 'examples/ci')
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name))

const program = await buildProgram(new AbortController().signal)

/** Each call of the command: its words and its options. A line that begins with an option goes on with the one before. */
function callsIn(text: string): string[][] {
  const joined = text.replaceAll(/\n\s*(?=--)/g, ' ')
  return [...joined.matchAll(/\btaxiway"? (?=[a-z]+ )([^\n`&|]*)/g)].map(([, call = '']) => [
    /^[a-z]+(?: [a-z]+(?= ))?/.exec(call)?.[0] ?? '',
    ...(call.match(/(?<=\s)--[a-z-]+/g) ?? []),
  ])
}

test.for(files.filter((file) => file.endsWith('.yml')))('%s is YAML', (file) => {
  const documents = parseAllDocuments(readFileSync(file, 'utf8'))
  expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([])
})

test.for([...files.filter((file) => !file.endsWith('Dockerfile')), join(root, 'docs/ci.md')])(
  '%s calls commands with options that exist',
  (file) => {
    const calls = callsIn(readFileSync(file, 'utf8'))
    expect(calls.length).toBeGreaterThan(0)
    for (const [name, ...options] of calls) {
      const [first, second] = name?.split(' ') ?? []
      const command = program.commands.find((each) => each.name() === first)
      const part = command?.commands.find((each) => each.name() === second)
      const known = (part ?? command)?.options.flatMap(({ long }) => long ?? [])
      expect(known, `taxiway ${name}`).toEqual(expect.arrayContaining(options))
    }
  },
)

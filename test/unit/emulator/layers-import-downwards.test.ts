import { expect, test } from 'vitest'
import { importsOf, sourceFiles } from '../repository/sources.ts'

/** The layers of the local platform from the lowest to the highest (docs/architecture.md): each may import itself and those before it. */
const rooms = [
  ...[
    'message.ts',
    'documents',
    'dialect',
    'http',
    'state',
    'access',
    'dialects.ts',
    'unpack',
    'sql',
    'serving',
    'builds',
    'autodeploy',
    'metrics',
  ],
  ...[
    'operations',
    'faults',
    'journal',
    'page',
    'api',
    'mcp',
    'seed.ts',
    'work-folder.ts',
    'start.ts',
    'index.ts',
    'command.ts',
  ],
]

const roomOf = (file: string): string => file.split('/')[1] ?? ''
const files = sourceFiles().filter((file) => file.startsWith('emulator/'))

test('every layer is listed', () => {
  expect([...new Set(files.map(roomOf))].sort()).toEqual([...rooms].sort())
})

test('a layer imports only layers below it', () => {
  const upwards = files
    .flatMap((file) => importsOf(file))
    .filter(({ target }) => target.startsWith('emulator/'))
    .filter(({ file, target }) => rooms.indexOf(roomOf(target)) > rooms.indexOf(roomOf(file)))
  expect(upwards.map(({ file, target }) => `${file} -> ${target}`)).toEqual([])
})

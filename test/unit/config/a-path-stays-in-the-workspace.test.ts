import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pathInWorkspace } from '../../../src/old/config/workspace-path.ts'
import { newFolder } from '../../support/folder.ts'
import { said, saidAlone } from '../../support/messages.ts'

function plantWorkspace(): string {
  const folder = newFolder(onTestFinished)
  mkdirSync(join(folder, 'work', '..app'), { recursive: true })
  writeFileSync(join(folder, 'work', 'a.zip'), '')
  writeFileSync(join(folder, 'secret'), '')
  return join(folder, 'work')
}

test.each([
  ['.', '.'],
  ['a.zip', 'a.zip'],
  ['./..app/../a.zip', 'a.zip'],
  ['..app', '..app'],
])('%j is inside', (given, found) => {
  const workspace = plantWorkspace()
  expect(pathInWorkspace(workspace, 'archive-path', given)).toBe(join(workspace, found))
})

test('an absolute path into the workspace is inside', () => {
  const workspace = plantWorkspace()
  expect(pathInWorkspace(workspace, 'archive-path', join(workspace, 'a.zip'))).toBe(join(workspace, 'a.zip'))
})

test.each(['..', '../secret', '../work-too', '/', '..app/../../secret'])('%j is outside', (given) => {
  expect(() => pathInWorkspace(plantWorkspace(), 'archive-path', given)).toThrow(
    saidAlone('path-outside-workspace', 'archive-path', given),
  )
})

test.runIf(process.platform !== 'win32')(
  'a link that points outside is outside, and one that points inside is inside',
  () => {
    const workspace = plantWorkspace()
    symlinkSync('../secret', join(workspace, 'out'))
    symlinkSync('a.zip', join(workspace, 'in'))
    expect(() => pathInWorkspace(workspace, 'archive-path', 'out')).toThrow(
      saidAlone('path-outside-workspace', 'archive-path', 'out'),
    )
    expect(pathInWorkspace(workspace, 'archive-path', 'in')).toBe(join(workspace, 'a.zip'))
  },
)

test.each(['missing', 'a\0b'])('%j does not exist', (given) => {
  expect(() => pathInWorkspace(plantWorkspace(), 'archive-path', given)).toThrow(said('path-missing', 'archive-path'))
})

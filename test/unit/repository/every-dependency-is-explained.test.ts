import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './sources.ts'

const manifestIn = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
const { dependencies, devDependencies, optionalDependencies } = manifestIn('.')
const text = readFileSync(join(root, 'docs/dependencies.md'), 'utf8')

/** The names in the first cell of each table row below a heading. */
function namesUnder(heading: string): string[] {
  const [section = ''] = text.split(`## ${heading}\n`)[1]?.split('\n## ') ?? []
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ''))
    .sort()
}

test.each([
  ['At run time', dependencies],
  ['The local platform', manifestIn('emulator').dependencies],
  ['For development', devDependencies],
  ['Node itself', optionalDependencies],
])('docs/dependencies.md explains what package.json installs: %s', (heading, installed) => {
  expect(namesUnder(heading)).toEqual(Object.keys(installed).sort())
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './sources.ts'

const bundle = join(root, 'dist/bundle')
const scripts = readdirSync(bundle)
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name, text: readFileSync(join(bundle, name), 'utf8') }))

test('dist/bundle names the licence of every package whose code is in it', () => {
  const listed = readFileSync(join(bundle, 'licenses.txt'), 'utf8').split('\n')
  const paths = /node_modules\/((?:@[a-z0-9-]+\/)?[a-z0-9][a-z0-9.-]*)\//g
  const bundled = scripts.flatMap(({ text }) => [...text.matchAll(paths)].map(([, one]) => one))
  expect(new Set(bundled)).toContain('@actions/core')
  expect([...new Set(bundled)].filter((name) => !listed.includes(name ?? ''))).toEqual([])
})

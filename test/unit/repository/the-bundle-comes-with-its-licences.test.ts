import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const bundle = join(import.meta.dirname, '..', '..', '..', 'dist', 'bundle')
const paths = /node_modules\/((?:@[a-z0-9-]+\/)?[a-z0-9][a-z0-9.-]*)\//g

it('dist/bundle names the licence of every package whose code is in it', () => {
  const listed = readFileSync(join(bundle, 'licenses.txt'), 'utf8').split('\n')
  const scripts = readdirSync(bundle).filter((name) => name.endsWith('.js'))
  const bundled = scripts.flatMap((name) =>
    [...readFileSync(join(bundle, name), 'utf8').matchAll(paths)].map(([, one]) => one),
  )
  expect(new Set(bundled)).toContain('@actions/core')
  expect([...new Set(bundled)].filter((name) => !listed.includes(name ?? ''))).toEqual([])
})

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mutate, mutations } from '../../../scripts/mutation/mutation.ts'
import { root } from './sources.ts'

test('each edit fits its source, and its test exists', () => {
  for (const mutation of mutations) {
    const source = readFileSync(join(root, mutation.file), 'utf8')
    expect(mutate(source, mutation)).not.toBe(source)
    expect(existsSync(join(root, `test/unit/${mutation.by}.test.ts`)), mutation.by).toBe(true)
  }
})

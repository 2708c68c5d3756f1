import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { operationNames } from '../../../src/contract/operations.ts'
import { root } from './sources.ts'

test.each(['README.md', 'call/README.md', 'docs/architecture.md', 'docs/dependencies.md'])(
  '%s knows how many operations there are',
  (file) => {
    const counts = [...readFileSync(join(root, file), 'utf8').matchAll(/\b(\d+)\s+operations\b/g)]
    expect(counts.length).toBeGreaterThan(0)
    for (const [, count] of counts) expect(Number(count)).toBe(operationNames.length)
  },
)

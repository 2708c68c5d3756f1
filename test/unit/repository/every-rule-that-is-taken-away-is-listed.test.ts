import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mutate } from '../../../scripts/mutation/mutation.ts'
import { rules } from '../../../scripts/mutation/rules.ts'
import { root } from './sources.ts'

const page = readFileSync(join(root, 'docs/reliability.md'), 'utf8')

test('docs/reliability.md lists each edit of scripts/mutation, in its order, and none has survived', () => {
  const rows = [...page.matchAll(/^\| (\d+\.\d+ .+?) \| (.+?) \| \[.*\]\(.*\): (.+) \|$/gm)]
  expect(rows.map(([, rule, change]) => `${rule}: ${change}`)).toEqual(
    rules.map(({ rule, change }) => `${rule}: ${change}`),
  )
  expect(rows.filter(([, , , finding]) => finding !== 'noticed' && finding !== 'never ends')).toEqual([])
})

test('each edit fits its source, and its test exists', () => {
  for (const mutation of rules) {
    const source = readFileSync(join(root, mutation.file), 'utf8')
    expect(mutate(source, mutation)).not.toBe(source)
    expect(existsSync(join(root, `test/unit/${mutation.by}.test.ts`)), mutation.by).toBe(true)
  }
})

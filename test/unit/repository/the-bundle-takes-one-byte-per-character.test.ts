import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const bundle = new URL('../../../dist/bundle/', import.meta.url)
const scripts = readdirSync(bundle).filter((name) => name.endsWith('.js'))

test.each(scripts)('%s has no character beyond Latin-1, which would double its memory', (name) => {
  expect(/[^\0-\xff]/.exec(readFileSync(new URL(name, bundle), 'utf8'))?.[0]).toBeUndefined()
})

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

test('an edit uses only names that its source has: another would break every test, whatever the rule', () => {
  const strange = mutations.flatMap(({ file, rule, becomes }) => {
    const known = new Set(readFileSync(join(root, file), 'utf8').match(/[\w$]+/g))
    return namesIn(becomes)
      .filter((name) => !(known.has(name) || name in globalThis || ['true', 'false'].includes(name)))
      .map((name) => `${name} of "${rule}" is not in ${file}`)
  })
  expect(strange).toEqual([])
})

/** The identifiers of a piece of code that are neither properties nor parameters of its own functions; its keywords too. */
function namesIn(code: string): readonly string[] {
  const bare = code.replace(/'[^'\n]*'|"[^"\n]*"/g, '')
  const parameters = [...bare.matchAll(/\(([\w, ]+)\) =>/g)].flatMap(([, names = '']) => names.split(', '))
  const names = [...bare.matchAll(/(?<![-.\w$])[A-Za-z_$][\w$]*\b(?!:)/g)].map(([name]) => name)
  return names.filter((name) => !parameters.includes(name))
}

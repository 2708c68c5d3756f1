import { expect, test } from 'vitest'
import { parseArguments } from '../../../src/actions/call/arguments.ts'

test.each([
  ['', {}],
  [' \n', {}],
  ['{}', {}],
  ['{ "id": "s1", "limit": 5 }', { id: 's1', limit: 5 }],
  ['{ id: s1, limit: 5 }', { id: 's1', limit: 5 }],
  ['id: s1\nenabled: true\nref: ~', { id: 's1', enabled: true, ref: null }],
  ['  id: s1\n  ref: main\n', { id: 's1', ref: 'main' }],
  ['id: s1\r\nref: main\r\n', { id: 's1', ref: 'main' }],
  ['id: yes\nref: 2026-01-31\nquery: 0777', { id: 'yes', ref: '2026-01-31', query: 777 }],
  [
    'vars:\n  - key: A\n    value: "1"\n  - { key: B, value: "" }',
    {
      vars: [
        { key: 'A', value: '1' },
        { key: 'B', value: '' },
      ],
    },
  ],
  ['query: |\n  select 1;\n  select 2;\n', { query: 'select 1;\nselect 2;\n' }],
  ['password: "a\\"b\\/c\\u0026"', { password: 'a"b/c&' }],
  ['a: &list [x]\nb: *list', { a: ['x'], b: ['x'] }],
  ['<<: { id: s1 }', { '<<': { id: 's1' } }],
  ['%YAML 1.1\n---\nid: yes', { id: 'yes' }],
])('%j', async (text, args) => expect(await parseArguments(text)).toEqual(args))

const secret = 'hunter2hunter2'

test.each([
  ['a list', `- ${secret}`, 'must be one object'],
  ['a list in JSON', `["${secret}"]`, 'must be one object'],
  ['bare text', secret, 'must be one object'],
  ['broken JSON', `{ "id": "s1",\n "password": "${secret}`, '(line 2)'],
  ['broken YAML', `id: s1\npassword: "${secret}`, 'neither JSON nor YAML'],
  ['a tab', `vars:\n\t- ${secret}`, 'neither JSON nor YAML (line 2)'],
  ['the same name twice', `password: ${secret}\npassword: x`, 'names an argument twice (line 2)'],
  ['two documents', `password: ${secret}\n---\nid: s1`, 'neither JSON nor YAML'],
  ['a tag of its own', `password: !secret ${secret}`, 'holds a YAML tag'],
  ['a tag that makes bytes', 'password: !!binary aGk=', 'holds a YAML tag'],
  ['a tag that makes a set', '!!set { id }', 'holds a YAML tag'],
  ['an alias of nothing', 'password: *hunter2hunter2', 'alias'],
  ['an alias of itself', 'vars: &a [*a]', 'alias'],
  ['a number that would be rounded', 'before: 12345678901234567890', 'rounded'],
  ['one in JSON', '{ "vars": [{ "key": 12345678901234567890 }] }', 'rounded'],
])('%s is refused, and nothing of it is repeated', async (_, text, words) => {
  const refusal: unknown = await parseArguments(text).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ name: 'InputError', input: 'args', message: expect.stringContaining(words) })
  expect(String(refusal)).not.toContain('hunter2')
  expect(String(refusal)).toMatch(/^InputError: Input `args` [^\n]+\.$/)
})

test('a few lines that unfold into millions are refused', async () => {
  const unfold = (name: string, of: string) => `${name}: &${name} [${Array(9).fill(of)}]`
  const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name, index, all) =>
    unfold(name, index ? `*${all[index - 1]}` : 'x'),
  )
  await expect(parseArguments(lines.join('\n'))).rejects.toThrow('alias')
})

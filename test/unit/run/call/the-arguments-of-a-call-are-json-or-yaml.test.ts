import { expect, test } from 'vitest'
import { parseArguments } from '../../../../src/old/run/call/call-inputs.ts'
import { said } from '../../../support/messages.ts'

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
  ['a list', `- ${secret}`, said('args-not-an-object')],
  ['a list in JSON', `["${secret}"]`, said('args-not-an-object')],
  ['bare text', secret, said('args-not-an-object')],
  ['broken JSON', `{ "id": "s1",\n "password": "${secret}`, said('args-unreadable', '2')],
  ['broken YAML', `id: s1\npassword: "${secret}`, said('args-unreadable')],
  ['a tab', `vars:\n\t- ${secret}`, said('args-unreadable', '2')],
  ['the same name twice', `password: ${secret}\npassword: x`, said('args-duplicate', '2')],
  ['two documents', `password: ${secret}\n---\nid: s1`, said('args-unreadable')],
  ['a tag of its own', `password: !secret ${secret}`, said('args-not-plain')],
  ['a tag that makes bytes', 'password: !!binary aGk=', said('args-not-plain')],
  ['a tag that makes a set', '!!set { id }', said('args-not-plain')],
  ['an alias of nothing', 'password: *hunter2hunter2', said('args-not-plain')],
  ['an alias of itself', 'vars: &a [*a]', said('args-not-plain')],
  ['a number that would be rounded', 'before: 12345678901234567890', said('args-rounded-number')],
  ['one in JSON', '{ "vars": [{ "key": 12345678901234567890 }] }', said('args-rounded-number')],
])('%s is refused, and the message does not repeat it', async (_, text, words) => {
  const refusal: unknown = await parseArguments(text).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ name: 'InputError', input: 'args', message: expect.stringMatching(words) })
  expect(String(refusal)).not.toContain('hunter2')
  expect(String(refusal)).toMatch(/^InputError: `args` [^\n]+\.$/)
})

test('a few lines that expand into millions are refused', async () => {
  const unfold = (name: string, of: string) => `${name}: &${name} [${Array(9).fill(of)}]`
  const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name, index, all) =>
    unfold(name, index ? `*${all[index - 1]}` : 'x'),
  )
  await expect(parseArguments(lines.join('\n'))).rejects.toThrow(said('args-not-plain'))
})

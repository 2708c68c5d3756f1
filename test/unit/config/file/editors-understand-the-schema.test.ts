// @module-tag thorough
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { getLanguageService } from 'yaml-language-server'

const schema = new URL('../../../../schema.json', import.meta.url)
const modeline = '# yaml-language-server: $schema=./node_modules/taxiway/schema.json\n'

const asked: string[] = []
const service = getLanguageService({
  schemaRequestService: async (uri) => {
    asked.push(uri)
    return readFileSync(fileURLToPath(schema), 'utf8')
  },
  workspaceContext: { resolveRelativePath: (relative, resource) => new URL(relative, resource).href },
})
service.configure({ validate: true, hover: true, completion: true })

/** The document whose `|` is the place of the cursor. */
function at(text: string) {
  const whole = modeline + text
  const offset = whole.indexOf('|')
  const document = TextDocument.create(`file:///repo/${asked.length}/taxiway.yaml`, 'yaml', 1, whole.replace('|', ''))
  return { document, position: document.positionAt(Math.max(0, offset)) }
}

async function completed(text: string): Promise<string[]> {
  const { document, position } = at(text)
  return (await service.doComplete(document, position, false)).items.map(({ label }) => label)
}

test('an editor completes the keys of each part, and the values of a choice', async () => {
  expect(await completed('|')).toEqual(expect.arrayContaining(['timeout', 'services', 'max-parallel']))
  const keys = await completed('services:\n  api:\n    service-id: x\n    |')
  expect(keys).toEqual(expect.arrayContaining(['needs', 'paths', 'gate', 'env', 'timeout']))
  expect(keys).not.toContain('max-parallel')
  expect(await completed('services:\n  api:\n    gate:\n      |')).toEqual(
    expect.arrayContaining(['health-url', 'rollback']),
  )
  expect(await completed('on-superseded: |')).toEqual(expect.arrayContaining(['fail', 'neutral']))
  expect(asked.every((uri) => uri.endsWith('/node_modules/taxiway/schema.json'))).toBe(true)
})

test('an editor explains a key', async () => {
  const { document, position } = at('services:\n  api:\n    ne|eds: [web]\n')
  expect(JSON.stringify(await service.doHover(document, position))).toContain('deployed before this one')
})

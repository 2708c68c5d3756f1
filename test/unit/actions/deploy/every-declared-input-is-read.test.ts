import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type DeployInputs, readDeployInputs } from '../../../../src/actions/deploy/inputs.ts'
import { readContext, runnerInputs } from '../../../../src/github/job/environment.ts'

const action = parse(readFileSync(new URL('../../../../action.yml', import.meta.url), 'utf8'))
const declared: [string, { default?: string }][] = Object.entries(action.inputs)
const workspace = realpathSync(mkdtempSync(join(tmpdir(), 'taxiway-inputs-')))
mkdirSync(join(workspace, 'app'))
afterAll(() => rmSync(workspace, { recursive: true }))

const base = { 'base-url': 'https://platform.example', 'api-key': 'k' }
const sources = [
  { ...base, 'service-id': 'svc-1' },
  { ...base, 'archive-path': 'app', 'project-slug': 'shop', 'service-name': 'web' },
]

/** Records in `asked` each variable that is read. */
function read(given: Readonly<Record<string, string>>, asked = new Set<string>()): DeployInputs {
  const named = Object.fromEntries(Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]))
  const get = (from: Record<string, string>, name: string): string | undefined => {
    asked.add(name)
    return from[name]
  }
  return readDeployInputs(runnerInputs(new Proxy(named, { get })), readContext({ GITHUB_WORKSPACE: workspace }))
}

test('every input that action.yml declares is read, and no other', () => {
  const asked = new Set<string>()
  for (const source of sources) read(source, asked)
  // Read before: by shared/configured.ts and shared/report-files.ts.
  const own = declared.filter(([name]) => !['config', 'config-ref', 'junit', 'events', 'service'].includes(name))
  expect([...asked].sort()).toEqual(own.map(([name]) => `INPUT_${name.toUpperCase()}`).sort())
})

test.each(sources)('the defaults of action.yml are those of the code: %j', (source) => {
  const plain = declared.flatMap(([name, { default: value }]) => (value?.includes('${{') ? [] : [[name, value ?? '']]))
  expect(read({ ...Object.fromEntries(plain), ...source })).toEqual(read(source))
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { openJob } from '../../../../src/actions/main.ts'
import { type PreviewInputs, readPreviewInputs } from '../../../../src/actions/preview/inputs.ts'

const action = parse(readFileSync(new URL('../../../../preview/action.yml', import.meta.url), 'utf8'))
const declared: [string, { default?: string }][] = Object.entries(action.inputs)
const runner = { GITHUB_REPOSITORY: 'ada/harbor', GITHUB_SERVER_URL: 'https://github.com' }
const least = { 'base-url': 'https://platform.example', 'api-key': '' }

/** Adds each variable that is read to `asked`. */
function read(
  given: Readonly<Record<string, string>>,
  asked = new Set<string>(),
  [repository, isEnding]: [repository: string | undefined, isEnding: boolean] = [
    'https://github.com/ada/harbor',
    false,
  ],
): PreviewInputs {
  const named = Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])
  const environment = { ...runner, ...Object.fromEntries(named) }
  const get = (from: Record<string, string>, name: string): string | undefined => {
    asked.add(name)
    return from[name]
  }
  const job = openJob(new Proxy(environment, { get }), new AbortController().signal)
  // The key is read without a mask, which would be printed.
  environment['INPUT_API-KEY'] = 'k'
  return readPreviewInputs(job, 7, repository, isEnding)
}

test('every input that action.yml declares is read, and no other', () => {
  const asked = new Set<string>()
  read(least, asked)
  const inputs = [...asked].filter((name) => name.startsWith('INPUT_'))
  // Read before: by main.ts and shared/report-files.ts, and for what the step is asked to do.
  const own = declared.filter(([name]) => !['config', 'config-ref', 'junit', 'events', 'mode'].includes(name))
  expect(inputs.sort()).toEqual(own.map(([name]) => `INPUT_${name.toUpperCase()}`).sort())
})

test('the defaults of action.yml are those of the code', () => {
  const plain = declared.flatMap(([name, { default: value }]) => (value?.includes('${{') ? [] : [[name, value ?? '']]))
  expect(read({ ...Object.fromEntries(plain), ...least })).toEqual(read(least))
})

test('missing inputs come from the pull request', () => {
  expect(read(least)).toMatchObject({
    name: 'harbor-pr-7',
    isNamed: false,
    source: { repoUrl: 'https://github.com/ada/harbor' },
    create: {},
    expose: undefined,
    waitForUrlMs: 0,
    report: { environment: 'preview' },
  })
  expect(read({ ...least, port: '80', 'service-name': 'My Web' }).expose?.label).toMatch(/^my-web-[0-9a-f]{10}$/)
})

test.each(['DELETE /api/services/{id}', 'POST /remove?service={id}&now=1'])('teardown-request: %s', (text) => {
  const [method, path] = text.split(' ')
  expect(read({ ...least, 'teardown-request': text }).teardown).toEqual({ method, path })
})

test.each([
  'DELETE //evil.example/{id}',
  'DELETE /\\\\evil.example/{id}',
  'DELETE https://evil.example/{id}',
  'DELETE api/services/{id}',
  'DELETE /api/../{id}',
  'DELETE',
  '/api/services/{id}',
  'EXPLODE /api/services/{id}',
  'DELETE /a /b',
])('no teardown-request: %s', (text) => {
  expect(() => read({ ...least, 'teardown-request': text })).toThrow(/teardown-request/)
})

test('the end of a preview needs neither a repository nor an image, only what tells which service it is', () => {
  const end = (more: Readonly<Record<string, string>>): PreviewInputs =>
    read({ ...least, ...more }, new Set(), [undefined, true])
  expect(end({ 'service-name': 'web' })).toMatchObject({ name: 'web', source: {} })
  expect(end({ 'service-id': 'svc_1' })).toMatchObject({ givenId: 'svc_1', source: {} })
  expect(() => end({})).toThrow(/service-name/)
})

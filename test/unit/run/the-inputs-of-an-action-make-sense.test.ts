import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { InputError } from '../../../src/old/client/errors.ts'
import { openJob } from '../../../src/old/github/job/open.ts'
import { readContext, runnerInputs } from '../../../src/old/github/job/runner-environment.ts'
import { readPreviewInputs } from '../../../src/old/preview/preview-inputs.ts'
import { readDeployInputs } from '../../../src/old/run/deploy/deploy-inputs.ts'
import { readGateInputs } from '../../../src/old/run/gate/gate-inputs.ts'
import { Redactor } from '../../../src/old/text/secrets/redactor.ts'
import { newFolder } from '../../support/folder.ts'
import { declaredInputs } from '../../support/runner/declared-inputs.ts'

type Given = Readonly<Record<string, string>>

const workspace = newFolder(afterAll)
mkdirSync(join(workspace, 'app'))
writeFileSync(join(workspace, '.env'), 'A=file\nB=file\n')

const base = { 'base-url': 'https://platform.example', 'api-key': 'k' }
const byRef = { ...base, 'service-id': 'svc-1' }
const byArchive = { ...base, 'archive-path': 'app', 'project-slug': 'shop', 'service-name': 'web' }
const ofGate = byRef
const health = { 'health-url': 'https://shop.example/health' }
const all = { ...health, soak: '5m', 'log-fail-pattern': 'FATAL', sql: 'select 1', 'sql-service-id': 'svc-db' }

/** The inputs, which record in `asked` each variable that is read. */
function inputsOf(given: Given, asked: Set<string>) {
  const named = Object.fromEntries(Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]))
  const get = (from: Record<string, string>, name: string): string | undefined => {
    asked.add(name)
    return from[name]
  }
  return runnerInputs(new Proxy(named, { get }))
}

function readDeploy(given: Given, asked = new Set<string>()) {
  return readDeployInputs(inputsOf(given, asked), readContext({ GITHUB_WORKSPACE: workspace }))
}

function readGate(given: Given, asked = new Set<string>()) {
  const environment = { GITHUB_SHA: 'abcdef1' }
  const context = readContext(environment)
  return readGateInputs({ inputs: inputsOf(given, asked), environment, context, redactor: new Redactor() })
}

test('a deploy by ref', () => {
  expect(readDeploy({ ...byRef, ref: 'main' })).toMatchObject({
    source: { kind: 'ref', serviceId: 'svc-1', ref: 'main' },
    follow: { timeoutMs: 1_800_000, successStates: [], failureStates: [] },
    wait: true,
    dryRun: false,
  })
})

test('an upload, with only the fields that are given', () => {
  expect(readDeploy({ ...byArchive, 'internal-port': '8080', 'build-command': 'npm run build' }).source).toMatchObject({
    kind: 'archive',
    projectSlug: 'shop',
    environmentSlug: undefined,
    fields: { name: 'web', internalPort: 8080, buildCommand: 'npm run build' },
  })
})

function readPreview(given: Given, asked = new Set<string>()) {
  return readPreviewInputs(previewJob(given, asked), 7, 'https://github.com/ada/harbor')
}

function previewJob(given: Given, asked = new Set<string>()) {
  const { 'api-key': key = '', ...others } = given
  const variables = Object.entries(others).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])
  const environment: Record<string, string> = { GITHUB_REPOSITORY: 'ada/harbor', ...Object.fromEntries(variables) }
  const get = (from: Record<string, string>, name: string): string | undefined => {
    if (name.startsWith('INPUT_')) asked.add(name)
    return from[name]
  }
  const job = openJob(new Proxy(environment, { get }), new AbortController().signal)
  // The key is read without a mask, which would be printed.
  environment['INPUT_API-KEY'] = key
  return job
}

test('the missing inputs of a preview come from its pull request', () => {
  expect(readPreview(base)).toMatchObject({
    name: 'harbor-pr-7',
    source: { repoUrl: 'https://github.com/ada/harbor' },
    create: {},
    expose: undefined,
    report: { environment: 'preview' },
  })
  expect(readPreview({ ...base, port: '80', 'service-name': 'My Web' }).expose?.label).toMatch(/^my-web-[0-9a-f]{10}$/)
  for (const request of ['DELETE /api/services/{id}', 'POST /remove?service={id}&now=1']) {
    const [method, path] = request.split(' ')
    expect(readPreview({ ...base, 'teardown-request': request }).teardown).toEqual({ method, path })
  }
})

const names = ({ request }: ReturnType<typeof readGate>) => request.checks?.map(({ name }) => name)

test('only the requested checks run, in a fixed order', () => {
  expect(names(readGate(ofGate))).toEqual([])
  expect(names(readGate({ ...ofGate, ...all }))).toEqual(['health', 'runtime log', 'SQL'])
  expect(readGate({ ...ofGate, 'rollback-ref': 'v1' }).request).toMatchObject({
    serviceId: 'svc-1',
    commit: 'abcdef1',
    rollbackRef: 'v1',
  })
})

const actions = {
  deploy: { manifest: 'action.yml', read: readDeploy, sources: [byRef, byArchive] },
  gate: { manifest: 'gate/action.yml', read: readGate, sources: [{ ...ofGate, ...all }] },
  preview: { manifest: 'preview/action.yml', read: readPreview, sources: [base] },
}

const declaredBy = (manifest: string) => [...declaredInputs(new URL(`../../../${manifest}`, import.meta.url))]

test.each(Object.values(actions))(
  'every input that $manifest declares is read, and no other',
  ({ manifest, ...action }) => {
    const asked = new Set<string>()
    for (const source of action.sources) action.read(source, asked)
    // Read before: by main.ts, and for what a preview is asked to do.
    const before = ['config', 'config-ref', manifest.startsWith('preview') ? 'mode' : 'service']
    const own = declaredBy(manifest).filter(([name]) => !before.includes(name))
    // Hidden before it is known which action runs.
    if (!own.some(([name]) => name === 'health-headers')) asked.delete('INPUT_HEALTH-HEADERS')
    expect([...asked].sort()).toEqual(own.map(([name]) => `INPUT_${name.toUpperCase()}`).sort())
  },
)

test('the defaults of action.yml are those of the code, and those of gate/action.yml make a check that can pass', () => {
  const defaults = (manifest: string) =>
    Object.fromEntries(declaredBy(manifest).map(([name, value]) => [name, value.includes('${{') ? '' : value]))
  for (const source of [byRef, byArchive])
    expect(readDeploy({ ...defaults('action.yml'), ...source })).toEqual(readDeploy(source))
  expect(readPreview({ ...defaults('preview/action.yml'), ...base })).toEqual(readPreview(base))
  expect(names(readGate({ ...defaults('gate/action.yml'), ...ofGate, ...health }))).toEqual(['health'])
})

test.each<[keyof typeof actions, string, Given]>([
  ['deploy', 'service-id', base],
  ['deploy', 'service-id', { ...byArchive, 'service-id': 'svc-1' }],
  ['deploy', 'ref', { ...byArchive, ref: 'main' }],
  ['deploy', 'ref', { ...byRef, ref: '--upload-pack=x' }],
  ['deploy', 'ref', { ...byRef, ref: 'two words' }],
  ['deploy', 'build-command', { ...byRef, 'build-command': 'make' }],
  ['deploy', 'project-slug', { ...byRef, 'project-slug': 'shop' }],
  ['deploy', 'env-vars', { ...byArchive, 'env-vars': 'A=1' }],
  ['deploy', 'success-states', { ...byRef, 'success-states': 'Up-And_Running', 'failure-states': 'up and running' }],
  ['deploy', 'environment-url', { ...byRef, 'environment-url': 'shop.example' }],
  ['deploy', 'timeout', { ...byRef, timeout: '6h1ms' }],
  ['deploy', 'poll-interval', { ...byRef, 'poll-interval': '1ms' }],
  ['gate', 'service-id', { ...ofGate, 'service-id': '' }],
  ['gate', 'deployment-id', { ...ofGate, 'deployment-id': 'a/b' }],
  ['gate', 'health-url', { ...ofGate, 'health-url': 'ftp://shop.example' }],
  ['gate', 'health-url', { ...ofGate, 'health-url': 'file:///etc/passwd' }],
  ['gate', 'health-url', { ...ofGate, 'health-url': 'https://user:word@shop.example' }],
  ['gate', 'health-headers', { ...ofGate, 'health-headers': 'X-Probe: 1' }],
  ['gate', 'health-headers', { ...ofGate, ...health, 'health-headers': 'no header' }],
  ['gate', 'health-status', { ...ofGate, ...health, 'health-status': '2xx' }],
  ['gate', 'health-status', { ...ofGate, ...health, 'health-status': '399-200' }],
  ['gate', 'health-body', { ...ofGate, ...health, 'health-body': '(' }],
  ['gate', 'health-body', { ...ofGate, ...health, 'health-body': 'ok|' }],
  ['gate', 'health-body', { ...ofGate, 'health-body': 'ok' }],
  ['gate', 'health-successes', { ...ofGate, 'health-successes': '0' }],
  ['gate', 'health-interval', { ...ofGate, 'health-interval': 'soon' }],
  ['gate', 'health-timeout', { ...ofGate, ...health, 'health-timeout': '0s' }],
  ['gate', 'soak', { ...ofGate, soak: '5m' }],
  ['gate', 'soak', { ...ofGate, soak: '7h', 'log-fail-pattern': 'x' }],
  ['gate', 'log-fail-pattern', { ...ofGate, 'log-fail-pattern': 'x' }],
  ['gate', 'log-fail-pattern', { ...ofGate, soak: '5m', 'log-fail-pattern': '[' }],
  ['gate', 'sql', { ...ofGate, sql: 'select 1' }],
  ['gate', 'sql-service-id', { ...ofGate, 'sql-service-id': 'svc-db' }],
  ['gate', 'rollback-ref', { ...ofGate, 'rollback-ref': '--force' }],
  ['gate', 'timeout', { ...ofGate, timeout: '0s' }],
  ['preview', 'teardown-request', { ...base, 'teardown-request': 'DELETE //evil.example/{id}' }],
  ['preview', 'teardown-request', { ...base, 'teardown-request': 'DELETE /\\\\evil.example/{id}' }],
  ['preview', 'teardown-request', { ...base, 'teardown-request': 'DELETE https://evil.example/{id}' }],
  ['preview', 'teardown-request', { ...base, 'teardown-request': 'DELETE api/services/{id}' }],
  ['preview', 'teardown-request', { ...base, 'teardown-request': 'DELETE /api/../{id}' }],
  ['preview', 'teardown-request', { ...base, 'teardown-request': 'DELETE' }],
  ['preview', 'teardown-request', { ...base, 'teardown-request': '/api/services/{id}' }],
  ['preview', 'teardown-request', { ...base, 'teardown-request': 'EXPLODE /api/services/{id}' }],
  ['preview', 'teardown-request', { ...base, 'teardown-request': 'DELETE /a /b' }],
  ['preview', 'teardown-request', { ...base, 'teardown-request': 'DELETE /api/services/' }],
  ['preview', 'teardown-request', { ...base, 'teardown-request': 'DELETE /api/services/{ID}' }],
  ['preview', 'teardown-request', { ...base, 'teardown-request': 'DELETE /api/{team}/services/{id}' }],
  ['preview', 'teardown-request', { ...base, 'teardown-request': 'GET /api/services/{id}' }],
])('%s refuses %s in %o', (action, input, given) => {
  let error: unknown
  try {
    actions[action].read(given)
  } catch (thrown) {
    error = thrown
  }
  if (!(error instanceof InputError)) throw error ?? new Error('nothing was refused')
  expect(error.input).toBe(input)
  expect(error.message).toContain(`\`${input}\``)
  expect(error.message).toMatch(/^[^\n]+\.$/)
})

import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readDeployInputs } from '../../../../src/actions/deploy/inputs.ts'
import { InputError } from '../../../../src/client/errors.ts'
import { readContext, runnerInputs } from '../../../../src/github/job/environment.ts'

type Given = Readonly<Record<string, string>>

const base = { 'base-url': 'https://platform.example', 'api-key': 'k' }
const byRef = { ...base, 'service-id': 'svc-1' }
const byArchive = { ...base, 'archive-path': 'app', 'project-slug': 'shop', 'service-name': 'web' }

function read(given: Given) {
  const workspace = realpathSync(mkdtempSync(join(tmpdir(), 'taxiway-inputs-')))
  onTestFinished(() => rmSync(workspace, { recursive: true, force: true }))
  mkdirSync(join(workspace, 'app'))
  writeFileSync(join(workspace, '.env'), 'A=file\nB=file\n')
  const environment = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
  )
  return readDeployInputs(runnerInputs(environment), readContext({ GITHUB_WORKSPACE: workspace }))
}

function refused(given: Given): InputError {
  try {
    read(given)
  } catch (error) {
    if (error instanceof InputError) return error
    throw error
  }
  throw new Error('nothing was refused')
}

test('a deploy by ref', () => {
  expect(read({ ...byRef, ref: 'main' })).toMatchObject({
    source: { kind: 'ref', serviceId: 'svc-1', ref: 'main' },
    follow: { timeoutMs: 1_800_000, successStates: [], failureStates: [] },
    wait: true,
    dryRun: false,
  })
})

test('an upload, with only the fields that are given', () => {
  expect(read({ ...byArchive, 'internal-port': '8080', 'build-command': 'npm run build' }).source).toMatchObject({
    kind: 'archive',
    projectSlug: 'shop',
    environmentSlug: undefined,
    fields: { name: 'web', internalPort: 8080, buildCommand: 'npm run build' },
  })
})

test('env-vars win over env-file', () => {
  const { source } = read({ ...byRef, 'env-file': '.env', 'env-vars': 'B=input\nC=1\nC=2' })
  expect(source).toMatchObject({
    variables: [
      { key: 'A', value: 'file' },
      { key: 'B', value: 'input' },
      { key: 'C', value: '2' },
    ],
  })
})

test.each<[string, Given]>([
  ['service-id', base],
  ['service-id', { ...byArchive, 'service-id': 'svc-1' }],
  ['ref', { ...byArchive, ref: 'main' }],
  ['ref', { ...byRef, ref: '--upload-pack=x' }],
  ['ref', { ...byRef, ref: 'two words' }],
  ['build-command', { ...byRef, 'build-command': 'make' }],
  ['project-slug', { ...byRef, 'project-slug': 'shop' }],
  ['skip-unchanged', { ...byRef, 'skip-unchanged': 'true', environment: 'live' }],
  ['environment', { ...byArchive, 'skip-unchanged': 'true' }],
  ['env-vars', { ...byArchive, 'env-vars': 'A=1' }],
  ['env-file', { ...byArchive, 'env-file': '.env' }],
  ['env-file', { ...byRef, 'env-file': 'app' }],
  ['success-states', { ...byRef, 'success-states': 'Up-And_Running', 'failure-states': 'up and running' }],
  ['environment-url', { ...byRef, 'environment-url': 'shop.example' }],
  ['timeout', { ...byRef, timeout: '6h1ms' }],
  ['poll-interval', { ...byRef, 'poll-interval': '1ms' }],
])('%s in %o', (input, given) => {
  const error = refused(given)
  expect(error.input).toBe(input)
  expect(error.message).toContain(`\`${input}\``)
  expect(error.message).toMatch(/^[^\n]+\.$/)
})

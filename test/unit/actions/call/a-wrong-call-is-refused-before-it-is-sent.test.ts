import { expect, test } from 'vitest'
import { readCallInputs } from '../../../../src/actions/call/inputs.ts'
import { runnerInputs } from '../../../../src/github/job/environment.ts'

function read(operation: string, args = '') {
  const connection = { 'INPUT_BASE-URL': 'https://platform.example', 'INPUT_API-KEY': 'twk_1234567890' }
  return readCallInputs(runnerInputs({ ...connection, INPUT_OPERATION: operation, INPUT_ARGS: args }), () => undefined)
}

test.each([
  ['get_scaling', 'id: s1'],
  ['create_service', 'name: n\nimage: nginx'],
  ['get_logs', 'id: s1\nbefore: 5\nafter: 4\nsince: 2026-01-01T00:00:00Z\nuntil: tomorrow'],
  ['list_deployments', 'id: s1\nbefore: 70'],
  ['expose_port', 'id: s1\nport: "8080"\nlabel: web\ndeploy: "true"'],
  ['set_db_allowlist', 'id: s1\nallowIps: []'],
])('%s %j is fine', async (operation, args) => {
  expect(await read(operation, args)).toMatchObject({ operation })
})

test.each([
  ['get_scaling', '', '"id"', 'needs'],
  ['get_scaling', 'id: 7', '"id"', 'in quotes'],
  ['get_scaling', 'id: ..', '"id"', 'path'],
  ['get_scaling', 'id: s1\nservice: s1', '"service"', 'has no argument'],
  ['get_logs', 'id: s1\nLimt: 5', '"Limt"', 'Did you mean "limit"?'],
  ['deploy_service', 'serviceid: s1', '"serviceid"', 'it takes id, ref'],
  ['get_scaling', '{ "id": "s1", "constructor": 1 }', '"constructor"', 'has no argument'],
  ['get_scaling', '{ "id": "s1", "__proto__": {} }', '"__proto__"', 'has no argument'],
  ['whoami', 'id: s1', '"id"', 'no arguments'],
  ['expose_port', 'id: s1\nport: 8080\nlabel: web', '"port"', 'must be a string, not 8080: put it in quotes'],
  [
    'expose_port',
    'id: s1\nport: "8080"\nlabel: web\ndeploy: true',
    '"deploy"',
    'must be a string, not true: put it in quotes',
  ],
  ['expose_port', 'id: s1\nport: "8080"\nlabel: Web', '"label"', 'lowercase letters, digits and hyphens'],
  ['scale_service', 'id: s1\ninstances: 0', '"instances"', 'at least 1'],
  ['scale_service', 'id: s1\ninstances: 1.5', '"instances"', 'whole number'],
  ['scale_service', 'id: s1\ninstances: .inf', '"instances"', 'whole number'],
  ['scale_service', 'id: s1\ninstances: "2"', '"instances"', 'without quotes'],
  ['scale_service', 'id: s1\ninstances: 3\nmaxInstances: 2', '"maxInstances"', 'at least "instances" (3), not 2'],
  ['set_autodeploy', 'id: s1\nenabled: yes', '"enabled"', 'true or false'],
  ['create_service', 'name: n', '"repoUrl"', 'exactly one of'],
  ['create_service', 'name: n\nimage: i\nrepoUrl: r', '"repoUrl"', 'exactly one of'],
  [
    'deploy_upload',
    'projectSlug: p\nname: n\narchiveBase64: AA==\nruntimeMode: job',
    '"runtimeMode"',
    'web, worker, static, cron',
  ],
  ['deploy_upload', 'projectSlug: p\nname: n\narchiveBase64: ./app.tar.gz', '"archiveBase64"', 'must be base64'],
  ['deploy_upload', 'projectSlug: p\nname: n\narchiveBase64: |\n  QUJD', '"archiveBase64"', 'in one line'],
  ['get_metrics', 'id: s1\nrange: 2d', '"range"', '1h, 6h, 24h, 7d'],
  ['import_env', 'id: s1\nvars: { A: b }', '"vars"', 'a list'],
  ['import_env', 'id: s1\nvars: [{ key: A, value: 1 }]', '"vars.0.value"', 'in quotes'],
  ['set_db_allowlist', 'id: s1\nallowIps: [10.0.0.0/33]', '"allowIps.0"', 'CIDR'],
  ['set_db_allowlist', 'id: s1\nallowIps: [localhost]', '"allowIps.0"', 'CIDR'],
  ['rotate_db_credentials', 'id: s1\npassword: short\naccessKey: a', '"password"', '8 characters'],
])('%s %j', async (operation, args, named, rule) => {
  const refusal: unknown = await read(operation, args).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ name: 'InputError', message: expect.stringContaining(named) })
  expect(refusal).toMatchObject({ message: expect.stringContaining(rule) })
  expect(String(refusal)).toMatch(/^InputError: [^\n]+\.$/)
})

test.each([
  ['get_scalling', '`get_scaling`'],
  ['deploy', '`deploy_service`'],
  ['deploy-upload', '`deploy_upload`'],
  ['DeployService', '`deploy_service`'],
  ['logs', '`get_logs`'],
  ['list_project', '`list_projects`'],
  ['query_db', '`db_query`'],
  ['constructor', 'The reference lists all of them.'],
])('the operation %j is similar to %s', async (operation, nearest) => {
  await expect(read(operation)).rejects.toMatchObject({ input: 'operation', message: expect.stringContaining(nearest) })
})

test('an operation must be named', async () => {
  await expect(read('')).rejects.toMatchObject({ input: 'operation' })
})

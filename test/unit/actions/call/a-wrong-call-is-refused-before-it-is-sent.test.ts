import { expect, test } from 'vitest'
import { readCallInputs } from '../../../../src/actions/call/inputs.ts'
import { runnerInputs } from '../../../../src/github/job/environment.ts'

function read(operation: string, args = '') {
  const connection = { 'INPUT_BASE-URL': 'https://platform.example', 'INPUT_API-KEY': 'twk_1234567890' }
  return readCallInputs(runnerInputs({ ...connection, INPUT_OPERATION: operation, INPUT_ARGS: args }), () => undefined)
}

// Every rule of the contract is tried in test/contract; here is what YAML and people make of arguments.
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
  ['scale_service', 'id: s1\ninstances: .inf', '"instances"', 'whole number'],
  ['scale_service', 'id: s1\ninstances: "2"', '"instances"', 'without quotes'],
  ['import_env', 'id: s1\nvars: [{ key: A, value: 1 }]', '"vars.0.value"', 'in quotes'],
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

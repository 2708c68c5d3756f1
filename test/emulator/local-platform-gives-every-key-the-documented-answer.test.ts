import { beforeAll, expect, test } from 'vitest'
import { isOperationName, type OperationName, operationNames, operationOf } from '../../src/contract/operations.ts'
import { archiveOf, useStage } from './local-platform.ts'

/** `project`, `preview` and `service` have all permissions of their kind; `outsider` is the key of a service in another project. */
const roles = ['account', 'readOnly', 'project', 'preview', 'service', 'reader', 'blind', 'outsider'] as const

const archiveBase64 = archiveOf({ 'index.html': 'x' })
const git = { name: 'n', repoUrl: 'file:///no/such/repository' }
const upload = { name: 'up', archiveBase64, runtimeMode: 'static' }

/** For each operation on the service `mine`, or on the database `db`, a body if it has one, and the status that each role gets, in their order. */
const table: readonly (readonly [string, ((role: number) => unknown) | undefined, string])[] = [
  ['whoami', undefined, '200 200 200 200 200 200 200 200'],
  ['list_engines', undefined, '200 200 200 200 200 200 200 200'],
  ['list_projects', undefined, '200 200 403 403 403 403 403 403'],
  ['create_project', () => ({ name: 'New' }), '201 403 403 403 403 403 403 403'],
  ['list_deleted_services', undefined, '200 200 200 200 403 403 200 403'],
  ['detach_project_dedicated_ip', undefined, '200 403 403 403 403 403 403 403'],
  // The key that is restricted to an environment sends no environment.
  ['create_service', () => ({ ...git, projectSlug: 'demo' }), '201 403 201 403 403 403 403 403'],
  ['deploy_upload', () => ({ name: 'up', archiveBase64, runtimeMode: 'cron' }), '201 403 201 403 403 403 403 403'],
  ['deploy_service', () => ({}), '202 403 202 404 202 403 403 404'],
  ['list_deployments', undefined, '200 200 200 404 200 200 403 404'],
  ['get_scaling', undefined, '200 200 200 404 200 403 403 404'],
  ['scale_service', () => ({ instances: 1 }), '200 403 200 404 200 403 403 404'],
  ['set_storage', () => ({ storageGb: 20 }), '200 403 200 404 404 403 403 404'],
  ['create_deploy_trigger', () => ({}), '201 403 201 404 201 403 403 404'],
  ['delete_env', undefined, '200 403 200 404 200 403 403 404'],
  ['import_env', () => ({ vars: [] }), '200 403 200 404 200 403 403 404'],
  ['get_cron', undefined, '200 200 200 404 200 403 403 404'],
  ['expose_port', (role) => ({ port: `${8_000 + role}`, label: `r${role}` }), '201 403 201 404 201 403 403 404'],
  ['add_domain', (role) => ({ hostname: `r${role}.example.com` }), '201 403 201 404 201 403 403 404'],
  ['set_search_indexing', () => ({ enabled: false }), '200 403 200 404 200 403 403 404'],
  ['set_autodeploy', () => ({ enabled: false }), '200 403 200 404 200 403 403 404'],
  ['get_service_dedicated_ip', undefined, '200 200 403 403 403 403 403 403'],
  ['attach_service_dedicated_ip', () => ({ ipId: 'ip_demo' }), '200 403 403 403 403 403 403 403'],
  ['get_logs', undefined, '200 200 200 404 200 200 403 404'],
  ['get_deployment_logs', undefined, '200 200 200 404 200 200 403 404'],
  ['stream_deployment_logs', undefined, '200 200 200 404 200 200 403 404'],
  ['get_metrics', undefined, '200 200 200 404 200 403 403 404'],
  ['get_db_connection', undefined, '200 200 403 403 403 403 403 403'],
  ['rotate_db_credentials', () => ({ password: 'another' }), '200 403 403 403 403 403 403 403'],
  ['set_db_allowlist', () => ({ allowIps: [] }), '200 403 403 403 403 403 403 403'],
  ['set_db_tls', () => ({ tls: true }), '200 403 403 403 403 403 403 403'],
  // Of a kind without a console here: only the permissions matter.
  ['db_query', () => ({ query: 'select 1' }), '400 403 403 403 403 403 403 403'],
  ['list_env_groups', undefined, '200 200 403 403 403 403 403 403'],
]

const isOfDatabases = (name: OperationName) =>
  name === 'set_storage' || operationOf(name).section === 'Database operations'

const local = useStage({
  services: [
    { id: 'mine', name: 'mine', repoUrl: git.repoUrl },
    { id: 'inPreview', name: 'in preview', environmentSlug: 'preview' },
    { id: 'outsider', name: 'outsider', projectSlug: 'other' },
    { id: 'db', name: 'db', engine: 'redis' },
  ],
  keys: {
    reader: { kind: 'service', service: 'mine', permissions: { deployments: 'read', logs: 'read' } },
    blind: { kind: 'project', project: 'demo', permissions: {} },
  },
})
let deployment = ''

beforeAll(async () => {
  deployment = (await local.deploy('mine')).id
})

test('the table holds every operation', () => {
  expect(table.map(([name]) => name).sort()).toEqual([...operationNames].sort())
})

test.each(table)('%s', async (name, bodyOf, statuses) => {
  if (!isOperationName(name)) throw new Error(`There is no operation ${name}.`)
  const { method, path, success, errors } = operationOf(name)
  const places: Readonly<Record<string, string>> = {
    id: path.startsWith('/api/deployments') ? deployment : isOfDatabases(name) ? 'db' : 'mine',
    slug: 'demo',
    projectSlug: 'demo',
    key: 'COLOUR',
  }
  for (const [n, status] of statuses.split(' ').map(Number).entries()) {
    const role = roles[n] ?? ''
    const response = await fetch(local.platform.url + path.replace(/\{(\w+)\}/g, (_, place) => places[place] ?? ''), {
      method,
      headers: { authorization: `Bearer ${local.platform.keys[role]}`, 'content-type': 'application/json' },
      ...(bodyOf ? { body: JSON.stringify(bodyOf(n)) } : {}),
    })
    const text = await response.text()
    expect([role, response.status, text]).toEqual([role, status, expect.any(String)])
    // Any operation answers 404 for a resource that the key cannot see (contract: Errors).
    expect([success, 404, ...(errors.length > 0 ? errors : [401, 403])]).toContain(status)
    if (status >= 400) expect(JSON.parse(text)).toEqual({ error: expect.stringMatching(/.{10}/) })
  }
})

test.each([
  ['no key', {}],
  ['an unknown key', { authorization: 'Bearer local_nobody' }],
  ['another scheme', { authorization: 'Basic bG9jYWw6' }],
  ['a key in the URL', {}],
])('%s is 401', async (what, headers) => {
  const query = what.endsWith('URL') ? `?key=${local.platform.keys.account}` : ''
  const response = await fetch(`${local.platform.url}/api/auth/me${query}`, { headers: { ...headers } })
  expect(response.status).toBe(401)
  expect(response.headers.get('www-authenticate')).toMatch(/^Bearer( error="invalid_token")?$/)
  expect(await response.json()).toEqual({ error: expect.any(String) })
})

const service = (id: string, rest = ''): string => `/api/services/${id}${rest}`

/** For each further request, the status that some keys get. */
const others: readonly (readonly [string, string, unknown, Record<string, number>])[] = [
  [
    'POST',
    service('outsider', '/deploy'),
    {},
    { project: 404, service: 404, preview: 404, readOnly: 403, account: 409 },
  ],
  ['POST', service('inPreview', '/deploy'), {}, { preview: 409, project: 409, service: 404, account: 409 }],
  ['POST', service('nope', '/deploy'), {}, { account: 404, project: 404, service: 404, blind: 403 }],
  ['GET', service('outsider', '/deployments'), undefined, { account: 200, project: 404, service: 404, reader: 404 }],
  ['POST', '/api/projects/demo/services/upload-b64?env=preview', upload, { preview: 201 }],
  ['POST', '/api/projects/demo/services/upload-b64?env=production', upload, { preview: 404 }],
  ['POST', '/api/projects/other/services/upload-b64', upload, { project: 404, preview: 404, account: 201 }],
  ['POST', '/api/services', git, { project: 403, service: 403, readOnly: 403, account: 201 }],
  ['POST', '/api/services', { ...git, projectSlug: 'demo' }, { project: 201, preview: 403, blind: 403 }],
  ['POST', '/api/services', { ...git, projectSlug: 'other' }, { project: 404, account: 201 }],
  ['POST', '/api/services', { ...git, projectSlug: 'demo', environmentSlug: 'preview' }, { preview: 201 }],
]

test.each(others)('%s %s %j', async (method, path, body, statuses) => {
  for (const [role, status] of Object.entries(statuses)) {
    const answer = await local.ask(path, { method, role, ...(body === undefined ? {} : { body }) })
    const error = status < 400 ? '' : expect.stringMatching(/.{10}/)
    expect([role, answer.status, answer.body.error ?? '']).toEqual([role, status, error])
  }
})

test('a scoped key can read its scope, and an account key has none', async () => {
  const identity = { id: expect.any(String), name: expect.any(String), email: expect.any(String) }
  expect((await local.ask('/api/auth/me')).body).toEqual(identity)
  expect((await local.ask('/api/auth/me', { role: 'reader' })).body).toEqual({
    ...identity,
    keyScope: {
      kind: 'service',
      serviceId: 'mine',
      serviceName: 'mine',
      permissions: { deployments: 'read', logs: 'read' },
    },
  })
  expect((await local.ask('/api/auth/me', { role: 'preview' })).body).toMatchObject({
    keyScope: { kind: 'project', projectSlug: 'demo', environments: ['preview'], permissions: { project: 'write' } },
  })
})

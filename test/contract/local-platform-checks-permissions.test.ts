import { beforeAll, describe, expect, test } from 'vitest'
import { archiveOf, useStage } from './local-platform.ts'

const archiveBase64 = archiveOf({ 'index.html': 'x' })
const upload = { name: 'up', archiveBase64, runtimeMode: 'static' }
const vars = [{ key: 'COLOUR', value: 'red' }]

const local = useStage({
  services: [
    { id: 'mine', name: 'mine' },
    { id: 'inPreview', name: 'in preview', environmentSlug: 'preview' },
    { id: 'outsider', name: 'outsider', projectSlug: 'other' },
  ],
  keys: {
    reader: { kind: 'service', service: 'mine', permissions: { deployments: 'read', logs: 'read' } },
    blind: { kind: 'project', project: 'demo', permissions: {} },
  },
})
let deployment = ''

beforeAll(async () => {
  const created = await local.ask('/api/projects/demo/services/upload-b64', { body: upload })
  deployment = created.body.deploymentId
  await local.finish(created.body.service.id, deployment)
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

/** For each request, the status that each key gets. */
const table: readonly (readonly [string, string, unknown, Record<string, number>])[] = [
  [
    'GET',
    '/api/auth/me',
    undefined,
    { account: 200, readOnly: 200, project: 200, preview: 200, service: 200, blind: 200 },
  ],
  ['GET', '/api/projects', undefined, { account: 200, readOnly: 200, project: 403, preview: 403, service: 403 }],
  ['POST', '/api/projects', { name: 'New' }, { readOnly: 403, project: 403, service: 403, account: 201 }],
  [
    'POST',
    service('mine', '/deploy'),
    {},
    { readOnly: 403, reader: 403, blind: 403, preview: 404, service: 409, project: 409 },
  ],
  [
    'POST',
    service('outsider', '/deploy'),
    {},
    { project: 404, service: 404, preview: 404, readOnly: 403, account: 409 },
  ],
  ['POST', service('inPreview', '/deploy'), {}, { preview: 409, project: 409, service: 404, account: 409 }],
  ['POST', service('nope', '/deploy'), {}, { account: 404, project: 404, service: 404, blind: 403 }],
  [
    'GET',
    service('mine', '/deployments'),
    undefined,
    { account: 200, readOnly: 200, project: 200, service: 200, reader: 200, preview: 404, blind: 403 },
  ],
  ['GET', service('outsider', '/deployments'), undefined, { account: 200, project: 404, service: 404, reader: 404 }],
  [
    'POST',
    service('mine', '/env/import'),
    { vars },
    { account: 200, project: 200, service: 200, reader: 403, readOnly: 403, preview: 404 },
  ],
  [
    'DELETE',
    service('mine', '/env/COLOUR'),
    undefined,
    { readOnly: 403, reader: 403, preview: 404, service: 200, account: 200 },
  ],
  [
    'POST',
    '/api/projects/demo/services/upload-b64',
    upload,
    { account: 201, project: 201, readOnly: 403, service: 403, blind: 403, preview: 403 },
  ],
  ['POST', '/api/projects/demo/services/upload-b64?env=preview', upload, { preview: 201 }],
  ['POST', '/api/projects/demo/services/upload-b64?env=production', upload, { preview: 404 }],
  ['POST', '/api/projects/other/services/upload-b64', upload, { project: 404, preview: 404, account: 201 }],
  [
    'POST',
    '/api/services',
    { name: 'n', repoUrl: 'file:///no/such' },
    { project: 403, service: 403, readOnly: 403, account: 201 },
  ],
  [
    'POST',
    '/api/services',
    { name: 'n', repoUrl: 'file:///no/such', projectSlug: 'demo' },
    { project: 201, preview: 403, blind: 403 },
  ],
  [
    'POST',
    '/api/services',
    { name: 'n', repoUrl: 'file:///no/such', projectSlug: 'other' },
    { project: 404, account: 201 },
  ],
  [
    'POST',
    '/api/services',
    { name: 'n', repoUrl: 'file:///no/such', projectSlug: 'demo', environmentSlug: 'preview' },
    { preview: 201 },
  ],
]

describe.each(table)('%s %s %j', (method, path, body, statuses) => {
  test.each(Object.entries(statuses))('%s: %d', async (role, status) => {
    const answer = await local.ask(path, { method, role, ...(body === undefined ? {} : { body }) })
    expect([answer.status, answer.body.error ?? '']).toEqual([
      status,
      status < 400 ? '' : expect.stringMatching(/.{10}/),
    ])
  })
})

test.each([
  ['account', 200],
  ['readOnly', 200],
  ['project', 200],
  ['preview', 404],
  ['service', 404],
  ['reader', 404],
  ['blind', 403],
])('the build log of an uploaded service: %s %d', async (role, status) => {
  expect((await local.ask(`/api/deployments/${deployment}/logs`, { role })).status).toBe(status)
  const { url, keys } = local.platform
  const headers = { authorization: `Bearer ${keys[role]}` }
  const stream = await fetch(`${url}/api/deployments/${deployment}/logs/stream`, { headers })
  await stream.text()
  expect(stream.status).toBe(status)
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

test("a service's own key is listed under its id", async () => {
  const { body } = await local.ask('/api/auth/me', { role: 'outsider' })
  expect(body.keyScope.serviceId).toBe('outsider')
})

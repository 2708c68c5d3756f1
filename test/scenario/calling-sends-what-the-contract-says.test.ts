// @module-tag thorough
import { operationNames } from '../../src/contract/operations.ts'
import { expect, test } from '../support/calling.ts'

interface Row {
  readonly args?: Readonly<Record<string, unknown>>
  /** Method, path and query as the contract's endpoint list has them. */
  readonly sends: string
  readonly body?: unknown
  readonly status?: number
  /** The minimal answer that the contract allows; by default an object with an undocumented field. */
  readonly answer?: unknown
}

/** Written from the contract's text, not from the table. */
const rows: Readonly<Record<string, Row>> = {
  whoami: { sends: 'GET /api/auth/me' },
  list_engines: { sends: 'GET /api/hangar/engines', answer: [{ engine: 'postgres', port: 5432 }] },
  list_projects: { sends: 'GET /api/projects', answer: [{ slug: 'harbor', serviceCount: 3 }] },
  create_project: {
    args: { name: 'Harbor', description: 'Ships' },
    sends: 'POST /api/projects',
    body: { name: 'Harbor', description: 'Ships' },
    status: 201,
  },
  list_deleted_services: { args: { slug: 'harbor' }, sends: 'GET /api/projects/harbor/deleted-services', answer: [] },
  detach_project_dedicated_ip: {
    args: { slug: 'har bor' },
    sends: 'DELETE /api/projects/har%20bor/dedicated-ip',
    answer: { ip: null },
  },
  create_service: {
    args: { name: 'quay', image: 'nginx:1', internalPort: 80, planKey: 'small' },
    sends: 'POST /api/services',
    body: { name: 'quay', image: 'nginx:1', internalPort: 80, planKey: 'small' },
    status: 201,
  },
  deploy_upload: {
    args: { projectSlug: 'harbor', env: 'live', name: 'quay', archiveBase64: 'UEsF', runtimeMode: 'static' },
    sends: 'POST /api/projects/harbor/services/upload-b64?env=live',
    body: { name: 'quay', archiveBase64: 'UEsF', runtimeMode: 'static' },
    status: 201,
    answer: { service: { id: 's1' }, deploymentId: 'd1' },
  },
  deploy_service: {
    args: { id: 's1', ref: 'main' },
    sends: 'POST /api/services/s1/deploy',
    body: { ref: 'main' },
    status: 202,
    answer: { deploymentId: 'd1', ref: 'main' },
  },
  list_deployments: {
    args: { id: 's1', limit: 5, before: 70 },
    sends: 'GET /api/services/s1/deployments?limit=5&before=70',
    answer: { deployments: [] },
  },
  get_scaling: { args: { id: 's1' }, sends: 'GET /api/services/s1/scaling' },
  scale_service: {
    args: { id: 's1', instances: 2, maxInstances: 5, autoscaleEnabled: true, autoscaleCpuPct: 0, autoscaleMemPct: 70 },
    sends: 'PATCH /api/services/s1/scaling',
    body: { instances: 2, maxInstances: 5, autoscaleEnabled: true, autoscaleCpuPct: 0, autoscaleMemPct: 70 },
  },
  set_storage: {
    args: { id: 's1', storageGb: 20 },
    sends: 'PATCH /api/services/s1/storage',
    body: { storageGb: 20 },
    answer: { storageGb: 20, previousGb: 10, applyError: '' },
  },
  create_deploy_trigger: { args: { id: 's1' }, sends: 'POST /api/services/s1/deploy-trigger', status: 201 },
  delete_env: { args: { id: 's1', key: 'A/B' }, sends: 'DELETE /api/services/s1/env/A%2FB', answer: { status: 'ok' } },
  import_env: {
    args: { id: 's1', vars: [{ key: 'MODE', value: '' }] },
    sends: 'POST /api/services/s1/env/import',
    body: { vars: [{ key: 'MODE', value: '' }] },
  },
  get_cron: {
    args: { id: 's1' },
    sends: 'GET /api/services/s1/cron',
    answer: { schedule: '* * * * *', nextRun: null },
  },
  expose_port: {
    args: { id: 's1', port: '8080', label: 'web-1', deploy: 'true' },
    sends: 'POST /api/services/s1/ports',
    body: { port: '8080', label: 'web-1', deploy: 'true' },
    status: 201,
  },
  add_domain: {
    args: { id: 's1', hostname: 'harbor.example' },
    sends: 'POST /api/services/s1/domains',
    body: { hostname: 'harbor.example' },
    status: 201,
  },
  set_search_indexing: {
    args: { id: 's1', enabled: false },
    sends: 'PATCH /api/services/s1/search-indexing',
    body: { enabled: false },
  },
  set_autodeploy: {
    args: { id: 's1', enabled: true },
    sends: 'PATCH /api/services/s1/autodeploy',
    body: { enabled: true },
  },
  get_service_dedicated_ip: { args: { id: 's1' }, sends: 'GET /api/services/s1/dedicated-ip' },
  attach_service_dedicated_ip: {
    args: { id: 's1', ipId: 'ip1' },
    sends: 'PUT /api/services/s1/dedicated-ip',
    body: { ipId: 'ip1' },
  },
  get_logs: {
    args: { id: 's1', limit: 9, q: 'a b', before: 7, after: 3, since: '2026-01-01T00:00:00Z', until: 'x' },
    sends: 'GET /api/services/s1/logs?limit=9&q=a+b&before=7&after=3&since=2026-01-01T00%3A00%3A00Z&until=x',
    answer: { logs: [{ id: 4, line: 'hello' }] },
  },
  get_deployment_logs: {
    args: { id: 'd1', after: 3 },
    sends: 'GET /api/deployments/d1/logs?after=3',
    answer: [{ seq: 4, line: 'hello' }],
  },
  get_metrics: { args: { id: 's1', range: '24h' }, sends: 'GET /api/services/s1/metrics?range=24h', answer: [1, 2] },
  get_db_connection: { args: { id: 's1' }, sends: 'GET /api/services/s1/connection' },
  rotate_db_credentials: {
    args: { id: 's1', password: 'correct-horse', accessKey: 'battery-staple' },
    sends: 'POST /api/services/s1/db/password',
    body: { password: 'correct-horse', accessKey: 'battery-staple' },
  },
  set_db_allowlist: {
    args: { id: 's1', allowIps: ['10.0.0.1', '2001:db8::/32'] },
    sends: 'POST /api/services/s1/db/allowlist',
    body: { allowIps: ['10.0.0.1', '2001:db8::/32'] },
  },
  set_db_tls: { args: { id: 's1', tls: true }, sends: 'POST /api/services/s1/db/tls', body: { tls: true } },
  db_query: {
    args: { id: 's1', query: 'select 1' },
    sends: 'POST /api/services/s1/db/console',
    body: { query: 'select 1' },
    answer: { output: '1' },
  },
  list_env_groups: { sends: 'GET /api/env-groups', answer: [{ id: 'g1', name: 'shared' }] },
}

test('every operation has a row, except the stream, which has its own test', () => {
  expect(operationNames.filter((name) => !(name in rows))).toEqual(['stream_deployment_logs'])
})

test.concurrent.for(Object.entries(rows))('%s', async ([operation, row], { server, run, expect }) => {
  const { args, sends, body, status = 200, answer = { unknown: ['kept'] } } = row
  const site = await server({ [sends.split('?')[0] ?? '']: { status, body: answer } })
  const job = await run(site, { operation, args: args === undefined ? '' : JSON.stringify(args) })
  const received = operation === 'whoami' ? site.received : site.asked
  expect(received).toEqual([{ line: sends, body }])
  expect(job.said).toBe('')
  expect(job.outputs['http-status']).toBe(String(status))
  expect(job.result).toEqual(answer)
})

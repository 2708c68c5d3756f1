// @module-tag thorough
import { test } from '../support/calling.ts'

/** Operation, arguments as YAML, the line of the request and its body: written from the contract's text, not from the table. */
const rows: readonly (readonly [string, string, string, unknown?])[] = [
  ['get_scaling', 'id: a/b', 'GET /api/services/a%2Fb/scaling'],
  ['get_cron', 'id: "%2F"', 'GET /api/services/%252F/cron'],
  ['get_db_connection', 'id: Zürich ☃', 'GET /api/services/Z%C3%BCrich%20%E2%98%83/connection'],
  ['delete_env', 'id: ..a\nkey: "A?B=C#D"', 'DELETE /api/services/..a/env/A%3FB%3DC%23D'],
  ['get_logs', 'id: s1\nq: ""\nlimit: 0', 'GET /api/services/s1/logs?limit=0&q='],
  ['deploy_service', 'id: s1', 'POST /api/services/s1/deploy', {}],
  ['scale_service', 'id: s1\nautoscaleCpuPct: 0', 'PATCH /api/services/s1/scaling', { autoscaleCpuPct: 0 }],
  ['create_service', 'name: n\nrepoUrl: r', 'POST /api/services', { name: 'n', repoUrl: 'r' }],
  [
    'expose_port',
    'id: s1\nport: "080"\nlabel: "-"\ndeploy: ""',
    'POST /api/services/s1/ports',
    { port: '080', label: '-', deploy: '' },
  ],
  [
    'import_env',
    'id: s1\nvars:\n  - key: PEM\n    value: |\n      a: b\n      "c"\n  - { key: EMPTY, value: "" }',
    'POST /api/services/s1/env/import',
    {
      vars: [
        { key: 'PEM', value: 'a: b\n"c"\n' },
        { key: 'EMPTY', value: '' },
      ],
    },
  ],
  ['set_db_allowlist', 'id: s1\nallowIps: []', 'POST /api/services/s1/db/allowlist', { allowIps: [] }],
  ['db_query', "id: s1\nquery: select '\\n', 1 # 2", 'POST /api/services/s1/db/console', { query: "select '\\n', 1" }],
]

test.concurrent.for(rows)('%s %j', async ([operation, args, line, body], { server, run, expect }) => {
  const answer = { status: 200, body: { deploymentId: 'd1', output: '', password: 'correct-horse' } }
  const site = await server({ [line.split('?')[0] ?? '']: answer })
  const job = await run(site, { operation, args })
  expect(site.asked).toEqual([{ line, body }])
  expect(job.said).toBe('')
})

test.concurrent.for(['.', '..'])('%j would change the path, and is not sent', async (id, { server, run, expect }) => {
  const site = await server({})
  const job = await run(site, { operation: 'get_scaling', args: `id: "${id}"` })
  expect(site.received).toEqual([])
  expect(job.said).toContain('"id"')
})

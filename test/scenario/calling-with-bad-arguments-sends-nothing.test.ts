import { expect, test } from '../support/calling.ts'

// Other wrong arguments are tested without a process, in test/unit/actions.
test.concurrent.for([
  ['base-url', { 'base-url': 'http://platform.example', operation: 'whoami' }],
  ['api-key', { 'api-key': '', operation: 'whoami' }],
  ['operation', { operation: 'get_scalling', args: 'id: s1' }],
  ['port', { operation: 'expose_port', args: 'id: s1\nlabel: web\nport: 8080' }],
  ['args', { operation: 'get_scaling', args: 'id: "s1' }],
] as const)('a bad %s: %o', async ([named, inputs], { server, run, expect }) => {
  const site = await server({})
  const job = await run(site, inputs)
  expect(site.received).toEqual([])
  expect(job.exitCode).toBe(1)
  expect(job.said).toContain(named)
  expect(job.said).toMatch(/^[^\n]+[.?]$/)
  expect(job.outputs).toEqual({})
})

test('a key that cannot do it is refused before the write, and named', async ({ server, run }) => {
  const keyScope = { kind: 'service', serviceId: 's1', permissions: { settings: 'read' } }
  const site = await server({ 'GET /api/auth/me': { body: { id: 'u1', keyScope } } })
  const job = await run(site, { operation: 'scale_service', args: 'id: s1\ninstances: 2' })
  expect(site.asked).toEqual([])
  expect(job.said).toContain('settings:write')
})

test('what the platform refuses is said in its own words, with the status', async ({ server, run }) => {
  const body = { error: 'the label ::error::web is taken ##[add-mask]x' }
  const site = await server({ 'POST /api/services/s1/ports': { status: 409, body } })
  const job = await run(site, { operation: 'expose_port', args: 'id: s1\nlabel: web\nport: "80"' })
  expect(job.said).toContain('is taken')
  expect(job.outputs).toEqual({ 'http-status': '409' })
  expect(job.view.obeyed.map(({ name }) => name)).toEqual(['add-mask', 'error'])
})

import { expect, test } from 'vitest'
import { archiveOf, stage } from './local-platform.ts'

test("an attached address is effective after the next deployment, and takes precedence over the project's", async () => {
  await using local = await stage()
  const body = { name: 'site', archiveBase64: archiveOf({ 'index.html': 'x' }), runtimeMode: 'static' }
  const created = await local.ask('/api/projects/demo/services/upload-b64', { body })
  const { id, projectId } = created.body.service
  await local.finish(id, created.body.deploymentId)
  const path = `/api/services/${id}/dedicated-ip`
  const attach = () => local.ask(path, { method: 'PUT', body: { ipId: 'ip_demo' } })
  const ofProject = {
    id: 'ip_project',
    address: '203.0.113.20',
    label: 'ip_project',
    attachments: [{ kind: 'project', id: projectId }],
  }
  expect(await local.ask(path)).toEqual({ status: 200, body: { ip: null, projectIp: ofProject } })

  const ip = { id: 'ip_demo', address: '203.0.113.10', label: 'ip_demo', attachments: [{ kind: 'service', id }] }
  expect(await attach()).toEqual({
    status: 200,
    body: { ip, redeployRequired: true, effective: ofProject.address },
  })
  expect((await local.ask(path)).body).toEqual({ ip, projectIp: ofProject })
  await local.deploy(id)
  expect((await attach()).body).toEqual({ ip, redeployRequired: false, effective: ip.address })

  const detach = () => local.ask('/api/projects/demo/dedicated-ip', { method: 'DELETE' })
  expect(await detach()).toEqual({ status: 200, body: { ip: null } })
  expect(await detach()).toEqual({ status: 200, body: { ip: null } })
  expect((await local.ask(path)).body).toEqual({ ip, projectIp: null })
})

test('an address of another account is 409, and a service without one uses a shared address', async () => {
  await using local = await stage({ dedicatedIps: [{ id: 'mine', address: '203.0.113.1', label: 'Office' }] })
  const path = '/api/services/svc_demo/dedicated-ip'
  const attach = (ipId: unknown) => local.ask(path, { method: 'PUT', body: { ipId } })
  expect((await attach('ip_demo')).status).toBe(409)
  expect((await attach(5)).status).toBe(400)
  expect((await attach('mine')).body).toMatchObject({ redeployRequired: true, effective: '', ip: { label: 'Office' } })
})

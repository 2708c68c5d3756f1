import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operationNames, operationOf } from '../../src/contract/operations.ts'
import { archiveOf, useStage } from './local-platform.ts'
import { connectMcp, type McpConnection } from './mcp-client.ts'

const local = useStage({ services: [{ id: 'mine', name: 'mine' }] })
let account: McpConnection
let service: McpConnection

beforeAll(async () => {
  account = await connectMcp(local.platform.url, local.platform.keys.account)
  service = await connectMcp(local.platform.url, local.platform.keys.service)
})
afterAll(async () => {
  await account.client.close()
  await service.client.close()
})

test('a client of the stateless protocol and one that makes a handshake see the same tools', async () => {
  await using older = await connectMcp(local.platform.url, local.platform.keys.account, 'legacy')
  expect(account.client.getNegotiatedProtocolVersion()).toBe('2026-07-28')
  expect(older.client.getNegotiatedProtocolVersion()).toBe('2025-11-25')
  expect((await older.client.listTools()).tools).toEqual((await account.client.listTools()).tools)
  expect((await older.call('whoami')).structured).toEqual((await account.call('whoami')).structured)
})

test('only operations with a tool in the contract are tools', async () => {
  const { tools } = await account.client.listTools()
  const named = operationNames.filter((name) => operationOf(name).tool)
  expect(tools.map(({ name }) => name)).toEqual(named)
  expect(named).not.toContain('list_projects')
  expect(named).not.toContain('stream_deployment_logs')
  expect(named).toHaveLength(31)
})

test('a tool takes and requires what the contract says, and says whether it changes something', async () => {
  const { tools } = await account.client.listTools()
  const toolOf = (name: string) => tools.find((tool) => tool.name === name)
  const { properties = {}, required } = toolOf('create_service')?.inputSchema ?? {}
  const taken = ['name', 'projectSlug', 'environmentSlug', 'repoUrl', 'image', 'internalPort', 'planKey']
  expect([Object.keys(properties), required]).toEqual([taken, ['name', 'projectSlug']])
  expect(Object.keys(toolOf('get_logs')?.inputSchema.properties ?? {})).toEqual(['id', 'limit', 'q'])
  expect(toolOf('get_scaling')?.annotations).toEqual({
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
  })
  expect(toolOf('db_query')?.annotations).toEqual({ readOnlyHint: false, destructiveHint: true, idempotentHint: false })
})

test('an upload is deployed, and its log and history are read', async () => {
  const archiveBase64 = archiveOf({ 'index.html': 'x' })
  const args = { projectSlug: 'demo', name: 'by an agent', archiveBase64, runtimeMode: 'static' }
  const created = await account.call('deploy_upload', args)
  expect(JSON.parse(created.text)).toEqual(created.structured)
  const { deploymentId, service } = JSON.parse(created.text)
  const { log } = await local.finish(service.id, deploymentId)
  const stored = await account.call('get_deployment_logs', { id: deploymentId })
  expect(JSON.parse(stored.text).map(({ line }: { line: string }) => line)).toEqual(log)
  expect(stored.structured).toBeUndefined()
  const history = await account.call('list_deployments', { id: service.id, limit: 1 })
  expect(history.structured).toMatchObject({ deployments: [{ deploymentId, rollbackable: true }] })
})

test('a tool answers like its route', async () => {
  const { body } = await local.ask('/api/auth/me', { role: 'service' })
  expect((await service.call('whoami')).structured).toEqual(body)
  await account.call('import_env', { id: 'mine', vars: [{ key: 'A', value: '1' }] })
  expect((await local.ask('/api/services/mine/env/A', { method: 'DELETE' })).status).toBe(200)
})

describe('an error is an answer with its documented meaning', () => {
  test.each([
    ['create_service', { name: 'n', image: 'i' }, '400: ', 'needs the argument "projectSlug"', 'invalid parameters'],
    ['get_logs', { id: 'mine', before: 1 }, '400: ', 'has no argument "before"', 'invalid parameters'],
    ['list_deployments', { id: 'mine', limit: 'x' }, '400: ', '"limit" must be integer', 'invalid parameters'],
    ['list_deployments', { id: 'nope' }, '404: ', 'no service "nope"', 'does not exist or is not visible'],
    ['deploy_service', { id: 'mine' }, '409: ', '', 'current resource state prevents the operation'],
  ])('%s %j: %s%s (%s', async (name, args, status, said, meaning) => {
    const { text, refused, structured } = await account.call(name, args)
    expect({ refused, structured }).toEqual({ refused: true, structured: undefined })
    expect(text.startsWith(status)).toBe(true)
    expect(text).toContain(said)
    expect(text).toContain(meaning)
  })

  test('a key has the same permissions as over HTTP', async () => {
    const { text, refused } = await service.call('create_project', { name: 'Mine' })
    expect(refused).toBe(true)
    expect(text).toMatch(/^403: .*caller or key scope does not permit the operation/)
    expect((await local.ask('/api/projects', { body: { name: 'Mine' }, role: 'service' })).status).toBe(403)
  })

  test('a tool that does not exist is an error of the protocol', async () => {
    await expect(account.call('list_projects')).rejects.toThrow('There is no tool "list_projects"')
  })
})

test.each([
  ['no key', undefined],
  ['an unknown key', 'local_nobody'],
])('%s is 401 before the message is read', async (_, key) => {
  await expect(connectMcp(local.platform.url, key)).rejects.toMatchObject({
    data: { status: 401, text: expect.stringContaining('API key') },
  })
})

import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { DialectName, JournalEntry } from '../../emulator/src/index.ts'
import { commit, type Stage, stage } from './local-platform.ts'

function admin(local: Stage, path: string, options: Parameters<Stage['ask']>[1] = {}) {
  return local.ask(`/_taxiway/${path}`, options)
}

function site(dialect: DialectName = 'plain'): Promise<Stage> {
  return stage((folder) => {
    commit(`${folder}/app`, { 'index.html': 'hello' })
    return { dialect, services: [{ id: 'svc_site', name: 'site', repoUrl: `${folder}/app`, runtimeMode: 'static' }] }
  })
}

test('services are listed with their newest deployment and its stages, whatever the dialect', async () => {
  await using local = await site('statusless')
  const { body: deployed } = await local.ask('/api/services/svc_site/deploy', { body: {} })
  const id = deployed.deploymentId
  await local.finish('svc_site', id)
  const { services } = (await admin(local, 'services')).body
  expect(services).toMatchObject([
    { id: 'svc_site', status: 'running', deployment: { id, stage: 'live', ref: 'main' } },
  ])
  const { body: service } = await admin(local, 'services/svc_site')
  expect(Object.keys(service.deployments[0].stageTimes)).toEqual(['queued', 'building', 'starting', 'live'])
  expect((await admin(local, `deployments/${id}`)).body).toEqual(service.deployments[0])
  expect((await admin(local, 'services/missing')).status).toBe(404)
  expect((await admin(local, 'deployments/missing')).status).toBe(404)
})

test('an operation shows the truth: without faults, in the plain dialect, and a write is in the journal', async () => {
  await using local = await site('upper')
  local.platform.faults.set([{ operation: '*', kind: 'status', status: 503 }])
  const deploy = await admin(local, 'operations/deploy_service', { body: { id: 'svc_site' } })
  expect(deploy).toMatchObject({ status: 202, body: { deploymentId: expect.any(String) } })
  const history = await admin(local, 'operations/list_deployments', { body: { id: 'svc_site' } })
  expect(history.body.deployments).toMatchObject([
    { deploymentId: deploy.body.deploymentId, status: expect.any(String) },
  ])
  expect(local.platform.journal).toMatchObject([
    { operation: 'deploy_service', service: 'svc_site', status: 202, key: 'account' },
  ])
  expect(local.platform.ledger).toMatchObject([{ request: 1 }])
  expect(local.platform.faults.struck).toEqual([0])
  expect((await admin(local, 'operations/fly', { body: {} })).status).toBe(404)
  expect((await admin(local, 'operations/deploy_service', { body: { id: 1 } })).status).toBe(400)
  expect((await admin(local, 'operations/deploy_service', { role: 'readOnly', body: { id: 'svc_site' } })).status).toBe(
    403,
  )
})

test('a build that is to fail does, after the 202, and the next one works', async () => {
  await using local = await site()
  local.platform.faults.set([{ operation: 'deploy_service', kind: 'fail-build', times: 1 }])
  const { body } = await local.ask('/api/services/svc_site/deploy', { body: {} })
  const { record, log } = await local.finish('svc_site', body.deploymentId)
  expect(record).toMatchObject({ status: 'failed', reason: 'The fault "fail-build" ended the build.' })
  expect(log.at(-1)).toBe('Deployment failed: The fault "fail-build" ended the build.')
  expect((await local.deploy('svc_site')).record.status).toBe('live')
})

test('the journal shows operations, keys by their kind, arguments and answers, without a secret', async () => {
  await using local = await site()
  const { keys } = local.platform
  await local.ask('/api/services/svc_site/env/import', { body: { vars: [{ key: 'A', value: 'hush-hush' }] } })
  await local.ask('/api/services/svc_site/deploy', { body: { ref: `no-${keys.project}` } })
  const { body: trigger } = await local.ask('/api/services/svc_site/deploy-trigger', { method: 'POST' })
  await local.ask('/api/services', {
    body: { name: 'b', projectSlug: 'demo', repoUrl: 'https://me:s3cret@x.invalid/a.git' },
  })
  await local.ask('/api/auth/me', { role: 'service' })
  await local.ask('/api/auth/me', { role: 'unknown' })
  await local.ask(`/api/services/svc_site/deployments?limit=3&key=${keys.account}`)
  await local.ask(`/api/services/${keys.project}/deployments`)
  await fetch(trigger.url)
  const { requests } = (await admin(local, 'journal')).body
  expect(requests.map(({ operation, key, status, path }: JournalEntry) => [operation, key, status, path])).toEqual([
    ['import_env', 'account', 200, '/api/services/svc_site/env/import'],
    ['deploy_service', 'account', 202, '/api/services/svc_site/deploy'],
    ['create_deploy_trigger', 'account', 201, '/api/services/svc_site/deploy-trigger'],
    ['create_service', 'account', 201, '/api/services'],
    ['whoami', 'service', 200, '/api/auth/me'],
    ['whoami', 'unknown', 401, '/api/auth/me'],
    ['list_deployments', 'account', 400, '/api/services/svc_site/deployments?limit=3&***=***'],
    ['list_deployments', 'account', 404, '/api/services/***/deployments'],
    [null, 'none', 202, '/api/deploy-triggers/***'],
  ])
  const [imported, deployed, triggered, created] = requests
  expect(JSON.parse(imported.body)).toEqual({ id: 'svc_site', vars: [{ key: 'A', value: '***' }] })
  expect(deployed).toMatchObject({ service: 'svc_site', body: '{"id":"svc_site","ref":"no-***"}', status: 202 })
  expect(triggered.answer).toBe('{"configured":true,"token":"***","url":"***"}')
  expect(created.body).toContain('x.invalid/a.git')
  const written = JSON.stringify(requests)
  for (const secret of [...Object.values(keys), 'hush-hush', trigger.token, 's3cret'])
    expect(written).not.toContain(secret)
  const newer = (await admin(local, `journal?after=${requests[6].number}`)).body.requests
  expect(newer).toEqual(requests.slice(7))
})

test('the journal tells the runs of programs apart, though their requests mix', async () => {
  await using local = await stage()
  /** A program with a connection of its own. */
  const program =
    (agent = new Agent({ keepAlive: true, maxSockets: 1 })) =>
    async (path: string, role = 'account') => {
      const headers = { authorization: `Bearer ${local.platform.keys[role]}`, 'user-agent': 'same' }
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        request(local.platform.url + path, { agent, headers }, resolve)
          .on('error', reject)
          .end()
      })
      return text(answer)
    }
  const [one, two] = [program(), program()]
  await one('/api/auth/me')
  await one('/api/projects')
  await two('/api/auth/me')
  await one('/api/projects')
  await two('/api/projects')
  await two('/api/projects', 'readOnly')
  // A new connection belongs to the program that was heard last.
  await program()('/api/projects')
  expect(local.platform.journal.map(({ run }) => run)).toEqual([1, 1, 2, 1, 2, 3, 2])
})

test('another address of the page is made for whoever has an account key', async () => {
  await using local = await stage()
  const { body } = await admin(local, 'page', { method: 'POST' })
  expect(body.url).toMatch(new RegExp(`^${local.platform.url}/_taxiway/\\?token=[\\w-]{32}$`))
  const answer = await fetch(body.url, { redirect: 'manual' })
  expect(answer.headers.get('set-cookie')).toMatch(/^taxiway_page_/)
  expect((await admin(local, 'page', { method: 'POST', role: 'readOnly' })).status).toBe(403)
  expect((await admin(local, 'page', { method: 'POST', role: 'service' })).status).toBe(403)
})

import { expect, test } from 'vitest'
import { InputError } from '../../../src/old/client/errors.ts'
import { parseResult } from '../../../src/old/client/http/parsed-result.ts'
import { deploy } from '../../../src/old/deployment/start/deploy.ts'
import { keyProblem } from '../../../src/old/deployment/start/preflight.ts'
import { said } from '../../support/messages.ts'
import type { Asked } from '../../support/platform/asked.ts'
import { VirtualClock } from '../../support/platform/clock.ts'
import type { Reply } from '../../support/platform/reply.ts'
import { virtualPlatform } from '../../support/platform/transport.ts'
import { deploying } from '../../support/virtual/deploying.ts'

const write = { deployments: 'write' }

test.each([
  ['its own service', { serviceId: 's1', permissions: write }, undefined],
  ['another service', { serviceId: 's2', permissions: write }, 'belongs to another service (s2)'],
  ['read only', { serviceId: 's1', permissions: { deployments: 'read' } }, 'deployments:write'],
  ['nothing', { serviceId: 's1', permissions: {} }, 'deployments:write'],
  ['no permissions shown', { kind: 'project' }, undefined],
  ['a project', { kind: 'project', permissions: write }, undefined],
])('deploying with a key for %s', (_name, scope, problem) => {
  const found = keyProblem({ keyScope: scope }, 'deploy_service', { serviceId: 's1' })
  if (problem === undefined) expect(found).toBeUndefined()
  else expect(found).toContain(problem)
})

test.each([
  [{ serviceId: 's1', permissions: { project: 'write' } }, 'service key cannot use deploy_upload'],
  [{ kind: 'project', permissions: { project: 'read' } }, 'project:write'],
])('uploading with %j is refused', (scope, problem) => {
  expect(keyProblem({ keyScope: scope }, 'deploy_upload', {})).toContain(problem)
})

test('a key of one service creates no other service, because it could not deploy to it', () => {
  const own = { serviceId: 's1', permissions: { deployments: 'write', project: 'write' } }
  expect(keyProblem({ keyScope: own }, 'deploy_service', { isNew: true })).toContain('belongs to one service (s1)')
  expect(keyProblem({ keyScope: { permissions: write } }, 'deploy_service', { isNew: true })).toBeUndefined()
})

test.each([
  ['a kind of key without a scope', { keyKind: 'service' }, 'deploy_upload', said('key-must-not-be-service')],
  ['the kind in the scope alone', { keyScope: { kind: 'service' } }, 'deploy_upload', said('key-must-not-be-service')],
  ['a project key', { keyScope: { kind: 'project' } }, 'db_query', said('key-must-be-account')],
  ['a read-only key', { readOnly: true }, 'deploy_service', said('key-read-only')],
  ['a read-only kind', { kind: 'account-read-only' }, 'deploy_service', said('key-read-only')],
] as const)('what the platform tells of %s is refused before the write', (_name, identity, operation, problem) => {
  expect(keyProblem(parseResult('whoami', 200, identity), operation, {})).toMatch(problem)
})

test.each([
  ['an account key', {}, 'db_query'],
  ['an account key by name', { kind: 'account' }, 'deploy_upload'],
  ['a read-only key that reads', { readOnly: true }, 'get_scaling'],
] as const)('%s is not refused', (_name, identity, operation) => {
  expect(keyProblem(parseResult('whoami', 200, identity), operation, {})).toBeUndefined()
})

const identity = (reply: Reply) => (asked: Asked) =>
  asked.route === 'whoami'
    ? reply
    : asked.route === 'deploy'
      ? { status: 202, json: { deploymentId: 'd1' } }
      : asked.route === 'history'
        ? { json: { deployments: [{ id: 'd1', status: 'live' }] } }
        : { json: [] }

test('a scope that lacks the capability ends before any write', async () => {
  const reply = { json: { keyScope: { permissions: { logs: 'read' } } } }
  await expect(deploying(() => identity(reply))).rejects.toThrow(InputError)
})

test.each<Reply>([{ status: 500 }, { status: 503 }, { fault: 'reset' }, { json: { id: 'u1', keyScope: null } }])(
  'where the platform says nothing about the key (%j) the deploy goes on',
  async (reply) => {
    expect((await deploying(() => identity(reply))).report.outcome).toBe('succeeded')
  },
)

test.each<[name: string, reply: Reply]>([
  ['a page', { body: text('<!doctype html>') }],
  ['a JSON 404', { status: 404, json: { error: 'not found' } }],
  ['JSON of another interface', { body: text('{"hello":"world"}') }],
  ['a redirect to a sign-in page', { status: 302, headers: { location: 'https://login.example/' } }],
])('no write is sent where whoami is answered by something else: %s', async (_name, reply) => {
  const asked: Asked['route'][] = []
  const routes = (each: Asked): Reply => {
    asked.push(each.route)
    return identity(reply)(each)
  }
  await expect(deploying(() => routes)).rejects.toMatchObject({ kind: 'input', input: 'base-url' })
  expect(asked).not.toContain('deploy')
})

test.each([
  ['is read again', 6_000, 2],
  ['is not read again', 1_000, 1],
])('what was read of the history %s where what else is written takes %i ms', async (_name, tookMs, reads) => {
  const clock = new VirtualClock()
  const routes = identity({ json: { id: 'u1' } })
  async function* answerLater(): AsyncGenerator<Uint8Array> {
    await clock.sleep(tookMs)
    yield Buffer.from('{"imported":1}')
  }
  const { platform, journal } = virtualPlatform(clock, (asked) =>
    asked.route === 'import' ? { body: answerLater() } : routes(asked),
  )
  const variables = [{ key: 'PORT', value: '80' }]
  await clock.run(deploy(platform, { serviceId: 's1', variables }, { clock, random: () => 0.5 }))
  const before = journal.slice(
    0,
    journal.findIndex(({ route }) => route === 'deploy'),
  )
  expect(before.filter(({ route }) => route === 'history')).toHaveLength(reads)
})

async function* text(words: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(words)
}

import { expect, test } from 'vitest'
import { InputError } from '../../../src/client/errors.ts'
import { scopeProblem } from '../../../src/deployment/start/preflight.ts'
import { deploying } from '../../support/virtual/deploying.ts'
import type { Asked, Reply } from '../../support/virtual/platform.ts'

const write = { deployments: 'write' }

test.each([
  ['its own service', { serviceId: 's1', permissions: write }, undefined],
  ['another service', { serviceId: 's2', permissions: write }, 'belongs to another service (s2)'],
  ['read only', { serviceId: 's1', permissions: { deployments: 'read' } }, 'deployments:write'],
  ['nothing', { serviceId: 's1', permissions: {} }, 'deployments:write'],
  ['no permissions shown', { kind: 'project' }, undefined],
  ['a project', { kind: 'project', permissions: write }, undefined],
])('deploying with a key for %s', (_name, scope, problem) => {
  const found = scopeProblem(scope, 'deploy_service', { serviceId: 's1' })
  if (problem === undefined) expect(found).toBeUndefined()
  else expect(found).toContain(problem)
})

test.each([
  [{ serviceId: 's1', permissions: { project: 'write' } }, 'service key cannot use deploy_upload'],
  [{ kind: 'project', permissions: { project: 'read' } }, 'project:write'],
])('uploading with %j is refused', (scope, problem) => {
  expect(scopeProblem(scope, 'deploy_upload', {})).toContain(problem)
})

test('a key of one service creates no other service, because it could not deploy to it', () => {
  const own = { serviceId: 's1', permissions: { deployments: 'write', project: 'write' } }
  expect(scopeProblem(own, 'deploy_service', { isNew: true })).toContain('belongs to one service (s1)')
  expect(scopeProblem({ permissions: write }, 'deploy_service', { isNew: true })).toBeUndefined()
})

const identity = (reply: Reply) => (asked: Asked) =>
  asked.route === 'me'
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

test.each<Reply>([{ status: 500 }, { status: 503 }, { fault: 'reset' }, { json: {} }, { json: { keyScope: null } }])(
  'where the platform says nothing about the key (%j) the deploy goes on',
  async (reply) => {
    expect((await deploying(() => identity(reply))).report.outcome).toBe('succeeded')
  },
)

import { expect, test } from 'vitest'
import type { DeploymentEvent } from '../../../src/deployment/deployment-event.ts'
import { deploy } from '../../../src/deployment/start/deploy.ts'
import { VirtualClock } from '../../support/platform/clock.ts'
import type { Reply } from '../../support/platform/reply.ts'
import { virtualPlatform } from '../../support/platform/transport.ts'

const gone = { json: { status: 'deleted' } }
const refused = (status: number): Reply => ({ status, json: { error: 'no' } })

/** Deploys with these names to delete, of which the platform says this in turn. Gives what was sent, and what was told of variables. */
async function deleting(names: readonly string[], replies: readonly Reply[], timeoutMs = 60_000) {
  const clock = new VirtualClock()
  let asked = 0
  const { platform, journal } = virtualPlatform(clock, ({ route }) => {
    if (route === 'unset') return replies[asked++] ?? gone
    if (route === 'deploy') return { status: 202, json: { deploymentId: 'd1', ref: 'main' } }
    if (route === 'import') return { json: { imported: 1, skipped: [] } }
    return route === 'history' ? { json: { deployments: [], nextCursor: null } } : { json: { id: 'u1' } }
  })
  const told: DeploymentEvent[] = []
  const request = { serviceId: 's1', variables: [{ key: 'A', value: '1' }], removedVariables: async () => names }
  const onEvent = (event: { readonly kind: string }): void => {
    if (event.kind === 'variables-deleted') told.push(event as DeploymentEvent)
  }
  const options = { timeoutMs, clock, random: () => 0.5, wait: false, onEvent }
  const report = await clock.run(deploy(platform, request, options))
  const writes = journal.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)
  return { report, writes, told }
}

const key = (name: string): string => `DELETE /api/services/s1/env/${name}`

test('after the import and before the deploy, in this order; one that is not there is gone', async () => {
  const { report, writes, told } = await deleting(['B', 'C d'], [gone, refused(404)])
  expect(report.outcome).toBe('accepted')
  expect(writes).toEqual(['POST /api/services/s1/env/import', key('B'), key('C%20d'), 'POST /api/services/s1/deploy'])
  expect(told).toEqual([{ kind: 'variables-deleted', deleted: ['B', 'C d'], kept: [] }])
})

test('without any, nothing is sent or told', async () => {
  const { writes, told } = await deleting([], [])
  expect(writes).toHaveLength(2)
  expect(told).toEqual([])
})

test.each<[string, Reply, sent: readonly string[], deleted: readonly string[]]>([
  ['a reset', { fault: 'reset' }, ['B'], []],
  ['silence', { fault: 'mute' }, ['B'], []],
  ['a server error', refused(500), ['B'], []],
  ['a cut answer', { json: '<html>' }, ['B'], []],
  ['a key that may not', refused(403), ['B'], []],
  ['another refusal', refused(400), ['B', 'C'], ['C']],
])('after %s it counts as set, is not sent again, and the deploy goes on', async (_, reply, sent, deleted) => {
  const { report, writes, told } = await deleting(['B', 'C'], [reply])
  expect(report.outcome).toBe('accepted')
  expect(writes.filter((write) => write.startsWith('DELETE'))).toEqual(sent.map(key))
  const kept = ['B', 'C'].filter((name) => !deleted.includes(name))
  expect(told).toMatchObject([{ deleted, kept: kept.map((name) => ({ key: name })) }])
})

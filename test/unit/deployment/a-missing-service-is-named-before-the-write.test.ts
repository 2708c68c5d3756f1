import { expect, test } from 'vitest'
import { said } from '../../support/messages.ts'
import type { Asked } from '../../support/platform/asked.ts'
import type { Reply, Routes } from '../../support/platform/reply.ts'
import { deploying } from '../../support/virtual/deploying.ts'

/** A platform that answers the history before the write so, in turn, and then as it should. */
function withHistory(me: unknown, ...statuses: number[]): Routes {
  let reads = 0
  return (asked: Asked): Reply => {
    if (asked.route === 'whoami') return { json: me }
    if (asked.route === 'deploy') return { status: 202, json: { deploymentId: 'd1' } }
    if (asked.route !== 'history') return { json: [] }
    const status = statuses[reads++]
    return status === undefined ? { json: { deployments: [{ id: 'd1', status: 'live' }] } } : { status }
  }
}

const account = { id: 'u1' }
const ofProject = { keyScope: { kind: 'project', permissions: { deployments: 'write' } } }

test.each([[[404, 404]], [[410, 404]], [[500, 404, 404]]])(
  'two refusals as missing (%j) end the run before the write',
  async (statuses) => {
    const { report, journal } = await deploying(() => withHistory(account, ...statuses))
    expect(report.outcome).toBe('failed')
    expect(report.reason).toMatch(said('service-missing', 's1'))
    expect(journal.filter(({ route }) => route === 'deploy')).toEqual([])
  },
)

test.each<[string, unknown, number[]]>([
  ['one that comes once', account, [404]],
  ['a failure between two', account, [404, 500, 404]],
  ['a refusal of another kind', account, [403]],
  ['a key of a project, which may not see what it may deploy', ofProject, [404, 404]],
])('%s does not: the write is sent', async (_, me, statuses) => {
  const { report } = await deploying(() => withHistory(me, ...statuses))
  expect(report.outcome).toBe('succeeded')
})

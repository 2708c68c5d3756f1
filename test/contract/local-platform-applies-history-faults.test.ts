import { beforeAll, expect, test } from 'vitest'
import type { DialectName, Fault, HistoryFault } from '../../emulator/src/index.ts'
import { commit, stage, until, useStage } from './local-platform.ts'

const local = useStage((folder) => {
  commit(folder, { 'index.html': 'hello' })
  return { services: [{ id: 'svc_site', name: 'site', repoUrl: folder, runtimeMode: 'static' }] }
})

beforeAll(async () => {
  await local.deploy('svc_site')
  await local.deploy('svc_site')
})

// biome-ignore lint/suspicious/noExplicitAny: a record of the history.
async function history(query = '', on = local): Promise<any[]> {
  return (await on.ask(`/api/services/svc_site/deployments${query}`)).body.deployments
}

type Part<F> = F extends HistoryFault ? Omit<F, 'operation'> : never

test.each<[unknown[], ...Part<HistoryFault>[]]>([
  [['live', 'deactivated']],
  [['building', 'building'], { kind: 'show-stage', stage: 'building' }],
  [['thinking', 'thinking'], { kind: 'show-word', word: 'thinking' }],
  [['LIVE', 'DEACTIVATED'], { kind: 'change-case', to: 'upper' }],
  [['lIvE', 'dEaCtIvAtEd'], { kind: 'change-case', to: 'mixed' }],
  [[undefined, undefined], { kind: 'hide-status' }],
  [['deactivated'], { kind: 'hide-newest' }],
  [[], { kind: 'hide-newest', count: 5 }],
  [['Building', 'Building'], { kind: 'show-word', word: 'Building' }, { kind: 'change-case', to: 'lower', skip: 1 }],
])('shown as %j', async (words, ...faults) => {
  local.platform.faults.set(faults.map((fault) => ({ operation: 'list_deployments', ...fault }) as Fault))
  expect((await history()).map(({ status }) => status)).toEqual(words)
  expect(local.platform.ledger.slice(-2)).toMatchObject([{ stage: 'retired' }, { stage: 'live' }])
})

test('a record that is shown in an earlier stage has no end', async () => {
  local.platform.faults.set([{ operation: 'list_deployments', kind: 'show-stage', stage: 'queued' }])
  const [record] = await history()
  expect(record).toMatchObject({ status: 'queued', rollbackable: false, finishedAt: null })
  expect(record).not.toHaveProperty('url')
})

test('hide-newest does not affect older pages', async () => {
  local.platform.faults.clear()
  const { body } = await local.ask('/api/services/svc_site/deployments?limit=1')
  local.platform.faults.set([{ operation: 'list_deployments', kind: 'hide-newest' }])
  expect(await history(`?before=${body.nextCursor}`)).toHaveLength(1)
})

test('a flapping status flaps in the same reads for the same seed', async () => {
  const flapping: Fault = { operation: 'list_deployments', kind: 'show-stage', stage: 'queued', probability: 0.5 }
  const shown = async (seed: number): Promise<string[]> => {
    local.platform.faults.set([flapping], seed)
    const words: string[] = []
    for (let n = 0; n < 20; n += 1) words.push((await history())[0].status)
    return words
  }
  const words = await shown(1)
  expect(new Set(words)).toEqual(new Set(['live', 'queued']))
  expect(await shown(1)).toEqual(words)
  expect(await shown(2)).not.toEqual(words)
})

test.each<DialectName>(['statusless', 'upper'])('history faults in the %s dialect', async (dialect) => {
  await using other = await stage({ dialect, services: [{ id: 'svc_site', name: 'site' }] })
  other.platform.faults.set([{ operation: 'list_deployments', kind: 'hide-status' }])
  expect(await history('', other)).toEqual([])
})

test("a stale read shows an earlier answer of the same caller's same read", async () => {
  local.platform.faults.set([{ operation: 'list_deployments', kind: 'stale', reads: 2 }])
  const counts: number[] = []
  for (let n = 0; n < 4; n += 1) {
    counts.push((await history()).length)
    await local.deploy('svc_site')
  }
  expect(counts).toEqual([2, 2, 2, 3])
  const { body } = await local.ask('/api/services/svc_site/deployments', { role: 'readOnly' })
  expect(body.deployments).toHaveLength(6)
})

test('a stale log is not yet complete', async () => {
  const { body } = await local.ask('/api/services/svc_site/deploy', { body: {} })
  const read = async () => (await local.ask(`/api/deployments/${body.deploymentId}/logs`)).body
  local.platform.faults.set([{ operation: 'get_deployment_logs', kind: 'stale' }])
  const early = await read()
  await until(isLive)
  expect(await read()).toEqual(early)
  expect((await read()).length).toBeGreaterThan(early.length)
})

function isLive(): boolean {
  const made = local.platform.ledger.at(-1)
  return made?.kind === 'deployment' && made.stage === 'live'
}

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import type { StartOptions } from '../../emulator/src/index.ts'
import { type Answer, commit, type Stage, stage } from './local-platform.ts'

/** A service whose build takes as long as `ms`. */
function building(ms: number, dialect: NonNullable<StartOptions['dialect']>): Promise<Stage> {
  return stage((folder) => {
    const repository = join(folder, 'repository')
    commit(repository, { 'build.cjs': `setTimeout(() => {}, ${ms})`, 'index.html': 'x' })
    const service = { name: 'web', repoUrl: pathToFileURL(repository).href, buildCommand: 'node build.cjs' }
    return { dialect, services: [service] }
  })
}

const deploy = (local: Stage): Promise<Answer> => local.ask('/api/services/svc_web/deploy', { body: {} })
const page = async (local: Stage, query = ''): Promise<Answer['body']> =>
  (await local.ask(`/api/services/svc_web/deployments${query}`)).body

test('the history has pages, newest first, and the last one has no cursor', async () => {
  await using local = await building(0, 'plain')
  const made: string[] = []
  for (let n = 0; n < 5; n += 1) made.unshift((await deploy(local)).body.deploymentId)
  const seen: string[][] = []
  let query = '?limit=2'
  for (;;) {
    const { deployments, nextCursor } = await page(local, query)
    seen.push(deployments.map(({ deploymentId }: { deploymentId: string }) => deploymentId))
    if (nextCursor === undefined) break
    query = `?limit=2&before=${nextCursor}`
  }
  expect(seen).toEqual([made.slice(0, 2), made.slice(2, 4), made.slice(4)])
  expect(await page(local, '?limit=5')).not.toHaveProperty('nextCursor')
  expect((await local.ask('/api/services/svc_web/deployments?limit=0')).status).toBe(400)
})

test('a dialect may send null for no next cursor', async () => {
  await using local = await building(0, 'running')
  expect(await page(local)).toEqual({ deployments: [], nextCursor: null })
})

test('a newer deployment may replace one that waits', async () => {
  await using local = await building(60_000, { whenBusy: 'supersede' })
  const answers = [await deploy(local), await deploy(local), await deploy(local)]
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
  const { deployments } = await page(local)
  const words = deployments.map(({ status }: { status: string }) => status)
  expect(words.slice(0, 2)).toEqual(['queued', 'superseded'])
  expect(['queued', 'building', 'superseded']).toContain(words[2])
})

test('a platform may reject a deployment while another one builds', async () => {
  await using local = await building(60_000, { whenBusy: 'refuse' })
  expect((await deploy(local)).status).toBe(202)
  const second = await deploy(local)
  expect(second).toEqual({ status: 409, body: { error: expect.stringContaining('has not finished yet') } })
})

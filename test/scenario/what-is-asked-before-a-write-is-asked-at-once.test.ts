// @module-tag thorough
import { join } from 'node:path'
import { expect } from '../support/gating.ts'
import { onPlatform, pullRequest, push, test } from '../support/previewing.ts'
import { Rounds } from '../support/rounds.ts'
import { byRef, byUpload } from '../support/scenario.ts'
import { plant } from '../support/workspace.ts'

test.concurrent.for([
  ['a deploy asks for one round trip before its POST', {}, [['history', 'whoami']]],
  ['variables cost one more, and the key is checked once', { 'env-vars': 'A=1' }, [['history', 'whoami'], ['import']]],
] as const)('%s', async ([, more, before], { platform, run, expect }) => {
  const rounds = new Rounds('deploy')
  const site = await platform()
  site.hold = rounds.hold
  const job = await run(byRef(site, more))
  expect(job.outcome).toBe('succeeded')
  expect(rounds.all).toEqual([...before, ['deploy']])
})

test('an upload asks for one round trip before its POST', async ({ workspace, platform, run }) => {
  plant(join(workspace, 'app'), { 'index.js': 'x' })
  const rounds = new Rounds('upload')
  const site = await platform()
  site.hold = rounds.hold
  expect((await run(byUpload(site))).outcome).toBe('succeeded')
  expect(rounds.all).toEqual([['whoami'], ['upload']])
})

test('a second push to a preview asks GitHub and the platform at the same time', async ({
  platform,
  github,
  preview,
}) => {
  const pull = pullRequest(7)
  const [site, hub] = [await platform(), await github({ pulls: [pull] })]
  await preview({ hub, pull, action: 'opened' }, onPlatform(site))
  push(pull, 'b'.repeat(40))
  const rounds = new Rounds('deploy')
  site.hold = rounds.hold
  hub.hold = rounds.hold
  const job = await preview({ hub, pull, action: 'synchronize' }, onPlatform(site))
  expect(job.outcome).toBe('succeeded')
  expect(rounds.all[0]).toEqual(
    expect.arrayContaining([expect.stringMatching(/pulls\/\d+$/), expect.stringMatching(/deployments/)]),
  )
})

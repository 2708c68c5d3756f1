// @module-tag thorough
import { randomFillSync } from 'node:crypto'
import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { said, saidAlone } from '../support/messages.ts'
import { UploadSink, uploadTo } from '../support/platform/upload-sink.ts'
import { byUpload, expect, test } from '../support/scenario.ts'
import { plant } from '../support/workspace.ts'

const once = { 'skip-unchanged': 'true', environment: 'harbor-live' }

test('an unchanged upload is skipped', async ({ workspace, platform, github, run }) => {
  plant(join(workspace, 'app'), { 'index.js': '1' })
  const [site, hub] = [await platform(), await github()]
  const first = await run(byUpload(site, once), { githubUrl: hub.url })
  const second = await run(byUpload(site, once), { githubUrl: hub.url })
  expect([first.outcome, second.outcome]).toEqual(['succeeded', 'skipped'])
  expect(second.exitCode).toBe(0)
  expect(site.ledger.services).toHaveLength(1)
})

test.for([
  ['a file changed', {}, 'console.log(2)'],
  ['an input changed', { 'start-command': 'node .' }, '1'],
] as const)('it goes when %s', async ([, inputs, content], { workspace, platform, github, run }) => {
  plant(join(workspace, 'app'), { 'index.js': '1' })
  const [site, hub] = [await platform(), await github()]
  await run(byUpload(site, once), { githubUrl: hub.url })
  writeFileSync(join(workspace, 'app', 'index.js'), content)
  const job = await run(byUpload(site, { ...once, ...inputs }), { githubUrl: hub.url })
  expect(job.outcome).toBe('succeeded')
  expect(site.ledger.services).toHaveLength(2)
})

test('it goes when the last deployment failed', async ({ workspace, platform, github, run }) => {
  plant(join(workspace, 'app'), { 'index.js': '1' })
  const [bad, site, hub] = [await platform({ story: [{ is: 'failure' }] }), await platform(), await github()]
  await run(byUpload(bad, once), { githubUrl: hub.url })
  const job = await run(byUpload(site, once), { githubUrl: hub.url })
  expect(job.outcome).toBe('succeeded')
})

test('it is sent if somebody else made the matching deployment', async ({ workspace, platform, github, run }) => {
  plant(join(workspace, 'app'), { 'index.js': '1' })
  const [site, hub] = [await platform(), await github({ login: 'mallory' })]
  await run(byUpload(site, once), { githubUrl: hub.url })
  hub.login = 'github-actions[bot]'
  const job = await run(byUpload(site, once), { githubUrl: hub.url })
  expect(job.outcome).toBe('succeeded')
  expect(site.ledger.services).toHaveLength(2)
})

test('neither a dozen failures nor pages of others hide the last success', async ({
  workspace,
  platform,
  github,
  run,
}) => {
  plant(join(workspace, 'app'), { 'index.js': '1' })
  const [site, hub] = [await platform(), await github()]
  await run(byUpload(site, once), { githubUrl: hub.url })
  const [success] = hub.deployments
  if (success === undefined) throw new Error('the first upload left no deployment')
  for (let id = 9_500; id < 9_650; id++) hub.deployments.push({ ...success, id, payload: {}, statuses: [] })
  for (let id = 9_700; id < 9_712; id++) hub.deployments.push({ ...success, id, statuses: [{ state: 'failure' }] })
  expect((await run(byUpload(site, once), { githubUrl: hub.url })).outcome).toBe('skipped')
})

const mebibyte = 1024 * 1024

test('the largest entries are named before a large archive is sent', async ({ workspace, start }) => {
  const app = plant(join(workspace, 'app'), { 'src/index.js': '1', '.cache/info': '{}' })
  mkdirSync(join(app, 'web/.cache/images'), { recursive: true })
  // It repeats but does not compress, because deflate does not look back that far.
  const block = randomFillSync(Buffer.alloc(mebibyte))
  for (let file = 0; file < 60; file += 1) writeFileSync(join(app, `web/.cache/images/${file}`), block)
  const video = openSync(join(app, 'web/intro.mp4'), 'w')
  for (let part = 0; part < 40; part += 1) writeSync(video, block)
  closeSync(video)
  // A platform that does not answer until the entries were printed.
  await using sink = await new UploadSink(async () => void (await step.line(/The archive is large/))).open()
  const step = start(uploadTo(sink), { limit: 38_000 })
  const job = await step.finished
  expect(job.outcome).toBe('accepted')
  const largest = 'web/.cache/ (62.9 MB), web/intro.mp4 (41.9 MB)'
  expect(job.notices[0]).toMatch(saidAlone('archive-large', undefined, largest))
  expect(sink.seen.filter((request) => request.startsWith('POST'))).toHaveLength(1)
})

test.runIf(process.platform === 'linux')(
  'a full disk below the temporary folder ends it before anything is sent',
  async ({ workspace, run }) => {
    // Incompressible, and more than is kept in memory.
    writeFileSync(join(plant(join(workspace, 'app'), { a: '1' }), 'noise'), randomFillSync(Buffer.alloc(18 * mebibyte)))
    await using sink = await new UploadSink().open()
    const under = ['bash', '-c', 'ulimit -f 17000; exec "$@"', 'bash']
    const job = await run(uploadTo(sink), { under })
    expect(job.errors).toEqual([expect.stringMatching(said('temporary-disk-full'))])
    expect(sink.seen.filter((request) => request.startsWith('POST'))).toEqual([])
  },
)

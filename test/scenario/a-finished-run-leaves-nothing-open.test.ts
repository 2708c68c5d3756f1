import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as callTest } from '../support/calling.ts'
import { commit, test as gateTest, ofService } from '../support/gating.ts'
import { onPlatform, test as previewTest, pullRequest } from '../support/previewing.ts'
import { canCancel } from '../support/runner/run-action.ts'
import { byRef, byUpload, test } from '../support/scenario.ts'
import { plant } from '../support/workspace.ts'

const preload = new URL('../support/preload/left-open.js', import.meta.url).href
const live = { environment: 'harbor-live' }

/** Makes a step record what is still active at its end. */
function watched(folder: string) {
  const file = join(folder, 'left-open.json')
  const env = { NODE_OPTIONS: `--import=${preload}`, TEST_LEFT_OPEN_FILE: file }
  return { env, left: (): unknown => JSON.parse(readFileSync(file, 'utf8')) }
}

test.concurrent('a deploy by ref', async ({ platform, github, run, folder, expect }) => {
  const [site, hub] = [await platform(), await github()]
  const { env, left } = watched(folder)
  const job = await run(byRef(site, live), { githubUrl: hub.url, env })
  expect(job.outcome).toBe('succeeded')
  expect(left()).toEqual([])
})

test('an upload', async ({ platform, run, folder, workspace, expect }) => {
  plant(workspace, { 'app/index.js': 'hello' })
  const site = await platform()
  const { env, left } = watched(folder)
  const job = await run(byUpload(site), { env })
  expect(job.outcome).toBe('succeeded')
  expect(left()).toEqual([])
})

test.runIf(canCancel).concurrent.for(['SIGINT', 'SIGKILL'] as const)(
  'a deploy after %s, or its post',
  async (signal, { platform, github, start, runPost, folder, expect }) => {
    const story = [{ is: 'building', log: ['Cloning'] }] as const
    const [site, hub] = [await platform({ story, byHand: true }), await github()]
    const { env, left } = watched(folder)
    const step = start(byRef(site, live), { githubUrl: hub.url, env })
    await step.line(/Cloning/)
    step.signal(signal)
    const main = await step.finished
    if (signal === 'SIGKILL') await runPost(main, byRef(site, live), { githubUrl: hub.url, env })
    expect(left()).toEqual([])
  },
)

callTest.concurrent('a call', async ({ server, run, folder, expect }) => {
  const site = await server({ 'GET /api/projects': { body: [] } })
  const { env, left } = watched(folder)
  const job = await run(site, { operation: 'list_projects' }, { env })
  expect(job.said).toBe('')
  expect(left()).toEqual([])
})

gateTest.concurrent('a gate', async ({ platform, github, app, gate, folder, expect }) => {
  const [site, hub, shop] = [await platform(), await github(), await app()]
  site.state.makeDeployment(commit)
  const { env, left } = watched(folder)
  const checks = { 'health-url': shop.url, soak: '3s', 'log-fail-pattern': 'FATAL', ...live }
  const job = await gate(ofService(site, checks), { githubUrl: hub.url, env })
  expect(job.exitCode).toBe(0)
  expect(left()).toEqual([])
})

previewTest.concurrent('a preview', async ({ platform, github, preview, folder, expect }) => {
  const pull = pullRequest(7)
  const [site, hub] = [await platform(), await github({ pulls: [pull] })]
  const { env, left } = watched(folder)
  const job = await preview({ hub, pull, action: 'opened' }, onPlatform(site), { env })
  expect(job.outcome).toBe('succeeded')
  expect(left()).toEqual([])
})

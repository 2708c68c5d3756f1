import { join } from 'node:path'
import { pullRequestRun } from '../support/github/events.ts'
import { pullRequest } from '../support/github/pulls.ts'
import { bundledParts, type Loaded, parts, watchLoading } from '../support/loaded.ts'
import { serviceId } from '../support/platform/state.ts'
import type { StepOptions } from '../support/runner/job-environment.ts'
import { type RunningStep, startAction, startDeploy, startPost } from '../support/runner/run-action.ts'
import { byRef, byUpload, expect, test as scenario } from '../support/scenario.ts'
import { plant } from '../support/workspace.ts'

/** What a run loaded, and whether it succeeded: one that stopped early would prove nothing. */
interface Run extends Loaded {
  readonly green: boolean
}

const refused: Run = { green: false, parts: [] }
const named = { environment: 'harbor-live', 'environment-url': 'https://harbor.example/' }

const test = scenario.extend(
  'loadedBy',
  ({ folder, workspace }) =>
    async (step: (options: StepOptions) => RunningStep, told: Partial<StepOptions> = {}): Promise<Run> => {
      const { env, loaded } = watchLoading(folder)
      const options = { runnerFolder: join(folder, 'runner'), workspace, ...told, env: { ...env, ...told.env } }
      const { exitCode } = await step(options).finished
      return { green: exitCode === 0, ...loaded() }
    },
)

test('every part in the list is somewhere in the bundle', () => {
  expect(bundledParts()).toEqual(Object.keys(parts))
})

test.for(['deploy', 'preview', 'gate', 'call'] as const)(
  '%s refuses a bad input with nothing heavy loaded',
  async (action, { loadedBy }) => {
    const bad = { 'base-url': 'nowhere', 'api-key': 'twk_nowhere_nowhere' }
    const told = pullRequestRun('opened', pullRequest(7))
    const step = (options: StepOptions) =>
      action === 'deploy' ? startDeploy(bad, options) : startAction(action, bad, options)
    expect(await loadedBy(step, told)).toEqual(refused)
  },
)

test('post loads nothing heavy where main has finished', async ({ platform, run, loadedBy }) => {
  const inputs = byRef(await platform())
  const main = await run(inputs)
  expect(await loadedBy((options) => startPost(main, inputs, options))).toEqual({ ...refused, green: true })
})

test('a deploy by ref loads the HTTP client, and nothing for archives or GitHub', async ({ platform, loadedBy }) => {
  const inputs = byRef(await platform())
  expect(await loadedBy((options) => startDeploy(inputs, options))).toEqual({ green: true, parts: ['undici'] })
})

test('a deploy to a GitHub environment loads Octokit too', async ({ platform, github, loadedBy }) => {
  const [inputs, hub] = [byRef(await platform(), named), await github()]
  const loaded = await loadedBy((options) => startDeploy(inputs, options), { githubUrl: hub.url })
  expect(loaded).toEqual({ green: true, parts: ['undici', 'octokit'] })
})

test('an upload of a folder loads the file walk', async ({ platform, workspace, loadedBy }) => {
  plant(workspace, { 'app/index.js': 'ahoy' })
  const inputs = byUpload(await platform())
  const loaded = await loadedBy((options) => startDeploy(inputs, options))
  expect(loaded).toEqual({ green: true, parts: ['undici', 'ignore', 'archive'] })
})

test('a preview loads the HTTP client and Octokit', async ({ platform, github, loadedBy }) => {
  const pull = pullRequest(7)
  const [site, hub] = [await platform(), await github({ pulls: [pull] })]
  const { 'service-id': _, ...inputs } = byRef(site, { 'plan-key': 'small' })
  const told = { githubUrl: hub.url, ...pullRequestRun('opened', pull) }
  const loaded = await loadedBy((options) => startAction('preview', inputs, options), told)
  expect(loaded.green).toBe(true)
  expect(loaded.parts).toEqual(['undici', 'octokit', 'preview'])
})

test('a gate loads the HTTP client', async ({ platform, loadedBy }) => {
  const site = await platform()
  const { id } = site.state.makeDeployment('main')
  const inputs = { ...byRef(site), 'deployment-id': id }
  const loaded = await loadedBy((options) => startAction('gate', inputs, options))
  expect(loaded).toEqual({ green: true, parts: ['undici'] })
})

test.for([
  ['', ['undici']],
  [`id: ${serviceId}`, ['undici', 'yaml']],
] as const)(
  'a call with the arguments "%s" loads YAML only to read them',
  async ([args, expected], { platform, loadedBy }) => {
    const { url, key } = await platform()
    const operation = args === '' ? 'list_projects' : 'list_deployments'
    const inputs = { 'base-url': url, 'api-key': key, operation, args }
    const loaded = await loadedBy((options) => startAction('call', inputs, options))
    expect(loaded).toEqual({ green: true, parts: expected })
  },
)

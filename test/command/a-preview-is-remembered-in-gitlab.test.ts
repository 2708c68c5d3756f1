// @module-tag thorough
import { startCommand } from '../support/command.ts'
import { GitLabApi, type GitLabFault, gitlabToken, jobToken } from '../support/gitlab/gitlab-api.ts'
import { saidByCommand } from '../support/messages.ts'
import type { ScriptedPlatform } from '../support/platform/scripted-platform.ts'
import { projectSlug } from '../support/platform/state.ts'
import { expect, test } from '../support/scenario.ts'

const given = { TAXIWAY_GITLAB_TOKEN: gitlabToken }
const url = 'https://harbor-pr-7-x1.apps.example'

function preview(site: ScriptedPlatform, environment: Readonly<Record<string, string>>, ...more: readonly string[]) {
  const args = ['preview', '--project-slug', projectSlug, '--port', '80', '--poll-interval', '100ms', ...more]
  return startCommand(args, site, { environment })
}

/** As `preview`, to its end; neither token may be in what it wrote. */
async function run(...[site, environment, ...more]: Parameters<typeof preview>) {
  const result = await preview(site, environment, ...more).ended
  expect(result.stdout + result.stderr).not.toContain(gitlabToken)
  expect(result.stdout + result.stderr).not.toContain(jobToken)
  return result
}

async function gitlab(faults: readonly GitLabFault[] = []): Promise<GitLabApi> {
  return await new GitLabApi({ faults }).open()
}

test('the job token is enough: the environment remembers the service, and is stopped with the preview', async ({
  platform,
}) => {
  await using api = await gitlab()
  const site = await platform()
  const first = await run(site, api.environment())
  expect(first.code, first.stderr).toBe(0)
  expect(first.stdout).toBe(`${url}\n`)
  expect(site.requests('deploy').map(({ target, body }) => [target, body])).toEqual([
    ['svc-new-1', { ref: api.mergeRequest.sha }],
  ])
  expect(api.environments).toMatchObject([{ name: 'preview/7', external_url: url, state: 'available' }])
  // The job's token reaches no notes.
  expect(api.notes).toEqual([])

  api.mergeRequest.sha = '2'.repeat(40)
  const second = await run(site, api.environment())
  expect(second.code, second.stderr).toBe(0)
  expect(site.requests('deploy').map(({ target }) => target)).toEqual(['svc-new-1', 'svc-new-1'])
  expect(site.state.created.all).toHaveLength(1)

  const closed = await run(site, api.environment(), '--close')
  expect(closed.code, closed.stderr).toBe(0)
  expect(closed.stderr).toMatch(saidByCommand('preview-closed-still-billed', 'svc-new-1'))
  expect(api.environments).toMatchObject([{ state: 'stopped' }])
})

test('of two jobs that close at once one sends the teardown, and none that was lost is sent again', async ({
  platform,
}) => {
  await using api = await gitlab()
  const site = await platform({ own: { 'DELETE /api/services/svc-new-1': 'reset' } })
  const first = await run(site, api.environment())
  expect(first.code, first.stderr).toBe(0)
  const close = () => run(site, api.environment(), '--close', '--teardown-request', 'DELETE /api/services/{id}')
  const ends = [...(await Promise.all([close(), close()])), await close()]
  expect(ends.map(({ code }) => code).filter((code) => code === 0)).toEqual([])
  expect(site.journal.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})

test('a teardown that GitLab does not let record is not sent, and why is said', async ({ platform }) => {
  const faults: GitLabFault[] = []
  await using api = await gitlab(faults)
  const site = await platform({ own: { 'DELETE /api/services/svc-new-1': { json: {} } } })
  expect((await run(site, api.environment())).code).toBe(0)
  faults.push({ on: 'PUT /environments/:id', answer: 403 })
  const closed = await run(site, api.environment(), '--close', '--teardown-request', 'DELETE /api/services/{id}')
  expect(closed.code, closed.stderr).toBe(1)
  expect(closed.stderr).toMatch(saidByCommand('preview-teardown-unclaimed', 'DELETE /api/services/{id}'))
  expect(closed.stderr).toContain('403')
  expect(site.journal.filter(({ method }) => method === 'DELETE')).toEqual([])
})

test('if GitLab fails until the time that it has is over, what it answered is said', async ({ platform }) => {
  await using api = await gitlab([{ on: 'GET /environments', answer: 500 }])
  const site = await platform()
  const ended = await run(site, api.environment(), '--timeout', '8s')
  expect(ended.code, ended.stderr).toBe(1)
  expect(ended.stderr).toContain('GitLab did not answer in time; before that, GitLab answered 500: fault')
  expect(site.state.created.all).toEqual([])
})

test("the job's own environment is used, and what people wrote into its description stays", async ({ platform }) => {
  await using api = await gitlab()
  const site = await platform()
  const environment = api.environment({ CI_ENVIRONMENT_NAME: 'review/topic' })
  api.environments.push({
    id: 1,
    name: 'review/topic',
    description: 'For *Ada*',
    external_url: null,
    state: 'available',
  })
  for (const _ of [1, 2]) {
    const { code, stderr } = await run(site, environment)
    expect(code, stderr).toBe(0)
  }
  expect(api.environments).toHaveLength(1)
  expect(api.environments[0]?.description).toMatch(/^For \*Ada\*\n\n<!-- taxiway \{.*"service":"svc-new-1".*\} -->$/)
  expect(site.state.created.all).toHaveLength(1)
})

test('with a token of the project, one note is kept up to date, and an outdated head is skipped', async ({
  platform,
}) => {
  await using api = await gitlab()
  const site = await platform()
  api.addNote('<!-- taxiway preview%3A7%3Aharbor-pr-7 --> forged')
  const first = await run(site, api.environment(given))
  expect(first.code, first.stderr).toBe(0)
  expect(api.notes).toHaveLength(2)
  expect(api.notes[1]?.body).toMatch(/harbor-pr-7.*is ready/)
  expect(api.notes[1]?.body).toContain('https://gitlab.example/ada/harbor/-/commit/1111111')
  expect(api.notes[0]?.body).toContain('forged')

  const environment = api.environment(given)
  api.mergeRequest.sha = '2'.repeat(40)
  const outdated = await run(site, environment)
  expect(outdated.code, outdated.stderr).toBe(0)
  expect(outdated.stderr).toMatch(saidByCommand('preview-head-outdated', '1111111', 'merge request !7', '2222222'))
  expect(site.requests('deploy')).toHaveLength(1)

  const closed = await run(site, api.environment(given), '--close')
  expect(closed.code, closed.stderr).toBe(0)
  expect(api.notes).toHaveLength(2)
  expect(api.notes[1]?.body).toMatch(/has ended.*svc-new-1 still exists and is billed/s)
})

test.for<[string, GitLabFault, RegExp]>([
  ['cannot be read', { on: 'GET /environments', answer: 500 }, saidByCommand('preview-service-unknown', 'harbor-pr-7')],
  ['refuses the token', { on: 'GET /environments', answer: 403 }, saidByCommand('gitlab-job-token-refused', '403')],
  ['cannot be written', { on: 'POST /environments', answer: 503 }, saidByCommand('preview-not-claimed', 'harbor-pr-7')],
])('where GitLab %s, nothing is created', async ([, fault, sentence], { platform }) => {
  await using api = await gitlab([fault])
  const site = await platform()
  const { code, stderr } = await run(site, api.environment())
  expect(code, stderr).toBe(1)
  expect(stderr).toMatch(sentence)
  expect(site.requests('create')).toEqual([])
})

test('a GitLab without descriptions is said to be too old, and nothing is created', async ({ platform }) => {
  await using api = await gitlab()
  api.keepsDescriptions = false
  const site = await platform()
  const { code, stderr } = await run(site, api.environment())
  expect(code, stderr).toBe(1)
  expect(stderr).toMatch(saidByCommand('gitlab-without-descriptions'))
  expect(site.requests('create')).toEqual([])
})

// @module-tag thorough
import { startCommand } from '../support/command.ts'
import { GitLabApi, type GitLabDeploymentRow, jobToken } from '../support/gitlab/gitlab-api.ts'
import { saidByCommand as said } from '../support/messages.ts'
import type { ScriptedPlatform } from '../support/platform/scripted-platform.ts'
import { serviceId } from '../support/platform/state.ts'
import { expect, test } from '../support/scenario.ts'

const [first, second] = ['a', 'b'].map((letter) => letter.repeat(40)) as [string, string]
const ofMain = { ref: 'main', tag: false }

async function deploy(site: ScriptedPlatform, api: GitLabApi, ...args: readonly string[]) {
  const all = ['deploy', '--service-id', serviceId, '--after', 'staging', '--poll-interval', '50ms', '--json', ...args]
  const environment = api.environment({ CI_MERGE_REQUEST_IID: '', CI_COMMIT_BRANCH: 'main', CI_DEFAULT_BRANCH: 'main' })
  const result = await startCommand(all, site, { environment }).ended
  expect(result.stdout + result.stderr).not.toContain(jobToken)
  return { ...result, document: JSON.parse(result.stdout) }
}

test('the newest commit that succeeded in a GitLab environment is promoted; what was not there is refused', async ({
  platform,
}) => {
  await using api = await new GitLabApi().open()
  const site = await platform()
  const none = await deploy(site, api)
  expect(none.code).toBe(1)
  expect(none.document.reason).toMatch(said('after-nothing-proven', 'staging'))
  api.deployments.push({ environment: 'staging', sha: first, status: 'success', deployable: ofMain })
  api.deployments.push({ environment: 'staging', sha: second, status: 'failed', deployable: ofMain })
  const promoted = await deploy(site, api)
  expect(promoted.document).toMatchObject({ outcome: 'succeeded', ref: first })
  const refused = await deploy(site, api, '--ref', second)
  expect(refused.code).toBe(1)
  expect(refused.document.reason).toMatch(said('after-not-proven', 'staging', second.slice(0, 12)))
  expect(site.requests('deploy')).toHaveLength(1)
})

test.for<[Partial<GitLabDeploymentRow>, string]>([
  [{ deployable: { ref: 'refs/merge-requests/7/head', tag: false } }, 'after-untrusted-job'],
  [{ deployable: { ref: 'feature', tag: false } }, 'after-untrusted-job'],
  [{ status: 'running' }, 'after-still-going'],
  [{ status: 'something new' }, 'after-unknown'],
  [{ deployable: null }, 'after-unknown'],
])('%o is no proof', async ([change, id], { platform }) => {
  await using api = await new GitLabApi().open()
  const site = await platform()
  api.deployments.push({ environment: 'staging', sha: first, status: 'success', deployable: ofMain, ...change })
  const { code, document } = await deploy(site, api, '--ref', first, '--timeout', '1s')
  expect(code).toBe(1)
  expect(document.reason).toMatch(said(id))
  expect(site.requests('deploy')).toEqual([])
})

test('a tag is trusted; a GitLab that refuses is no pass', async ({ platform }) => {
  await using api = await new GitLabApi().open()
  const site = await platform()
  const tagged = { environment: 'staging', sha: first, status: 'success', deployable: { ref: 'v1', tag: true } }
  api.deployments.push(tagged)
  expect((await deploy(site, api, '--ref', first)).code).toBe(0)
  await using broken = await new GitLabApi({ faults: [{ on: 'GET /deployments', answer: 403 }] }).open()
  const refused = await deploy(site, broken, '--ref', first)
  expect(refused.code).toBe(1)
  expect(refused.document.reason).toMatch(said('after-unknown', 'staging'))
})

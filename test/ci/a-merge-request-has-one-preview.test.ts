import { describe, expect, test } from 'vitest'
import { start } from '../../emulator/src/index.ts'
import { GitLabApi } from '../support/gitlab/gitlab-api.ts'
import { GitlabProject, gitlabCiLocal } from './gitlab.ts'

describe.skipIf(gitlabCiLocal === undefined)('previews under gitlab-ci-local', () => {
  test('the pipeline of a merge request creates its service, checks it, deploys the next head to it, and ends it', async () => {
    using project = new GitlabProject('web-app', 'topic')
    await using platform = await start()
    await using api = await new GitLabApi().open()
    const variables = variablesOf(api, platform, project)
    const first = await project.run(variables)
    expect(first.code, first.log).toBe(0)
    expect(first.log).toMatch(/PASS +preview/)
    expect(first.log).toMatch(/PASS +check-preview/)
    const [, id = ''] = /billed from now on: (\S+)/.exec(first.log) ?? []
    const [, url] = /preview +> (http:\S+)/.exec(first.log) ?? []
    expect(first.log).toContain(`of service ${id}.`)
    expect(api.environments).toMatchObject([{ name: 'preview/7', external_url: url, state: 'available' }])
    expect(api.environments[0]?.description).toContain(id)

    const second = await project.run(variables, 'preview')
    expect(second.code, second.log).toBe(0)
    expect(second.log).toMatch(new RegExp(`Deployment \\S+ of service ${id} was accepted`))

    const stopped = await project.run(variables, 'stop-preview')
    expect(stopped.code, stopped.log).toBe(0)
    expect(stopped.log).toContain(`Service ${id} still exists and is billed`)
    expect(api.environments).toMatchObject([{ state: 'stopped' }])
    expect(platform.ledger.filter(({ kind }) => kind === 'service')).toHaveLength(1)
    expect(first.log + second.log + stopped.log).not.toContain(platform.keys.account)
  })

  test('the component does the same with its inputs', async () => {
    using project = new GitlabProject('web-app', 'topic')
    await using platform = await start()
    await using api = await new GitLabApi().open()
    project.include(
      'templates',
      `stages: [deploy]
include:
  - local: templates/preview.yml
    inputs: { project-slug: demo, port: 3000, package: ${project.package} }
`,
    )
    const { code, log } = await project.run(variablesOf(api, platform, project))
    expect(code, log).toBe(0)
    expect(log).toMatch(/PASS +taxiway-preview/)
    expect(api.environments).toMatchObject([{ name: 'preview/7', state: 'available' }])
  })
})

function variablesOf(
  api: GitLabApi,
  platform: { readonly url: string; readonly keys: { readonly account: string } },
  project: GitlabProject,
): Record<string, string> {
  return {
    ...api.environment(),
    CI_COMMIT_SHA: project.commit,
    TAXIWAY_BASE_URL: platform.url,
    TAXIWAY_API_KEY: platform.keys.account,
    TAXIWAY_PROJECT_SLUG: 'demo',
    TAXIWAY_REPO_URL: project.repository,
    TAXIWAY_POLL_INTERVAL: '100ms',
    // The variable of the deploys to production, which a preview must not take for its own.
    TAXIWAY_SERVICE_ID: 'svc_production',
  }
}

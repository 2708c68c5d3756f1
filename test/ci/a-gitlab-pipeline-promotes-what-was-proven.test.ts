import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { start } from '../../emulator/src/index.ts'
import { commit, git } from '../support/git.ts'
import { GitLabApi } from '../support/gitlab/gitlab-api.ts'
import { root } from '../unit/repository/sources.ts'
import { GitlabProject, gitlabCiLocal } from './gitlab.ts'

const pipeline = readFileSync(join(root, 'examples/ci/gitlab/promote/.gitlab-ci.yml'), 'utf8')

describe.skipIf(gitlabCiLocal === undefined)('promotion under gitlab-ci-local', () => {
  test('staging never goes back, and production gets what was proven there', async () => {
    using project = new GitlabProject('web-app')
    project.include('promote', pipeline)
    const proven = project.commit
    // The server of the clone, which is asked where its branches are.
    git(project.repository, 'config', `url.${project.repository}.insteadOf`, 'https://gitlab.example/group/project.git')
    await using platform = await start({
      services: ['staging', 'production'].map((name) => ({ id: `svc_${name}`, name, repoUrl: project.repository })),
    })
    await using api = await new GitLabApi().open()
    const run = (sha: string, ...jobs: readonly string[]) =>
      project.run(
        {
          ...api.environment({ CI_MERGE_REQUEST_IID: '', CI_COMMIT_BRANCH: 'main', CI_DEFAULT_BRANCH: 'main' }),
          CI_COMMIT_SHA: sha,
          TAXIWAY_BASE_URL: platform.url,
          TAXIWAY_API_KEY: platform.keys.account,
          TAXIWAY_POLL_INTERVAL: '100ms',
          STAGING_SERVICE_ID: 'svc_staging',
          PRODUCTION_SERVICE_ID: 'svc_production',
        },
        ...jobs,
      )

    const early = await run(proven, 'production')
    expect(early.log).toMatch(/production +finished in .* WARN 1/)
    const first = await run(proven)
    expect(first.code, first.log).toBe(0)
    expect(first.log).toMatch(/PASS +staging/)
    // What GitLab itself keeps of a job that has `environment`.
    api.deployments.push({
      environment: 'staging',
      sha: proven,
      status: 'success',
      deployable: { ref: 'main', tag: false },
    })

    const newer = commit(project.repository)
    const second = await run(newer)
    expect(second.code, second.log).toBe(0)
    api.deployments.push({
      environment: 'staging',
      sha: newer,
      status: 'failed',
      deployable: { ref: 'main', tag: false },
    })
    const again = await run(proven)
    expect(again.log).toMatch(/staging +finished in .* FAIL 1/)
    expect(again.log).toContain(newer.slice(0, 12))

    const promoted = await run(newer, 'production')
    expect(promoted.code, promoted.log).toBe(0)
    const deployed = (service: string) =>
      platform.ledger.filter((each) => each.kind === 'deployment' && JSON.stringify(each).includes(service))
    expect(deployed('svc_production')).toHaveLength(1)
    expect(JSON.stringify(deployed('svc_production'))).toContain(proven)
    expect(deployed('svc_staging')).toHaveLength(2)
    expect(git(project.repository, 'rev-parse', 'HEAD')).toBe(newer)
  })
})

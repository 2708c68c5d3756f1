import { describe, expect, test } from 'vitest'
import { start } from '../../emulator/src/index.ts'
import { ScriptedPlatform } from '../support/platform/scripted-platform.ts'
import { serviceId } from '../support/platform/state.ts'
import { GitlabProject, gitlabCiLocal } from './gitlab.ts'

/** The variables that a project sets. */
function of(url: string, key: string, service: string): Record<string, string> {
  return { TAXIWAY_BASE_URL: url, TAXIWAY_API_KEY: key, TAXIWAY_SERVICE_ID: service }
}

describe.skipIf(gitlabCiLocal === undefined)('the example under gitlab-ci-local', () => {
  test('deploys the commit, hands its address on, and the next job checks it', async () => {
    using project = new GitlabProject('web-app')
    await using platform = await start({ services: [{ id: 'svc_web', name: 'web', repoUrl: project.repository }] })
    const { code, log } = await project.run(of(platform.url, platform.keys.account, 'svc_web'))
    expect(code, log).toBe(0)
    expect(log).toMatch(/PASS +deploy/)
    expect(log).toMatch(/PASS +check/)
    // The second job has the id and the address from the first one's dotenv report.
    const [, id] = /deploy +> Deployment (\S+) of service svc_web was accepted/.exec(log) ?? []
    const [, url] = /deploy +> URL: (\S+)/.exec(log) ?? []
    expect(id, log).toBeDefined()
    expect(log).toMatch(new RegExp(`check +> Judging deployment ${id} of service svc_web\\.`))
    expect(log).toMatch(/check +> Check health: passed/)
    expect(log).toMatch(new RegExp(`check +> ${url}\n`))
    expect(log).toContain(`Checked out ${project.commit}`)
    expect(log).not.toContain(platform.keys.account)
  })

  test('a build that fails is not what `allow_failure` allows', async () => {
    using project = new GitlabProject('fails-to-build')
    await using platform = await start({ services: [{ id: 'svc_web', name: 'web', repoUrl: project.repository }] })
    // gitlab-ci-local goes on, and ends with 0, wherever there is an `allow_failure:exit_codes`; it does tell the jobs apart.
    const { log } = await project.run(of(platform.url, platform.keys.account, 'svc_web'))
    expect(log).toMatch(/deploy +finished in .* FAIL 1/)
  })

  test('a deployment that a newer one replaced does not make the pipeline fail', async () => {
    using project = new GitlabProject('web-app')
    await using platform = await new ScriptedPlatform({ story: [{ is: 'building' }, { is: 'superseded' }] }).open()
    const variables = {
      ...of(platform.url, platform.key, serviceId),
      TAXIWAY_POLL_INTERVAL: '100ms',
      // The platform shows no address of a deployment that was replaced, and a check without one would be green on nothing.
      TAXIWAY_ENVIRONMENT_URL: 'http://127.0.0.1:9/',
    }
    const { code, log } = await project.run(variables)
    expect(code, log).toBe(0)
    expect(log).toMatch(/deploy +finished in .* WARN 4/)
    expect(log).toMatch(/check +finished in .* WARN 4/)
  })
})

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { start } from '../../emulator/src/index.ts'
import { Platform } from '../../src/client/platform.ts'
import { root } from '../unit/repository/sources.ts'
import { GitlabProject, gitlabCiLocal } from './gitlab.ts'

const names = ['db', 'api', 'web', 'admin', 'worker', 'docs']

test.skipIf(gitlabCiLocal === undefined)(
  'a fleet is a child pipeline, and a lost job is one service whose outcome is not known',
  async () => {
    using project = new GitlabProject('fleet')
    // The runner of docs is lost before anything is sent.
    const local = { '.taxiway': { before_script: ['test "$CI_JOB_NAME" != deploy:docs'] } }
    writeFileSync(join(project.repository, 'local.yml'), JSON.stringify(local))
    const services = names.map((name) => ({ id: `svc_${name}`, name, repoUrl: project.repository, rootDir: name }))
    await using platform = await start({ services })
    const example = readFileSync(join(root, 'examples/ci/gitlab/fleet/.gitlab-ci.yml'), 'utf8')
    const own = example.replace('# - local: .gitlab/fleet.yml', '- local: local.yml')
    // A child pipeline gets the variables of the project; gitlab-ci-local takes a value that begins with a slash for a file.
    const variables = {
      TAXIWAY_BASE_URL: platform.url,
      TAXIWAY_API_KEY: platform.keys.account,
      TAXIWAY_PACKAGE: `file:${project.package}`,
    }
    writeFileSync(join(project.repository, '.gitlab-ci-local-variables.yml'), JSON.stringify(variables))
    project.include('fleet', own)
    // It ends with 0 whatever became of a child pipeline; it does tell its jobs apart.
    const { log } = await project.run({}, '--shell-isolation')
    const ends = Object.fromEntries(
      [...log.matchAll(/-> report +> +(\w+) +([\w-]+)/g)].map(([, name = '', outcome = '']) => [name, outcome]),
    )
    expect(ends, log).toEqual({
      SERVICE: 'OUTCOME',
      db: 'succeeded',
      worker: 'failed',
      docs: 'indeterminate',
      api: 'succeeded',
      web: 'succeeded',
      admin: 'skipped',
    })
    expect(log).toMatch(/-> report +finished in .* FAIL 1/)
    await using client = new Platform({ baseUrl: platform.url, apiKey: platform.keys.account })
    for (const name of ['db', 'api', 'web', 'worker', 'docs']) {
      const { deployments } = await client.call('list_deployments', { id: `svc_${name}` })
      expect(deployments.length, name).toBe(name === 'docs' ? 0 : 1)
    }
    expect(log).not.toContain(platform.keys.account)
  },
)

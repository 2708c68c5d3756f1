import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import process from 'node:process'
import { expect, type Platform, test as scenario } from '../support/act/scenario.ts'
import { overhear } from '../support/command.ts'
import { packedPackage } from '../unit/repository/package-copy.ts'

const runner = 'gitlab-ci-local@4.75.1'
const document = readFileSync(join(import.meta.dirname, '../../docs/other-ci.md'), 'utf8')
const [, documentedJob = ''] = /```yml\n(deploy:.*?)```/s.exec(document) ?? []

/** A later job reads what the documented one leaves. */
const visit = `
visit:
  needs: [deploy]
  script:
    - test "$TAXIWAY_OUTCOME" = succeeded
    - curl --fail --silent --show-error "$TAXIWAY_URL"
`

/** A repository with the pipeline, run with the shell executor of a GitLab runner on this machine. */
const test = scenario.extend('runPipeline', ({ project, folder }) => async (platform: Platform) => {
  project.write('.gitlab-ci.yml', `stages: [test]\n${documentedJob}${visit}`)
  project.git('remote', 'add', 'origin', 'https://gitlab.example/ada/harbor.git')
  const commit = project.commit()
  const installed = join(folder, 'installed')
  // npm needs it.
  mkdirSync(join(installed, 'lib'), { recursive: true })
  const variables = {
    TAXIWAY_BASE_URL: platform.url,
    TAXIWAY_API_KEY: platform.key,
    TAXIWAY_SERVICE_ID: 'svc_web',
    TAXIWAY_PACKAGE: packedPackage(),
  }
  const given = Object.entries(variables).flatMap(([name, value]) => ['--variable', `${name}=${value}`])
  const args = ['exec', '--yes', '--offline=false', `--package=${runner}`, '--', 'gitlab-ci-local']
  const options = ['--force-shell-executor', '--shell-isolation', '--no-color', ...given]
  const { output, closed } = overhear(
    spawn('npm', [...args, ...options], {
      cwd: project.folder,
      env: {
        ...process.env,
        HOME: folder,
        npm_config_prefix: installed,
        PATH: [join(installed, 'bin'), dirname(process.execPath), process.env['PATH']].join(delimiter),
      },
    }),
  )
  const { code } = await closed
  return { commit, passed: code === 0, log: output() }
})

test('the documented job deploys its commit, and a later job reads its address', async ({
  project,
  platform,
  runPipeline,
}) => {
  project.addExample('web-app')
  const local = await platform([{ id: 'svc_web', name: 'web', repoUrl: project.url }])
  const { commit, passed, log } = await runPipeline(local)
  expect(passed, log).toBe(true)
  expect(log).toContain('Cleared for take-off')
  expect(await local.deployments('svc_web')).toMatchObject([{ status: 'live', commit }])
  expect(log).not.toContain(local.key)
})

test('a build that fails makes the documented job red, and the later one does not run', async ({
  project,
  platform,
  runPipeline,
}) => {
  project.addExample('fails-to-build')
  const local = await platform([{ id: 'svc_web', name: 'web', repoUrl: project.url }])
  const { passed, log } = await runPipeline(local)
  expect(passed).toBe(false)
  expect(log).toContain('The deployment failed')
  expect(log).not.toContain('Cleared for take-off')
})

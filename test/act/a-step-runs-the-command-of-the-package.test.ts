import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { push } from '../support/act/event.ts'
import { expect, test } from '../support/act/scenario.ts'
import { npm, packedPackage } from '../unit/repository/package-copy.ts'

const workflow = (packed: string): string => `
on: push
jobs:
  deploy:
    runs-on: ubuntu-latest
    env:
      TAXIWAY_BASE_URL: \${{ vars.PLATFORM_URL }}
      TAXIWAY_API_KEY: \${{ secrets.PLATFORM_API_KEY }}
    steps:
      - id: command
        run: |
          npx --yes --package ${packed} taxiway deploy --service-id svc_web --ref \${{ github.sha }} --outputs outputs.env
          cat outputs.env >> "$GITHUB_OUTPUT"
      - run: echo "set by the log $INJECTED"
      - run: echo "the outcome is \${{ steps.command.outputs.TAXIWAY_OUTCOME }}"
`

test('a step runs `taxiway deploy`, installed from the packed file, and no line of its log is a command', async ({
  project,
  platform,
  run,
  folder,
}) => {
  const packed = packedPackage()
  const path = '.github/workflows/command.yml'
  const lines = ['::set-env name=INJECTED::evil', '::add-mask::outcome', '##[error]evil', '::stop-commands::x']
  const file = join(project.addExample('static-site').folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, workflow(packed))
  const after = project.commit()
  const buildCommand = lines.map((line) => `echo '${line}'`).join(' && ')
  const local = await platform([
    { id: 'svc_web', name: 'web', repoUrl: project.url, runtimeMode: 'static', startCommand: 'pages', buildCommand },
  ])
  // act gives its steps a home of their own.
  const setting = (name: string): string => npm(`config get ${name}`, folder).trim()
  const env = Object.fromEntries(['registry', 'cache'].map((name) => [`npm_config_${name}`, setting(name)]))
  const job = await run(path, push({ before: after, after }), local, {
    env: { ...env, npm_config_prefer_offline: 'true' },
  })
  expect(job.jobs, job.log).toEqual({ deploy: 'success' })
  expect(await local.deployments('svc_web')).toMatchObject([{ status: 'live', commit: after }])
  expect(job.log).toContain('the outcome is succeeded')
  for (const line of lines) expect(job.log).toContain(line.replace('##[', '## ['))
  expect(job.log).not.toContain('set by the log evil')
  expect(job.annotations('deploy', 'error')).toEqual([])
  expect(job.log).not.toContain(local.key)
})

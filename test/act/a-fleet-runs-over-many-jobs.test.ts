import { push } from '../support/act/event.ts'
import { expect, test } from '../support/act/scenario.ts'

test('a fleet runs over many jobs, and a lost job is one service whose outcome is not known', async ({
  project,
  platform,
  run,
}) => {
  const workflow = project.addExample('fleet').addReusable('fleet').addWorkflow('fleet')
  project.edit(workflow, 'OWNER/taxiway/.github/workflows/fleet.yml@v1', './.github/workflows/fleet-jobs.yml')
  project.edit('taxiway.yaml', /^base-url: .*\n/m, '')
  // The runner of docs is lost before anything is sent.
  project.edit(
    '.github/workflows/fleet-jobs.yml',
    /(steps: &deploy\n)/,
    ['$1      - run: test "$', '{{ matrix.service }}" != docs\n'].join(''),
  )
  const first = project.commit()
  const names = ['db', 'api', 'web', 'admin', 'worker', 'docs']
  const local = await platform(names.map((name) => ({ id: `svc_${name}`, name, repoUrl: project.url, rootDir: name })))
  const all = await run(workflow, push({ before: '0'.repeat(40), after: first }), local)
  expect(all.jobs).toEqual({
    plan: 'success',
    'level-1 0': 'failure',
    'level-2 1': 'success',
    'level-3 2': 'success',
    report: 'failure',
  })
  const report = JSON.parse(all.outputs('report')['report'] ?? '')
  const ends = report.services.map(({ service, outcome }: Record<string, string>) => `${service}: ${outcome}`)
  expect(ends).toEqual([
    'db: succeeded',
    'worker: failed',
    'docs: indeterminate',
    'api: succeeded',
    'web: succeeded',
    'admin: skipped',
  ])
  expect(all.outputs('report')).toMatchObject({
    outcome: 'failed',
    failed: 'worker,docs,admin',
    deployed: 'db,api,web',
  })
  expect(all.summary('report')).toContain('jobs.js')
  for (const name of ['db', 'api', 'web', 'worker']) expect(await local.deployments(`svc_${name}`)).toHaveLength(1)
  expect(await local.deployments('svc_docs')).toHaveLength(0)

  // The next push repairs the worker, and repeats what did not succeed.
  project.edit('.github/workflows/fleet-jobs.yml', /.*run: test .*\n/, '')
  project.edit('worker/build.js', "import('./jobs.js')", "import('node:fs')")
  const second = project.commit()
  const repaired = await run(workflow, push({ before: first, after: second }), local)
  expect(repaired.green).toBe(true)
  expect(repaired.outputs('report')).toMatchObject({ outcome: 'succeeded', deployed: 'worker,docs,admin' })
  expect(await local.deployments('svc_web')).toHaveLength(1)
})

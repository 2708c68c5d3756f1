import { commitCalledWorkflow } from '../support/act/action-checkout.ts'
import { push } from '../support/act/event.ts'
import { expect, test } from '../support/act/scenario.ts'
import { said } from '../support/messages.ts'

const forged = JSON.stringify({
  ...{ service: 'docs', outcome: 'succeeded', passed: true, reason: '', why: '', commit: null, excerpt: [] },
  ...{ url: null, serviceId: null, deploymentId: null, deployed: true, startedMs: null, durationMs: 0 },
})

const lostRunner = `      - if: matrix.service == 'docs'
        run: |
          mkdir "$TAXIWAY_ARTIFACTS/taxiway-fleet-forged"
          echo '${forged}' > "$TAXIWAY_ARTIFACTS/taxiway-fleet-forged/service-docs.json"
          exit 1
`

test('a fleet runs over many jobs by a workflow of another repository, and a lost job is one service whose outcome is not known', async ({
  folder,
  project,
  platform,
  run,
}) => {
  const workflow = project.addExample('fleet').addWorkflow('fleet')
  // The runner of docs is lost before anything is sent, and something without the key uploads a result in its name.
  const losing = commitCalledWorkflow(folder, 'fleet', (text) => text.replace(/(?<=steps: &deploy\n)/, lostRunner))
  project.edit(workflow, '@v1', `@${losing.commit}`)
  const first = project.commit()
  const names = ['db', 'api', 'web', 'admin', 'worker', 'docs']
  const local = await platform(names.map((name) => ({ id: `svc_${name}`, name, repoUrl: project.url, rootDir: name })))
  const all = await run(workflow, push({ before: '0'.repeat(40), after: first }), local, {
    repositories: [losing.repository],
  })
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
  expect(report.services[2].reason).toMatch(said('fleet-result-refused', 'docs'))
  expect(all.outputs('report')).toMatchObject({
    outcome: 'failed',
    failed: 'worker,docs,admin',
    deployed: 'db,api,web',
  })
  expect(all.summary('report')).toContain('jobs.js')
  for (const name of ['db', 'api', 'web', 'worker']) expect(await local.deployments(`svc_${name}`)).toHaveLength(1)
  expect(await local.deployments('svc_docs')).toHaveLength(0)
})

import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type CalledWorkflow, commitCalledWorkflow } from '../support/act/action-checkout.ts'
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

/** The steps that make and upload the plan. A re-run of the failed jobs does not take them, which act has no way to do. */
const planning = /(?<=^ {6}- &action\n(?:.*\n)*?)^ {6}- id: plan\n[\s\S]*?(?=^ {2}level-1:)/m

/** The runner of the web dies once it has begun to deploy: nothing that it does later is uploaded. */
const dying = `      - if: matrix.service == 'web'
        run: exit 1
`

test('in a second attempt a service that began and left no result is not deployed, whatever the first one left', async ({
  folder,
  project,
  platform,
  run,
}) => {
  const workflow = project.addExample('fleet').addWorkflow('fleet')
  const called = commitCalledWorkflow(folder, 'fleet')
  project.edit(workflow, '@v1', `@${called.commit}`)
  const sha = project.commit()
  const names = ['db', 'api', 'web', 'admin', 'worker', 'docs']
  const local = await platform(names.map((name) => ({ id: `svc_${name}`, name, repoUrl: project.url, rootDir: name })))
  const artifacts = join(folder, 'artifacts')
  mkdirSync(artifacts)
  const attempt = async (number: number, { repository }: CalledWorkflow) => {
    const env = { TAXIWAY_ARTIFACTS: artifacts, GITHUB_RUN_ATTEMPT: `${number}` }
    const event = push({ before: '0'.repeat(40), after: sha })
    const all = await run(workflow, event, local, { repositories: [repository], env })
    const report = JSON.parse(all.outputs('report')['report'] ?? '')
    const ends = report.services.map(({ service, outcome }: Record<string, string>) => `${service}: ${outcome}`)
    return { all, ends, report }
  }
  const first = await attempt(1, called)
  expect(first.ends).toEqual([
    ...['db: succeeded', 'worker: failed', 'docs: succeeded'],
    ...['api: succeeded', 'web: succeeded', 'admin: skipped'],
  ])

  const { plan = '', matrices = '', rest = '' } = first.all.outputs('plan')
  const kept = Object.entries({ plan, matrices, rest }).map(([name, value]) => `          echo '${name}=${value}'\n`)
  const planned = `      - id: plan\n        run: |\n          {\n${kept.join('')}          } >> "$GITHUB_OUTPUT"\n\n`
  const rerun = commitCalledWorkflow(folder, 'fleet', (text) => {
    const changed = text
      .replace(planning, planned)
      .replace(/(?<=if-no-files-found: error\n {10}overwrite: true\n)/, dying)
      .replace('- if: always()', "- if: always() && matrix.service != 'web'")
    expect(changed).not.toContain('mode: plan')
    return changed
  })
  project.edit(workflow, `@${called.commit}`, `@${rerun.commit}`)
  const second = await attempt(2, rerun)
  expect(second.ends).toEqual([
    ...['db: succeeded', 'worker: failed', 'docs: succeeded'],
    ...['api: succeeded', 'web: indeterminate', 'admin: skipped'],
  ])
  expect(second.report.services[4].reason).toMatch(said('fleet-result-unfinished', 'web'))
  expect(second.all.outputs('report')).toMatchObject({ failed: 'worker,web,admin', deployed: 'db,docs,api' })
  expect(readdirSync(artifacts).filter((name) => name.includes('web'))).toEqual([
    ...['taxiway-fleet-begun-web-1', 'taxiway-fleet-begun-web-2', 'taxiway-fleet-ended-web-1'],
  ])
  expect(await local.deployments('svc_web')).toHaveLength(1)
  expect(await local.deployments('svc_api')).toHaveLength(2)
})

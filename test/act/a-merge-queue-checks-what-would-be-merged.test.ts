import { queued } from '../support/act/event.ts'
import { expect, test } from '../support/act/scenario.ts'

const file = `services:
  api: { service-id: svc_api, paths: [api/**] }
  web: { service-id: svc_web, paths: [web/**] }
`

test('in a merge queue a preview is skipped, and a fleet is planned against the base of the queue', async ({
  project,
  platform,
  run,
}) => {
  const preview = project.addWorkflow('preview')
  project.edit(preview, /pull_request:\n.*/, 'merge_group:')
  const fleet = project.addWorkflow('monorepo')
  project.edit(fleet, /push:\n.*/, 'merge_group:').edit(fleet, /environment: production/, 'mode: plan')
  const base = project.write('taxiway.yaml', file).write('api/a', '1').write('web/a', '1').commit()
  // The queue's own file would deploy more.
  const head = project.write('web/a', '2').write('taxiway.yaml', file.replaceAll('paths: [api/**]', '')).commit()
  const local = await platform([])
  const event = queued({ base_sha: base, head_sha: head })

  const skipped = await run(preview, event, local)
  expect(skipped).toMatchObject({ green: true, jobs: { preview: 'success' } })
  expect(skipped.outputs('preview')).toMatchObject({ outcome: 'skipped' })
  const planned = await run(fleet, event, local)
  const { services } = JSON.parse(planned.outputs('deploy')['report'] ?? '{}')
  expect(services.map(({ service }: { service: string }) => service)).toEqual(['web'])
  expect(local.requests.filter((request) => !request.startsWith('GET '))).toEqual([])
})

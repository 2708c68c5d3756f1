import type { GithubFault } from '../support/github/fault.ts'
import { said } from '../support/messages.ts'
import { deployed, expect, lastStates, onPlatform, pullRequest, push, test } from '../support/previewing.ts'

const image = { image: 'registry.example/harbor:pr-7' }

test('the deployment of the creation is followed, and a ref is never sent', async ({ stage }) => {
  const { pull, site, run } = await stage()
  const opened = await run('opened', image)
  expect(opened.outcome).toBe('succeeded')
  expect(opened.outputs['deployment-id']).toMatch(/^dep-1-/)
  expect(site.state.created.all[0]?.fields).toEqual({ name: 'harbor-pr-7', projectSlug: 'harbor', ...image })
  expect(site.requests('deploy')).toEqual([])

  push(pull, '2'.repeat(40))
  const pushed = await run('synchronize', image)
  expect(pushed.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-1' })
  expect(site.requests('deploy').map(({ body }) => body ?? {})).toEqual([{}])

  const other = await run('synchronize', { image: 'other:1' })
  expect(other.outcome).toBe('failed')
  expect(other.errors[0]).toMatch(
    said('preview-runs-image', 'svc-new-1', 'harbor-pr-7', 'runs the image "registry.example/harbor:pr-7"'),
  )
})

test('variables and a port apply with a deployment of their own', async ({ stage }) => {
  const { site, run } = await stage()
  const more = { ...image, port: '80', 'env-vars': 'TOKEN=hunter22-hunter22' }
  const job = await run('opened', more, { secrets: ['hunter22-hunter22'] })
  expect(job.outcome).toBe('succeeded')
  expect(site.ledger.imports).toEqual([{ TOKEN: 'hunter22-hunter22' }])
  expect(site.requests('deploy').map(({ body }) => body ?? {})).toEqual([{}])
})

test('an address that is given is shown from the first status on', async ({ stage }) => {
  const { hub, run } = await stage()
  const url = 'https://harbor.example/'
  expect((await run('opened', { 'environment-url': url })).outputs).toMatchObject({ outcome: 'succeeded', url })
  const [shown] = deployed(hub)
  expect(new Set(shown?.statuses.map((status) => status['environment_url']))).toEqual(new Set([url]))
})

test('three at once, and a push to one of them', async ({ stage, preview }) => {
  const { pull, site, hub } = await stage()
  const names = ['api', 'web', 'docs']
  const deploy = (name: string, action: 'opened' | 'synchronize') =>
    preview({ hub, pull, action }, onPlatform(site, { 'service-name': `${name}-7`, port: '80' }))
  const jobs = await Promise.all(names.map((name) => deploy(name, 'opened')))
  expect(jobs.map(({ outcome }) => outcome)).toEqual(['succeeded', 'succeeded', 'succeeded'])
  expect(new Set(jobs.map(({ outputs }) => outputs['service-id'])).size).toBe(3)
  expect(jobs.map(({ outputs }) => outputs['url'])).toEqual(names.map((name) => `https://${name}-7-x1.apps.example`))
  const again = await deploy('web', 'synchronize')
  expect(again.outputs['service-id']).toBe(jobs[1]?.outputs['service-id'])
  expect(site.state.created.all).toHaveLength(3)
  expect(hub.comments).toHaveLength(3)
  for (const [index, name] of names.entries()) {
    expect(
      hub.comments.filter(({ body }) => body.includes(`${name}-7`)),
      `${index}`,
    ).toHaveLength(1)
  }
  expect(lastStates(hub)).toEqual(['success', 'success', 'success'])
})

test.concurrent('a silent GitHub holds nothing up, and the post step saves what main could not', async ({
  stage,
  expect,
}) => {
  const { hub, run, post } = await stage({ github: { mute: true } })
  const inputs = { timeout: '14s' }
  const main = await run('opened', inputs, { timeFactor: 2 })
  expect(main.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-1' })
  // Fourteen seconds and ten of grace at twice the pace, and some for a slow machine to start.
  expect(main.endedAt - main.startedAt).toBeLessThan(16_000)
  hub.mute = false
  await post(main, inputs)
  expect(hub.states().at(-1)).toBe('success')
  expect(hub.comments[0]?.body).toContain('is ready')
  const next = await run('synchronize', inputs)
  expect(next.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-1' })
})

const hostile = [
  '@ada #1 ![x](https://evil.example/p.png) <img src=x onerror=alert(1)> </pre></details>',
  '-->```` [link](javascript:alert(1)) <script>',
]

test('the comment is found on the third page and updated in place, and comments by others have no effect', async ({
  stage,
}) => {
  const broken = [{ is: 'building', log: hostile }, { is: 'failure' }] as const
  const { pull, hub, run } = await stage({ platform: { stories: { ['2'.repeat(40)]: broken } } })
  for (let count = 0; count < 230; count++) hub.comment(7, `Nice ${count}`, 'bob')
  await run('opened')
  const ours = hub.comments.at(-1)
  const stolen = hub.comment(7, (ours?.body ?? '').replaceAll('svc-new-1', 'svc-harbor'), 'eve')
  const stolenBody = stolen.body
  if (ours !== undefined) ours.body = `${ours.body.split('\n')[0]}\nservice: svc-harbor url: https://evil.example`

  // Anyone who may deploy may write a payload.
  const [own] = hub.deployments
  const payload = { ...JSON.parse(JSON.stringify(own?.payload)), service: 'svc-harbor' }
  if (own !== undefined) hub.deployments.push({ ...own, id: own.id + 1, payload, creator: { login: 'eve' } })

  push(pull, '2'.repeat(40))
  const job = await run('synchronize')
  expect(job.outputs).toMatchObject({ outcome: 'failed', 'service-id': 'svc-new-1' })
  expect(hub.comments).toHaveLength(232)
  expect(stolen.body).toBe(stolenBody)
  const body = ours?.body ?? ''
  expect(body).not.toContain('evil.example"')
  expect(body).toContain('onerror')
  expect(body.replace(/^<!--.*-->/, '')).not.toMatch(/@ada|#1\b|<img|<script|!\[|-->|```|\]\(/)
  expect(body.match(/<\/?(?:details|pre)>/g)).toEqual(['<details>', '<pre>', '</pre>', '</details>'])
})

test('of two comments that were written at the same time the older one stays', async ({
  platform,
  github,
  preview,
}) => {
  const pull = pullRequest(7)
  const site = await platform()
  let raced = false
  const hub = await github({
    pulls: [pull],
    faults: [
      {
        on: 'issues/create-comment',
        nth: [1],
        // Another run with the same marker was slightly earlier.
        meanwhile: () => {
          const sent = hub.calls.findLast(({ operation }) => operation === 'issues/create-comment')
          hub.comment(7, String(sent?.body['body']))
          raced = true
        },
      },
    ],
  })
  const job = await preview({ hub, pull, action: 'opened' }, onPlatform(site))
  expect([job.outcome, job.warnings, raced]).toEqual(['succeeded', [], true])
  expect(hub.comments.map(({ id }) => id)).toEqual([9001])
  expect(hub.comments[0]?.body).toContain('is ready')
})

test.for<[string, GithubFault]>([
  ['loses the first comment', { on: 'issues/create-comment', nth: [1], answer: 'reset' }],
  ['loses the answer to it', { on: 'issues/create-comment', nth: [1], effect: 'happens', answer: 'reset' }],
  ['limits it', { on: 'issues/create-comment', nth: [1], answer: { retryAfter: 1 } }],
  ['stumbles over its update', { on: 'issues/update-comment', nth: [1], answer: 'unicorn' }],
  ['loses the answer to its update', { on: 'issues/update-comment', nth: [1], effect: 'happens', answer: 'cut' }],
])('a GitHub that %s still shows one comment', async ([, fault], { stage }) => {
  const { hub, run } = await stage({ github: { faults: [fault] } })
  const job = await run('opened')
  expect([job.outcome, job.warnings]).toEqual(['succeeded', []])
  expect(hub.comments.map(({ body }) => body)).toEqual([expect.stringContaining('is ready')])
})

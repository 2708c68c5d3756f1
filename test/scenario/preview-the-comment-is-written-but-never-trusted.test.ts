// @module-tag thorough
import type { GithubFault } from '../support/github/fault.ts'
import { expect, onPlatform, pullRequest, push, test } from '../support/previewing.ts'

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
        answer: { lateMs: 0 },
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

import { expect, push, remembered, test } from '../support/previewing.ts'

const [first, second, third] = ['1', '2', '3'].map((digit) => digit.repeat(40)) as [string, string, string]
const url = 'https://harbor-pr-7-x1.apps.example'
const teardown = { 'teardown-request': 'DELETE /api/services/{id}' }

test('opened, pushed, closed and reopened: one service, one comment, one record', async ({ stage }) => {
  const broken = [{ is: 'building', log: ['error: no such module'] }, { is: 'failure' }] as const
  const own = { 'DELETE /api/services/svc-new-1': { status: 204 } }
  const { pull, site, hub, run } = await stage({
    pull: { head: { sha: first } },
    platform: { stories: { [second]: broken }, own, prefix: '/eu' },
  })
  const inputs = { port: '3000', 'internal-port': '3000', 'plan-key': 'small', ...teardown }
  const counts: Record<string, number[]> = {}
  const counted = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    const before = [hub.requests.length, site.journal.length] as const
    await work()
    counts[name] = [hub.requests.length - before[0], site.journal.length - before[1]]
    console.log(
      name,
      counts[name],
      hub.requests.slice(before[0]),
      site.journal.slice(before[1]).map(({ method, path }) => `${method} ${path}`),
    )
  }

  await counted('opened', async () => {
    const opened = await run('opened', inputs)
    expect(opened.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-1', ref: first, url })
  })
  expect(site.state.created.all.map(({ fields }) => fields)).toEqual([
    {
      ...{ name: 'harbor-pr-7', projectSlug: 'harbor', planKey: 'small', internalPort: 3000 },
      repoUrl: 'https://github.com/ada/harbor',
    },
  ])
  expect(remembered(hub)).toEqual([['svc-new-1', 'success']])
  expect(hub.comments[0]?.body).toContain('is ready')
  push(pull, second)
  await counted('failed push', async () => {
    expect((await run('synchronize', inputs)).outcome).toBe('failed')
  })
  expect(remembered(hub)).toEqual([
    ['svc-new-1', 'success'],
    ['svc-new-1', 'failure'],
  ])
  expect(hub.comments[0]?.body).toContain('no such module')
  push(pull, third)
  await counted('push', async () => {
    expect((await run('synchronize', inputs)).outputs).toMatchObject({ outcome: 'succeeded', url })
  })
  expect(remembered(hub)).toEqual([['svc-new-1', 'success']])
  pull.state = 'closed'
  await counted('closed', async () => {
    expect((await run('closed', inputs)).outcome).toBe('skipped')
  })
  expect(remembered(hub)).toEqual([])
  expect(hub.comments.map(({ body }) => body)).toEqual([expect.stringContaining('Reopening creates another one')])
  pull.state = 'open'
  expect((await run('reopened', inputs)).outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-2' })
  expect(hub.comments).toHaveLength(1)
})

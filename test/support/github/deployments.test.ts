import { expect, test } from '../scenario.ts'
import { ask, deployment, repo } from './asking.ts'
import type { GithubApi } from './github-api.ts'

const path = `${repo}/deployments`
const create = (hub: GithubApi, more: object) => ask(hub, `POST ${path}`, { ...deployment, ...more })
const succeed = (hub: GithubApi, id: number, more: object = {}) =>
  ask(hub, `POST ${path}/${id}/statuses`, { state: 'success', ...more })

test('the newest comes first, by environment, ref, commit and task', async ({ github }) => {
  const hub = await github()
  const sha = 'a'.repeat(40)
  await create(hub, { environment: 'live', payload: 'text' })
  await create(hub, { environment: 'live', ref: sha, payload: { a: [1] } })
  await create(hub, { environment: 'test', task: 'migrate' })
  const ids = async (query: string) =>
    (await ask(hub, `GET ${path}?${query}`)).json.map(({ id, payload }: { id: number; payload: unknown }) => [
      id,
      payload,
    ])
  expect(await ids('environment=live')).toEqual([
    [9002, { a: [1] }],
    [9001, 'text'],
  ])
  expect(await ids(`sha=${sha}`)).toEqual([[9002, { a: [1] }]])
  expect(await ids('ref=main&task=migrate')).toEqual([[9003, {}]])
})

test.for([
  ['could merge', { auto_merge: true }, 202],
  ['waits for checks', { required_contexts: ['build'] }, 409],
  ['names a ref that is not there', { ref: 'gone' }, 422],
] as const)('one that %s is not created', async ([, more, status], { github }) => {
  const hub = await github({ unknownRefs: ['gone'] })
  expect((await create(hub, more)).status).toBe(status)
  expect(hub.deployments).toEqual([])
})

test.for([
  ['ends the older ones of its environment', {}, {}, ['success', 'inactive']],
  ['leaves those of other environments', { environment: 'test' }, {}, ['success']],
  ['leaves production', { production_environment: true }, {}, ['success']],
  ['leaves transient ones', { transient_environment: true }, {}, ['success']],
  ['leaves all when asked to', {}, { auto_inactive: false }, ['success']],
] as const)('a success %s', async ([, older, status, states], { github }) => {
  const hub = await github()
  await create(hub, { environment: 'live', ...older })
  await create(hub, { environment: 'live' })
  await succeed(hub, 9001)
  await succeed(hub, 9002, status)
  expect(hub.states(0)).toEqual(states)
  expect(hub.states(1)).toEqual(['success'])
})

test('an active one is not deleted while there are others', async ({ github }) => {
  const hub = await github()
  await create(hub, {})
  await create(hub, {})
  expect((await ask(hub, `DELETE ${path}/9001`)).status).toBe(422)
  await ask(hub, `POST ${path}/9001/statuses`, { state: 'inactive' })
  expect((await ask(hub, `DELETE ${path}/9001`)).status).toBe(204)
})

test.for([{ description: 'x'.repeat(141) }, { log_url: '/log' }, { environment_url: 'ftp://harbor.example' }])(
  'a status with %j is refused',
  async (wrong, { github }) => {
    const hub = await github()
    await create(hub, {})
    expect((await succeed(hub, 9001, wrong)).status).toBe(422)
    expect(hub.states()).toEqual([])
  },
)

import { expect, test } from 'vitest'
import { stage } from './local-platform.ts'

test('a project is created with a unique slug, and listed with its services', async () => {
  await using local = await stage()
  const create = (body: object) => local.ask('/api/projects', { body })
  const created = await create({ name: 'Größe & Co', description: 'ours' })
  expect(created).toEqual({
    status: 201,
    body: { id: expect.any(String), name: 'Größe & Co', slug: 'gro-e-co', description: 'ours' },
  })
  expect(await create({ name: 'gro E co' })).toMatchObject({ status: 409 })
  expect(await create({ name: '???' })).toMatchObject({ status: 400 })
  expect(await create({})).toMatchObject({ status: 400, body: { error: expect.stringContaining('name') } })
  const body = { name: 'one', projectSlug: 'gro-e-co', repoUrl: 'https://user:secret@127.0.0.1:1/x.git' }
  const service = await local.ask('/api/services', { body })
  expect(service.body.repoUrl).toBe('https://127.0.0.1:1/x.git')
  const { body: projects } = await local.ask('/api/projects')
  const database = { sourceType: 'database', engine: 'postgres' }
  expect(projects).toEqual([
    expect.objectContaining({ slug: 'demo', serviceCount: 2, services: [{ sourceType: 'upload' }, database] }),
    { ...created.body, serviceCount: 1, services: [{ sourceType: 'git' }] },
  ])
})

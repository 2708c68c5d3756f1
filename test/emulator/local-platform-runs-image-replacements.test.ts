import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serverSaying, useStage, write } from './local-platform.ts'

const local = useStage((folder) => {
  write(join(folder, 'web'), { 'server.cjs': serverSaying('hello'), 'other.cjs': serverSaying('pinned') })
  return {
    images: {
      'ghcr.io/team/web': { folder: join(folder, 'web'), command: 'node server.cjs' },
      'ghcr.io/team/web:2': { folder: join(folder, 'web'), command: 'node other.cjs' },
      'gone:1': { folder: join(folder, 'nowhere'), command: 'node server.cjs' },
    },
  }
})

/** Creates a service, and follows the deployment that this queues. */
async function run(image: string) {
  const { status, body: service } = await local.ask('/api/services', {
    body: { name: 'app', projectSlug: 'demo', image },
  })
  expect([status, service]).toEqual([201, expect.objectContaining({ sourceType: 'image', status: 'idle', image })])
  const { body } = await local.ask(`/api/services/${service.id}/deployments`)
  expect(body.deployments).toHaveLength(1)
  return { service, ...(await local.finish(service.id, body.deployments[0].deploymentId)) }
}

test.each([
  ['ghcr.io/team/web:1', 'hello'],
  [`ghcr.io/team/web@sha256:${'a'.repeat(64)}`, 'hello'],
  ['ghcr.io/team/web:2', 'pinned'],
])('%s runs its replacement', async (image, said) => {
  const { record, log } = await run(image)
  expect(record.status).toBe('live')
  expect(log[0]).toBe(`Pulling ${image}`)
  expect(await (await fetch(record.url)).text()).toBe(said)
})

test('an image runs in a copy, is deployed again without a ref, and rejects a ref', async () => {
  const { service } = await run('ghcr.io/team/web:1')
  expect((await local.deploy(service.id)).record.status).toBe('live')
  expect((await local.ask(`/api/services/${service.id}/deploy`, { body: { ref: 'main' } })).status).toBe(400)
  expect(readdirSync(join(local.folder, 'web')).sort()).toEqual(['other.cjs', 'server.cjs'])
})

test('an image without a replacement fails its deployment, and the log says why', async () => {
  const { record, log } = await run('nginx:latest')
  expect(record.status).toBe('failed')
  expect(log.filter((line) => !/^(Deployment dep_|Source|System|Limits)/.test(line))).toEqual([
    'Pulling nginx:latest',
    expect.stringMatching(/^Images with a replacement: ghcr\.io\/team\/web, /),
    expect.stringMatching(/^Deployment failed: .*"nginx:latest" has no replacement/),
  ])
  expect((await run('gone:1')).log.at(-1)).toContain('could not be copied')
})

test.each(['', 'Team/Web', '-x', '../x'])('%j is not an image', async (image) => {
  const answer = await local.ask('/api/services', { body: { name: 'app', projectSlug: 'demo', image } })
  expect(answer).toEqual({ status: 400, body: { error: expect.stringContaining('image') } })
})

// @module-tag thorough
import { said } from '../support/messages.ts'
import { expect, push, test } from '../support/previewing.ts'

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

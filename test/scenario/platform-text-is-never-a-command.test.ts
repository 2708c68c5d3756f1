import { byRef, expect, test } from '../support/scenario.ts'

const evil = 'x\n::error::owned\r\n##[error]owned ::set-output name=outcome::succeeded <img src=x onerror=owned> @ada'

test('ids, refs and addresses of a hostile answer are text', async ({ platform, run }) => {
  const body = { deploymentId: `../../services?${evil}`, ref: evil, url: evil }
  const site = await platform({ faults: [{ on: 'deploy', answer: { status: 202, body } }] })
  const job = await run(byRef(site, { timeout: '2s' }))
  expect(job.exitCode).toBe(1)
  expect(job.errors).toHaveLength(1)
  expect(job.summary).not.toContain('<img')
  expect(job.summary).not.toContain('@ada')
})

test('status words and addresses of a hostile record are text', async ({ platform, run }) => {
  const record = { url: 'javascript:alert(1)', hostname: `${evil}.example` }
  const site = await platform({ story: [{ is: 'building' }, { status: evil, record }, { is: 'failure' }] })
  const job = await run(byRef(site))
  expect(job.outcome).toBe('failed')
  expect(job.outputs['url'] ?? '').not.toMatch(/^javascript|\n/)
  expect(job.summary).not.toContain('<img')
  expect(job.summary).not.toContain('(javascript:')
})

test('an error from a hostile platform is one annotation', async ({ platform, run }) => {
  const site = await platform({ faults: [{ on: 'deploy', answer: { status: 409, body: { error: evil } } }] })
  const job = await run(byRef(site))
  expect(job.outcome).toBe('failed')
  expect(job.errors).toHaveLength(1)
  expect(job.summary).not.toContain('<img')
})

test('the reasons for skipped keys are text', async ({ platform, run }) => {
  const site = await platform({ skippedKeys: { A: evil } })
  const job = await run(byRef(site, { 'env-vars': 'A=1' }))
  expect(job.outcome).toBe('succeeded')
  expect(job.errors).toEqual([])
})

test('an error of a megabyte fits into an annotation', async ({ platform, run }) => {
  const site = await platform({
    faults: [{ on: 'deploy', answer: { status: 400, body: { error: 'no '.repeat(400_000) } } }],
  })
  const job = await run(byRef(site))
  expect(job.errors[0]?.length).toBeLessThanOrEqual(4096)
  expect(Buffer.byteLength(job.summary)).toBeLessThan(1_000_000)
})

test('failing lines of a megabyte fit into an annotation', async ({ platform, run }) => {
  const log = [...Array(20)].map((_, index) => `error: ${index} ${'wreck '.repeat(1000)}`)
  const site = await platform({ story: [{ is: 'building', log }, { is: 'failure' }] })
  const job = await run(byRef(site))
  expect(job.errors[0]?.length).toBeLessThanOrEqual(4096)
  expect(job.errors[0]).toContain('error: 0 wreck')
})

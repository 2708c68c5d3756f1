import { byRef, expect, test } from '../support/scenario.ts'

// Every run of every scenario is searched for its key; here the platform tries to leak it.
test('no secret is ever written, whatever form the platform shows it in', async ({ platform, run }) => {
  const { key } = await platform()
  const forms = [
    key,
    `Authorization: Bearer ${key}`,
    JSON.stringify({ headers: { authorization: key } }),
    encodeURIComponent(key),
    Buffer.from(key).toString('base64'),
    `https://x/?key=${encodeURIComponent(key)}&x`,
    `${key.slice(0, 8)}\u001b[0m${key.slice(8)}`,
    `${key.slice(0, 8)}\u0007${key.slice(8)}`,
    `${'x'.repeat(8185)}${key}`,
  ]
  const record = { url: `https://harbor.example/${key}`, error: key }
  const site = await platform({
    story: [
      { is: 'building', log: forms },
      { status: `failed`, record },
    ],
  })
  const job = await run(byRef(site, { 'failure-states': 'failed' }))
  expect(job.outcome).toBe('failed')
  expect(job.buildLog.slice(0, 2)).toEqual(['***', 'Authorization: Bearer ***'])
  expect(job.view.shown.join('\n')).not.toContain(key.slice(0, 10))
})

test('an error that repeats the key is redacted', async ({ platform, run }) => {
  const { key } = await platform()
  const answer = { status: 401, body: { error: `the key ${key} is unknown` } }
  const site = await platform({ faults: [{ on: 'deploy', answer }] })
  const job = await run(byRef(site))
  expect(job.errors[0]).toContain('the key *** is unknown')
})

test('a value that an error repeats is redacted before the error is cut', async ({ platform, run }) => {
  const value = 'quay-'.repeat(200)
  const answer = { status: 400, body: { error: `VALUE may not be ${value}` } }
  const site = await platform({ faults: [{ on: 'import', answer }] })
  const job = await run(byRef(site, { 'env-vars': `VALUE=${value}` }))
  expect(job.errors[0]).toContain('VALUE may not be ***')
  expect(job.view.shown.join('\n')).not.toContain('quay-quay')
})

test('the mask comes first', async ({ platform, run }) => {
  const site = await platform()
  const job = await run(byRef(site))
  expect(job.stdout.startsWith('::add-mask::')).toBe(true)
  expect(job.view.masks).toContain(site.key)
})

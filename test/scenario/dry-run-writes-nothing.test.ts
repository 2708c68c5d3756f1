import { byRef, expect, test } from '../support/scenario.ts'

test('a dry run of a deploy by ref checks the key and the service, and writes nothing', async ({
  platform,
  github,
  run,
}) => {
  const [site, hub] = [await platform(), await github()]
  const inputs = byRef(site, { 'dry-run': 'true', 'env-vars': 'A=1', environment: 'harbor-live' })
  const job = await run(inputs, { githubUrl: hub.url })
  expect(job.exitCode).toBe(0)
  expect(job.outputs).toMatchObject({ outcome: 'skipped', 'service-id': inputs['service-id'] })
  expect(site.journal.map(({ route }) => route).toSorted()).toEqual(['history', 'whoami'])
  expect(hub.requests).toEqual([])
})

test('a dry run says what it could not check, in the log and in the summary', async ({ platform, run }) => {
  const permissions = { deployments: 'write' }
  const site = await platform({
    identity: { keyScope: { kind: 'service', serviceId: 'svc-harbor', permissions } },
    faults: [{ on: 'history', answer: { status: 403 } }],
  })
  const job = await run(byRef(site, { 'dry-run': 'true', 'env-vars': 'A=1', ref: 'v2' }))
  expect(job.exitCode).toBe(0)
  for (const shown of [job.stdout, job.summary]) {
    expect(shown).toMatch(/Not checked/)
    expect(shown).toContain('whether service svc-harbor exists')
    expect(shown).toContain('whether the key may import variables')
    expect(shown).toMatch(/whether its repository has (?:"|&#34;)v2/)
  }
})

test('a dry run says that the key may do more than a deploy needs', async ({ platform, run }) => {
  const account = await run(byRef(await platform(), { 'dry-run': 'true', 'env-vars': 'A=1' }))
  expect(account.exitCode).toBe(0)
  expect(account.stdout).toMatch(/account key.*Create a key .* at most deployments:write, logs:read, variables:write\./)
  const narrow = await run(byRef(await platform({ identity: { keyScope: scope } }), { 'dry-run': 'true' }))
  expect(narrow.stdout).not.toContain('Create a key')
})

const scope = { kind: 'service', serviceId: 'svc-harbor', permissions: { deployments: 'write' } }

test.concurrent.for([
  [
    'a platform that does not say whose key it is',
    { faults: [{ on: 'whoami', answer: { status: 500 } }] },
    /whose key/,
  ],
  ['a platform that says nothing', { faults: [{ on: 'whoami', answer: 'reset' }] }, /whose key/],
  [
    'a service that is not there',
    { faults: [{ on: 'history', answer: { status: 404 } }] },
    /404.*Check the id of the service/,
  ],
  ['a wrong key', { faults: [{ on: 'whoami', answer: { status: 401 } }] }, /401/],
  ['the key of another service', { identity: { keyScope: { ...scope, serviceId: 'svc-other' } } }, /svc-other/],
  [
    'a key that may not deploy',
    { identity: { keyScope: { ...scope, permissions: { deployments: 'read' } } } },
    /deployments:write/,
  ],
] as const)('a dry run is red for %s', async ([, script, text], { platform, run, expect }) => {
  const site = await platform(script)
  const job = await run(byRef(site, { 'dry-run': 'true' }), { timeFactor: 5 })
  expect(job.outcome).toBe('failed')
  expect(job.errors[0]).toMatch(text)
  expect(site.journal.every(({ method }) => method === 'GET')).toBe(true)
})

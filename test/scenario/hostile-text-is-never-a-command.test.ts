import { byRef, expect, test } from '../support/scenario.ts'

const hostile = [
  '::error::owned',
  '  ::warning file=a::owned',
  '\u2003::set-output name=outcome::succeeded',
  '##[error]owned',
  'before ##[set-env name=PATH;]/tmp/evil',
  '::set-env name=NODE_OPTIONS::--require=/tmp/evil.js',
  '::add-path::/tmp/evil',
  '::add-mask::a',
  '::save-state name=x::y',
  '::stop-commands::pause-logging',
  '::stop-commands::',
  '::add-matcher::/tmp/matcher.json',
  '::group::never closed',
  '::echo::on',
  'progress 10%\r::error::owned\r##[warning]owned',
  'one\r\n::error::owned\n::error::owned',
  '\u001b[2K\u001b]0;title\u0007::error::owned',
  '\u001b]8;;https://evil.example\u001b\\link\u001b]8;;\u001b\\',
  '#\u0007#[error]owned',
  '##\u001b[2K[error]owned',
  '\u0000\u0008::error::owned',
  '\u2028::error::owned\u2029##[error]owned',
  '##vso[task.setvariable variable=x]owned',
  '\ufeff::error::owned',
]

test('lines of a hostile log are never commands', async ({ platform, run }) => {
  const site = await platform({ story: [{ is: 'building', log: hostile }, { is: 'success' }] })
  const job = await run(byRef(site))
  expect(job.outcome).toBe('succeeded')
  expect(job.view.obeyed.map(({ data }) => data).join('\n')).not.toMatch(/owned|evil/)
  expect(job.view.masks).not.toContain('a')
  const shown = job.stdout.split('\n').filter((line) => line.includes('owned') || line.includes('evil'))
  expect(shown.filter((line) => !line.startsWith(' | ') || line.includes('##['))).toEqual([])
})

const evil = 'x\n::error::owned\r\n##[error]owned ::set-output name=outcome::succeeded <img src=x onerror=owned> @ada'

test('a failure that quotes a hostile log and status is one error, which holds no command', async ({
  platform,
  run,
}) => {
  const log = [...hostile, 'src/a.ts(1,1): error TS1: no ##[error]owned']
  const site = await platform({ story: [{ is: 'building', log }, { status: evil }, { status: 'failed' }] })
  const job = await run(byRef(site))
  expect([job.outcome, job.errors.length]).toEqual(['failed', 1])
  expect(job.view.masks).not.toContain('a')
  expect(job.errors.join('\n')).not.toContain('##[')
})

test.for([
  ['the answer to the deploy', { deploymentId: `../../services?${evil}`, ref: evil, url: evil }, {}],
  ['the record', undefined, { hostname: `${evil}.example`, ref: evil, commitSha: evil }],
] as const)('ids, refs and addresses of %s are text', async ([, json, record], { platform, github, run }) => {
  const hub = await github()
  const site = await platform({
    story: [{ is: 'building' }, { status: evil, record }, { is: 'failure' }],
    faults: json === undefined ? [] : [{ on: 'deploy', answer: { status: 202, json } }],
  })
  const job = await run(byRef(site, { timeout: '3s', environment: 'live' }), { githubUrl: hub.url })
  expect([job.exitCode, job.errors.length]).toEqual([1, 1])
  expect(job.outputs['url']).toBeUndefined()
  expect(job.summary).not.toMatch(/<img|@ada/)
})

test('the reasons for skipped variables are text', async ({ platform, run }) => {
  const site = await platform({ skippedKeys: { A: evil } })
  const job = await run(byRef(site, { 'env-vars': 'A=1' }))
  expect([job.outcome, job.errors, job.warnings.length]).toEqual(['succeeded', [], 1])
})

test('an error of a megabyte fits into an annotation and the summary', async ({ platform, run }) => {
  const answer = { status: 400, json: { error: 'no '.repeat(400_000) } }
  const job = await run(byRef(await platform({ faults: [{ on: 'deploy', answer }] })))
  expect(job.errors[0]?.length).toBeLessThanOrEqual(4_096)
  expect(Buffer.byteLength(job.summary)).toBeLessThan(100_000)
})

test('an id is one part of a path, whatever it holds', async ({ platform, run }) => {
  const site = await platform()
  const job = await run(byRef(site, { 'service-id': 'svc%2Fharbor?limit=1#x y' }))
  expect([job.outcome, site.journal]).toEqual(['failed', []])
})

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
  'src/a.ts(1,1): error TS1: owned',
  '##vso[task.setvariable variable=x]owned',
  '\ufeff::error::owned',
]

test('hostile log lines are never commands', async ({ platform, run }) => {
  const site = await platform({ story: [{ is: 'building', log: hostile }, { is: 'success' }] })
  const job = await run(byRef(site))
  expect(job.outcome).toBe('succeeded')
  expect([...job.errors, ...job.warnings, ...job.notices].join('\n')).not.toContain('owned')
  expect(job.view.obeyed.map(({ data }) => data).join('\n')).not.toMatch(/owned|evil/)
  expect(job.view.masks).not.toContain('a')
  expect(job.outputs['outcome']).toBe('succeeded')
  // Even without the bracket of stopped commands the lines hold no command.
  const naked = job.stdout.split('\n').filter((line) => line.includes('owned') || line.includes('evil'))
  expect(naked.filter((line) => /^\s*::/.test(line) || line.includes('##['))).toEqual([])
  expect(naked.every((line) => /^ [|│]/u.test(line))).toBe(true)
})

test('the failure message of a hostile log holds no command', async ({ platform, run }) => {
  const site = await platform({
    story: [{ is: 'building', log: hostile }, { status: 'failed\n::add-mask::a\r##[error]x' }],
  })
  const job = await run(byRef(site, { 'failure-states': 'failed ::add-mask::a ##[error]x', timeout: '2s' }))
  expect(job.exitCode).toBe(1)
  expect(job.view.masks).not.toContain('a')
  expect(job.view.obeyed.map(({ name }) => name)).not.toContain('set-output')
})

const evil = 'x\n::error::owned\r\n##[error]owned ::set-output name=outcome::succeeded <img src=x onerror=owned> @ada'

test('ids, refs and addresses of a hostile answer are text', async ({ platform, run }) => {
  const json = { deploymentId: `../../services?${evil}`, ref: evil, url: evil }
  const site = await platform({ faults: [{ on: 'deploy', answer: { status: 202, json } }] })
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

test('the reasons for skipped keys are text', async ({ platform, run }) => {
  const site = await platform({ skippedKeys: { A: evil } })
  const job = await run(byRef(site, { 'env-vars': 'A=1' }))
  expect(job.outcome).toBe('succeeded')
  expect(job.errors).toEqual([])
})

test('an error of a megabyte fits into an annotation', async ({ platform, run }) => {
  const site = await platform({
    faults: [{ on: 'deploy', answer: { status: 400, json: { error: 'no '.repeat(400_000) } } }],
  })
  const job = await run(byRef(site))
  expect(job.errors[0]?.length).toBeLessThanOrEqual(4096)
  expect(Buffer.byteLength(job.summary)).toBeLessThan(1_000_000)
})

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
  expect(job.stdout.startsWith('::add-mask::')).toBe(true)
  expect(job.buildLog.slice(0, 2)).toEqual(['***', 'Authorization: Bearer ***'])
  expect(job.view.shown.join('\n')).not.toContain(key.slice(0, 10))
})

test('an error that repeats the key is redacted', async ({ platform, run }) => {
  const { key } = await platform()
  const answer = { status: 401, json: { error: `the key ${key} is unknown` } }
  const site = await platform({ faults: [{ on: 'deploy', answer }] })
  const job = await run(byRef(site))
  expect(job.errors[0]).toContain('the key *** is unknown')
})

test('a value that an error repeats is redacted before the error is cut', async ({ platform, run }) => {
  const value = 'quay-'.repeat(200)
  const answer = { status: 400, json: { error: `VALUE may not be ${value}` } }
  const site = await platform({ faults: [{ on: 'import', answer }] })
  const job = await run(byRef(site, { 'env-vars': `VALUE=${value}` }))
  expect(job.errors[0]).toContain('VALUE may not be ***')
  expect(job.view.shown.join('\n')).not.toContain('quay-quay')
})

const tricky = [
  '</details></pre><script>alert(1)</script>',
  '@ada see #12 and `code`',
  '![i](https://evil.example/p.png)',
  '```',
]

test.for([
  ['success', /^<h3>✅ svc-harbor was deployed in [\d.]+ s · <code>v1\.2<\/code>/],
  ['failure', /^<h3>❌ svc-harbor failed/],
] as const)('the job summary reports a %s', async ([is, headline], { platform, run }) => {
  const site = await platform({ story: [{ is: 'queued' }, { is: 'building', log: tricky }, { is }] })
  const { summary } = await run(byRef(site, { ref: 'v1.2', 'environment-url': 'https://harbor.example/' }))
  expect(summary).toMatch(headline)
  for (const part of [site.deployment.id, 'svc-harbor', 'v1.2', 'href="https://harbor.example/"']) {
    expect(summary).toContain(part)
  }
  // The phases: what the platform did, and how long.
  expect(summary).toMatch(/requested [\d.]+ s|<b>\w+ [\d.]+ s/)
  expect(summary).toContain('<details>')
  expect(summary).toContain('script')
  expect(summary).not.toContain('<script>')
  expect(summary).not.toMatch(/@ada|!\[i\]\(|[^&]#12/)
  expect(summary.split('</details>')).toHaveLength(summary.split('<details>').length)
})

test('job-summary: false writes no summary', async ({ platform, run }) => {
  const site = await platform()
  const job = await run(byRef(site, { 'job-summary': 'false' }))
  expect(job.summary).toBe('')
})

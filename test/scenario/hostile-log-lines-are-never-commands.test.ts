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

test('control characters are removed, and colours stay', async ({ platform, run }) => {
  const log = ['\u001b[31mred\u001b[0m \u001b[2Jcleared\u0007\u0000', 'a\tb']
  const site = await platform({ story: [{ is: 'building', log }, { is: 'success' }] })
  const job = await run(byRef(site))
  expect(job.buildLog).toEqual(['\u001b[31mred\u001b[0m cleared', 'a\tb'])
})

test('a record of several lines is shown as several', async ({ platform, run }) => {
  const site = await platform({ story: [{ is: 'building', log: ['one\rtwo\r\nthree\nfour', ''] }, { is: 'success' }] })
  const job = await run(byRef(site))
  expect(job.buildLog).toEqual(['one', 'two', 'three', 'four', ''])
})

test('a line of a megabyte is cut with a note', async ({ platform, run }) => {
  const log = ['漢'.repeat(400_000), 'next']
  // A megabyte in pieces of a few bytes would take a busy machine longer than a log may take after the verdict.
  const dialect = { stream: { shredded: false } }
  const site = await platform({ story: [{ is: 'building', log }, { is: 'success' }], dialect })
  const job = await run(byRef(site))
  expect(job.buildLog).toHaveLength(2)
  expect(Buffer.byteLength(job.buildLog[0] ?? '')).toBeLessThan(8400)
  expect(job.buildLog[0]).toMatch(/^漢{2000,}[^漢\ufffd]+$/)
})

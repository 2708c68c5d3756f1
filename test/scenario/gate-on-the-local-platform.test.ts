// @module-tag thorough
import { join } from 'node:path'
import { commit, git, stage } from '../contract/local-platform.ts'
import { expect, test } from '../support/gating.ts'

/** A server whose /health returns its version; from the fourth request on it prints a line. */
const server = (version: string, line: string): string => `
  let looks = 0
  require('node:http').createServer((request, response) => {
    if (++looks > 3) console.log(${JSON.stringify(line)})
    response.end(${JSON.stringify(version)})
  }).listen(process.env.PORT)`

test('a version that is healthy and then complains is found by its commit, and rolled back', async ({
  folder,
  gate,
}) => {
  const repository = join(folder, 'repository')
  const files = (version: string, line: string) => ({
    'server.cjs': server(version, line),
    'package.json': JSON.stringify({ scripts: { start: 'node server.cjs' } }),
  })
  commit(repository, files('version 1', 'all is well'))
  git(repository, 'tag', 'stable')
  await using local = await stage({ services: [{ id: 'shop', name: 'shop', repoUrl: repository }] })
  const { record } = await local.deploy('shop', 'stable')
  const inputs = {
    'base-url': local.platform.url,
    'api-key': local.platform.keys['account'] ?? '',
    'service-id': 'shop',
    'poll-interval': '200ms',
    'health-url': `${record.url}/health`,
    'health-interval': '100ms',
    soak: '1s',
    'log-fail-pattern': '^FATAL',
    'rollback-ref': 'stable',
  }
  const deploy = async () => (await local.ask('/api/services/shop/deploy', { body: { ref: 'main' } })).body.deploymentId

  const second = commit(repository, files('version 2', 'FATAL: out of fuel'))
  const id = await deploy()
  const env = { GITHUB_SHA: second }
  const job = await gate({ ...inputs, 'health-body': '^version 2$', 'health-successes': '5' }, { env })
  expect(job.report).toMatchObject({ chosenBy: 'commit', passed: false, outcome: 'succeeded', deploymentId: id })
  expect(job.results).toEqual(['health passed', 'runtime log failed'])
  expect(job.errors[0]).toContain('FATAL: out of fuel')
  expect(job.report.rollback).toMatchObject({ ref: 'stable', outcome: 'succeeded' })
  expect(await (await fetch(record.url)).text()).toBe('version 1')

  const third = commit(repository, files('version 3', 'all is well'))
  await deploy()
  const passed = await gate({ ...inputs, 'health-body': '^version 3$' }, { env: { GITHUB_SHA: third } })
  expect(passed.outputs).toMatchObject({ passed: 'true', outcome: 'succeeded', ref: third })
  expect(passed.report.checks.map(({ summary }) => summary)).toEqual([
    '3 good answers in a row: answered 200, and the body matches',
    expect.stringMatching(/^none of \d+ lines matches, in 1 s$/),
  ])
})

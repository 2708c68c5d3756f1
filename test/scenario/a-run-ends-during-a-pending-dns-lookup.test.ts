// @module-tag thorough
import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commit, test as gateTest, ofService } from '../support/gating.ts'
import { byRef, test } from '../support/scenario.ts'

const source = fileURLToPath(new URL('../support/preload/slow-lookup.c', import.meta.url))
const canTry = process.platform === 'linux' && spawnSync('cc', ['--version']).status === 0

/** The environment in which names below `.silent` are looked up for longer than a step may take in these tests. */
function silent(folder: string): Record<string, string> {
  const library = join(folder, 'slow-lookup.so')
  execFileSync('cc', ['-shared', '-fPIC', '-o', library, source, '-ldl'])
  return { LD_PRELOAD: library }
}

gateTest.runIf(canTry).concurrent('of a health check', async ({ platform, gate, folder, expect }) => {
  const site = await platform()
  site.state.makeDeployment(commit)
  const job = await gate(ofService(site, { 'health-url': 'http://shop.silent/' }), { env: silent(folder) })
  expect(job.exitCode).toBe(1)
  expect(job.results).toEqual(['health failed'])
})

test.runIf(canTry).concurrent('of GitHub, after a success', async ({ platform, run, folder, expect }) => {
  const site = await platform()
  const githubUrl = 'http://github.silent'
  const job = await run(byRef(site, { environment: 'production' }), { githubUrl, env: silent(folder) })
  expect([job.outcome, job.exitCode, job.errors]).toEqual(['succeeded', 0, []])
})

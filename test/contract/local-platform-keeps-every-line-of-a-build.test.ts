import { expect, test } from 'vitest'
import { archiveOf, stage } from './local-platform.ts'

test('a build that ends in the middle of its output loses no line of it', async () => {
  await using local = await stage()
  const program = `for (let line = 1; line <= 3_000; line += 1) console.log(line, 'x'.repeat(100))
    console.error('the reason'); process.exit(1)`
  const body = { name: 'chatty', archiveBase64: archiveOf({ 'build.cjs': program }), buildCommand: 'node build.cjs' }
  const { body: created } = await local.ask('/api/projects/demo/services/upload-b64', { body })
  await local.finish(created.service.id, created.deploymentId)
  const lines: string[] = []
  for (let after = 0; ; after = lines.length) {
    const { body: page } = await local.ask(`/api/deployments/${created.deploymentId}/logs?after=${after}`)
    if (page.length === 0) break
    lines.push(...page.map(({ line }: { line: string }) => line))
  }
  expect(lines.filter((line) => /^\d+ x+$/.test(line)).map((line) => Number.parseInt(line, 10))).toEqual(
    Array.from({ length: 3_000 }, (_, index) => index + 1),
  )
  expect(lines).toContain('the reason')
})

test('the caches of tools are those of the platform: the second build finds what the first one kept', async () => {
  await using local = await stage()
  const program = `const { existsSync, mkdirSync } = require('node:fs')
    for (const name of ['npm_config_cache', 'PIP_CACHE_DIR', 'GOMODCACHE', 'CARGO_HOME']) {
      console.log(name, existsSync(process.env[name]) ? 'warm' : 'cold')
      mkdirSync(process.env[name], { recursive: true })
    }`
  const upload = async (name: string): Promise<string> => {
    const archiveBase64 = archiveOf({ 'build.cjs': program })
    const body = { name, archiveBase64, buildCommand: 'node build.cjs', runtimeMode: 'cron' }
    const { body: created } = await local.ask('/api/projects/demo/services/upload-b64', { body })
    return (await local.finish(created.service.id, created.deploymentId)).log.join('\n')
  }
  expect(await upload('first')).toMatch(/npm_config_cache cold\nPIP_CACHE_DIR cold\nGOMODCACHE cold\nCARGO_HOME cold/)
  expect(await upload('second')).toMatch(/npm_config_cache warm\nPIP_CACHE_DIR warm\nGOMODCACHE warm\nCARGO_HOME warm/)
})

// @module-tag thorough
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../support/command.ts'
import { said } from '../support/messages.ts'
import { expect, test } from '../support/scenario.ts'

const ghToken = `ghp_${'0123456789abcdefghij'.repeat(2)}`

test('a token in the file is refused and never shown', async ({ folder }) => {
  writeFileSync(join(folder, 'taxiway.yaml'), `services:\n  api: { service-id: x, env: { GH: ${ghToken} } }\n`)
  const environment = { TAXIWAY_API_KEY: 'k_123456789', TAXIWAY_BASE_URL: 'http://127.0.0.1:9' }
  const { code, stdout, stderr } = await runCommand(['fleet', '--dry-run'], undefined, { cwd: folder, environment })
  expect(code, stderr).toBe(2)
  expect(stderr).toContain('taxiway.yaml:2:36: ')
  expect(stderr).toMatch(said('config-secret-value'))
  expect(stdout + stderr).not.toContain('ghp_')
})

// @module-tag thorough
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../support/command.ts'
import { said } from '../support/messages.ts'
import { expect, test } from '../support/scenario.ts'

const ghToken = `ghp_${'0123456789abcdefghij'.repeat(2)}`
const runKey = 'abcdef_SECRET-123456'

test.for([[['fleet', '--dry-run'], `services:\n  api: { service-id: x, env: { GH: ${ghToken} } }\n`, '2:36']] as const)(
  '%j: a key or a token in the file is refused and never shown',
  async (given, { folder }) => {
    const [args, text, place] = given
    writeFileSync(join(folder, 'taxiway.yaml'), text)
    const environment = { TAXIWAY_API_KEY: runKey, TAXIWAY_BASE_URL: 'http://127.0.0.1:9' }
    const { code, stdout, stderr } = await runCommand([...args], undefined, { cwd: folder, environment })
    expect(code, stderr).toBe(2)
    expect(stderr).toContain(`taxiway.yaml:${place}: `)
    expect(stderr).toMatch(said('config-secret-value'))
    expect(stdout + stderr).not.toMatch(/abcdef_SECRET|YWJjZGVmX1NFQ1|ghp_/)
  },
)

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type LocalPlatform, start } from '../../emulator/src/index.ts'
import { runCommand } from '../support/command.ts'
import { newFolder } from '../support/folder.ts'

let platform: LocalPlatform
beforeAll(async () => {
  platform = await start({ services: [{ id: 'svc_database', name: 'database', engine: 'postgres' }] })
})
afterAll(() => platform.close())

const failing = (lines: number): string => `
  for (let n = 1; n <= ${lines}; n += 1) console.log('line ' + n)
  process.exit(1)`

test.for([0, 1, 3, 10])('a build that fails after %i lines proves the end of its log', async (lines) => {
  const folder = newFolder(onTestFinished)
  writeFileSync(join(folder, 'build.cjs'), failing(lines))
  const target = ['--project-slug', 'demo', '--service-name', `app-${lines}`, '--runtime-mode', 'worker']
  const args = ['upload', ...target, '--build-command', 'node build.cjs', '--start-command', 'x', folder]
  const environment = { TAXIWAY_BASE_URL: platform.url, TAXIWAY_API_KEY: platform.keys.account ?? '' }
  const { code, stderr } = await runCommand(args, undefined, { environment })
  expect(code, stderr).toBe(1)
  expect(stderr).toContain('"node build.cjs" failed (exit code 1).')
  expect(stderr).not.toContain('gave no proof')
})

test('the deploy of a database is refused at once, and says what to give', async () => {
  const environment = { TAXIWAY_BASE_URL: platform.url, TAXIWAY_API_KEY: platform.keys.account ?? '' }
  for (const ref of [[], ['--ref', 'main']]) {
    const args = ['deploy', '--service-id', 'svc_database', ...ref]
    const { code, stderr } = await runCommand(args, undefined, { environment })
    expect(code, stderr).toBe(1)
    expect(stderr).toContain(
      'is a database or bucket, which has nothing to deploy. Give the id of the service that uses it',
    )
  }
})

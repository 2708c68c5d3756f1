import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type LocalPlatform, start } from '../../emulator/src/index.ts'
import { runCommand } from '../support/command.ts'
import { newFolder } from '../support/folder.ts'

let platform: LocalPlatform
beforeAll(async () => {
  platform = await start()
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

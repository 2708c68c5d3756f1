/**
 * Opens the local platform's page in a real browser and uses it, and attacks it. Passes its arguments to vitest. If no Chromium
 * can be had, that is said, and the tests are skipped.
 */
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { findChromium, findFirefox } from './browser.ts'
import { sayLoudly } from './go-tool.ts'

const chromium = findChromium()
if (chromium === undefined) {
  sayLoudly("Chromium is missing and could not be installed: the local platform's page was not opened")
} else {
  const firefox = findFirefox()
  if (firefox === undefined) sayLoudly('Firefox is missing and could not be installed: its tests are skipped')
  const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')
  const config = ['run', '--config', 'test/browser/vitest.config.ts']
  const { status } = spawnSync(process.execPath, [vitest, ...config, ...process.argv.slice(2)], {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: { ...process.env, TAXIWAY_CHROMIUM: chromium, ...(firefox === undefined ? {} : { TAXIWAY_FIREFOX: firefox }) },
  })
  process.exitCode = status ?? 1
}

/**
 * Opens the local platform's page in a real browser and uses it, and attacks it. Passes its arguments to vitest. If no Chromium
 * can be had, that is said, and the tests are skipped.
 */
import { findChromium } from './browser.ts'
import { sayLoudly } from './go-tool.ts'
import { runVitest } from './run-vitest.ts'
import { printHelp } from './usage.ts'

printHelp(`Usage: npm run test:browser -- [ARGUMENTS OF VITEST]

Tests the local platform's page in a real browser.
Gets what it needs, and says what it could not get. An argument is a part of the names of the tests to run, or an option of vitest.`)

const chromium = findChromium()
if (chromium === undefined) {
  sayLoudly("Chromium is missing and could not be installed: the local platform's page was not opened")
} else {
  runVitest('browser', { TAXIWAY_CHROMIUM: chromium })
}

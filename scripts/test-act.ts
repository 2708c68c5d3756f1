/**
 * Runs the workflows of examples/workflows with act on this machine, against a local platform and the GitHub of the tests.
 * Passes its arguments to vitest. Without act, says so and exits with 0.
 */
import { act, findOrInstall, sayLoudly } from './go-tool.ts'
import { runVitest } from './run-vitest.ts'
import { printHelp } from './usage.ts'

printHelp(`Usage: npm run test:act -- [ARGUMENTS OF VITEST]

Tests the workflows of examples/workflows with act, against a local platform and the GitHub of the tests.
Gets what it needs, and says what it could not get. An argument is a part of the names of the tests to run, or an option of vitest.`)

// act runs steps for ubuntu-latest directly on this machine.
if (process.platform !== 'linux') {
  sayLoudly('this system is not Linux: the example workflows were not run')
} else {
  const found = findOrInstall(act)
  if ('program' in found) runVitest('act', { TAXIWAY_ACT: found.program })
  else sayLoudly(`${found.missing}: the example workflows were not run`)
}

/**
 * Runs the workflows of examples/workflows with act on this machine, against a local platform and the GitHub of the tests.
 * Passes its arguments to vitest. Without act, says so and exits with 0.
 */
import { act, findOrInstall, sayLoudly } from './go-tool.ts'
import { runVitest } from './run-vitest.ts'

// act runs steps for ubuntu-latest directly on this machine.
if (process.platform !== 'linux') {
  sayLoudly('this system is not Linux: the example workflows were not run')
} else {
  const found = findOrInstall(act)
  if ('program' in found) runVitest('act', { TAXIWAY_ACT: found.program })
  else sayLoudly(`${found.missing}: the example workflows were not run`)
}

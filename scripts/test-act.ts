/**
 * Runs the workflows of examples/workflows with act on this machine, against a local platform and the GitHub of the tests.
 * Passes its arguments to vitest. Without act, says so and exits with 0.
 */
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { act, findOrInstall, sayLoudly } from './go-tool.ts'

const root = join(import.meta.dirname, '..')

// act runs steps for ubuntu-latest directly on this machine.
if (process.platform !== 'linux') {
  sayLoudly('this system is not Linux: the example workflows were not run')
} else {
  const found = findOrInstall(act)
  if ('program' in found) run(found.program)
  else sayLoudly(`${found.missing}: the example workflows were not run`)
}

function run(program: string): void {
  const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--config', 'test/act/vitest.config.ts', ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: 'inherit',
      // Steps run the first Node on PATH, which must be this one.
      env: { ...process.env, TAXIWAY_ACT: program, PATH: dirname(process.execPath) + delimiter + process.env['PATH'] },
    },
  )
  process.exitCode = status ?? 1
}

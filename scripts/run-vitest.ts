import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'

/** Runs the tests of a folder that need programs of others, with what names these, and passes the arguments of this process on. */
export function runVitest(folder: 'act' | 'browser' | 'ci', environment: Readonly<Record<string, string>>): void {
  const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')
  const args = [vitest, 'run', '--config', `test/${folder}/vitest.config.ts`, ...process.argv.slice(2)]
  const { status } = spawnSync(process.execPath, args, {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
    // Steps and jobs run the first Node on PATH, which must be this one.
    env: { ...process.env, ...environment, PATH: dirname(process.execPath) + delimiter + process.env['PATH'] },
  })
  process.exitCode = status ?? 1
}

/**
 * Runs the pipelines of examples/ci on this machine with programs of the CI systems, against a local platform, and shows that no log
 * line acts there. Passes its arguments to vitest. What is missing is said, and its tests are skipped.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { findOrInstall, sayLoudly, terminalToHtml } from './go-tool.ts'

const root = join(import.meta.dirname, '..')
const gitlabVersion = '4.75.1'

const environment: Record<string, string> = {}
if (process.platform === 'linux') {
  const gitlab = spawnSync('rsync', ['--version']).status === 0 ? installGitlab() : undefined
  if (gitlab === undefined)
    sayLoudly(`gitlab-ci-local ${gitlabVersion} needs npm's registry and rsync: GitLab's example was not run`)
  else environment['TAXIWAY_GITLAB_CI_LOCAL'] = gitlab
  const html = findOrInstall(terminalToHtml)
  if ('program' in html) environment['TAXIWAY_TERMINAL_TO_HTML'] = html.program
  else sayLoudly(`${html.missing}: the log was not read as Buildkite reads it`)
} else {
  sayLoudly('this system is not Linux: the example pipelines were not run')
}
if (Object.keys(environment).length > 0) run()

/** Installs it below `.tools/`, which Git ignores: it is no part of this package. Undefined where that fails. */
function installGitlab(): string | undefined {
  const folder = join(root, '.tools', 'gitlab-ci-local')
  const installed = join(folder, 'node_modules', 'gitlab-ci-local', 'package.json')
  if (!existsSync(installed) || JSON.parse(readFileSync(installed, 'utf8')).version !== gitlabVersion) {
    console.log(`Installing gitlab-ci-local ${gitlabVersion} into .tools/`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "private": true }')
    const args = ['install', '--no-audit', '--no-fund', '--no-save', '--silent', `gitlab-ci-local@${gitlabVersion}`]
    spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'], timeout: 150_000 })
  }
  return existsSync(installed) ? join(folder, 'node_modules', '.bin', 'gitlab-ci-local') : undefined
}

function run(): void {
  const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--config', 'test/ci/vitest.config.ts', ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: 'inherit',
      // Jobs run the first Node on PATH, which must be this one.
      env: { ...process.env, ...environment, PATH: dirname(process.execPath) + delimiter + process.env['PATH'] },
    },
  )
  process.exitCode = status ?? 1
}

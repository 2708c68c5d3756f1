/**
 * Runs the pipelines of examples/ci on this machine with programs of the CI systems, against a local platform, shows that no log
 * line acts there. Passes its arguments to vitest. What is missing is said, and its tests are skipped.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildkiteAgent, findOrInstall, sayLoudly, terminalToHtml } from './go-tool.ts'
import { findOrInstallPackages } from './python-packages.ts'
import { runVitest } from './run-vitest.ts'
import { printHelp } from './usage.ts'

printHelp(`Usage: npm run test:ci -- [ARGUMENTS OF VITEST]

Tests the pipelines of examples/ci with programs of the CI systems, against a local platform.
Gets what it needs, and says what it could not get. An argument is a part of the names of the tests to run, or an option of vitest.`)

const root = join(import.meta.dirname, '..')
const gitlabVersion = '4.75.1'
/** In PyPI. */
const readers = ['check-jsonschema==0.39.0']

const environment: Record<string, string> = {}
if (process.platform === 'linux') {
  const gitlab = spawnSync('rsync', ['--version']).status === 0 ? installGitlab() : undefined
  if (gitlab === undefined)
    sayLoudly(`gitlab-ci-local ${gitlabVersion} needs npm's registry and rsync: GitLab's example was not run`)
  else environment['TAXIWAY_GITLAB_CI_LOCAL'] = gitlab
  const html = findOrInstall(terminalToHtml)
  if ('program' in html) environment['TAXIWAY_TERMINAL_TO_HTML'] = html.program
  else sayLoudly(`${html.missing}: the log was not read as Buildkite reads it`)
  const agent = findOrInstall(buildkiteAgent)
  if ('program' in agent) environment['TAXIWAY_BUILDKITE_AGENT'] = agent.program
  else sayLoudly(`${agent.missing}: Buildkite's example was not run`)
  const python = findOrInstallPackages(readers)
  if (python === undefined)
    sayLoudly(
      `${readers.join(' and ')} need Python with venv, and PyPI: the examples were not held against the schemas`,
    )
  else environment['TAXIWAY_PYTHON'] = join(python, 'python')
  const allShells = ['zsh', 'fish', 'pwsh']
  const shells = allShells.filter((shell) => spawnSync(shell, ['--version']).status === 0)
  environment['TAXIWAY_SHELLS'] = shells.join(' ')
  if (shells.length < allShells.length)
    sayLoudly(
      `completion was shown only for ${shells.join() || 'none'} of ${allShells.join()}: the others are not installed`,
    )
} else {
  sayLoudly('this system is not Linux: the example pipelines were not run')
}
if (Object.keys(environment).length > 0) runVitest('ci', environment)

/** Installs it below `.tools/`, which Git ignores: it is no part of this package. Undefined if that fails. */
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

/**
 * Lints our own workflows and the example workflows with actionlint, and all of ours that runs on GitHub with zizmor. If one of them
 * cannot be had, says so and exits with 0.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { actionlint, findOrInstall, sayLoudly } from './go-tool.ts'
import { findOrInstallPackages } from './python-packages.ts'

const root = join(import.meta.dirname, '..')
const files = ['.github/workflows', 'examples/workflows'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => join(folder, name)),
)

// GitHub's documentation has them; actionlint 1.7.12 does not know them yet.
const known = ['-ignore', 'property "workflow_(repository|sha)" is not defined']

const found = findOrInstall(actionlint)
if ('program' in found) {
  const { status } = spawnSync(found.program, [...known, ...files], { cwd: root, stdio: 'inherit' })
  if (status === 0) console.log(`actionlint found no fault in ${files.length} workflows`)
  else process.exitCode = 1
} else {
  sayLoudly(`${found.missing}: only the test suite checked the workflows`)
}

const zizmor = 'zizmor==1.32.0'
const programs = findOrInstallPackages([zizmor])
if (programs === undefined)
  sayLoudly(`${zizmor} needs Python with venv, and PyPI: the workflows were not searched for weaknesses`)
else {
  const actions = readdirSync(root).filter((name) => existsSync(join(root, name, 'action.yml')))
  const audited = ['.github', 'action.yml', ...actions.map((folder) => join(folder, 'action.yml'))]
  const { status } = spawnSync(
    join(programs, 'zizmor'),
    ['--offline', '--quiet', '--persona', 'pedantic', '--config', '.github/zizmor.yml', ...audited],
    { cwd: root, stdio: 'inherit' },
  )
  if (status === 0) console.log(`zizmor found no weakness in .github and ${actions.length + 1} actions`)
  else process.exitCode = 1
}

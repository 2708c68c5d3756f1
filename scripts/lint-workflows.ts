/** Lints our own workflows and the example workflows with actionlint. Without actionlint, says so and exits with 0. */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { actionlint, findOrInstall, sayLoudly } from './go-tool.ts'

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

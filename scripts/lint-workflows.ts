/** Lints our own workflows and those that users copy, with actionlint. Without it, says so and leaves green. */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { actionlint, findOrInstall, sayLoudly } from './go-tool.ts'

const root = join(import.meta.dirname, '..')
const files = ['.github/workflows', 'examples/workflows'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => join(folder, name)),
)

const found = findOrInstall(actionlint)
if ('program' in found) {
  const { status } = spawnSync(found.program, files, { cwd: root, stdio: 'inherit' })
  if (status === 0) console.log(`${files.length} workflows have no fault that actionlint sees`)
  else process.exitCode = 1
} else {
  sayLoudly(`${found.missing}: only the test suite has looked at the workflows`)
}

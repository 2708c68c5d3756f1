// Copies the files of `path` to ARTIFACTS/name/.
import { cpSync, existsSync, globSync, mkdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'

const folder = join(process.env.TAXIWAY_ARTIFACTS, process.env.INPUT_NAME)
const files = globSync(process.env.INPUT_PATH, { cwd: process.env.GITHUB_WORKSPACE })
if (existsSync(folder)) {
  if (process.env.INPUT_OVERWRITE !== 'true') throw new Error(`The artifact ${process.env.INPUT_NAME} exists.`)
  rmSync(folder, { recursive: true })
}
if (files.length > 0) mkdirSync(folder, { recursive: true })
for (const file of files) cpSync(join(process.env.GITHUB_WORKSPACE, file), join(folder, basename(file)))
console.log(`${process.env.INPUT_NAME}: ${files.join(', ')}`)

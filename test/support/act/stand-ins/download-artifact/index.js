// Copies the files of ARTIFACTS/pattern/ to `path`.
import { cpSync, globSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

const to = join(process.env.GITHUB_WORKSPACE, process.env.INPUT_PATH)
mkdirSync(to, { recursive: true })
for (const artifact of globSync(process.env.INPUT_PATTERN, { cwd: process.env.TAXIWAY_ARTIFACTS })) {
  cpSync(join(process.env.TAXIWAY_ARTIFACTS, artifact), to, { recursive: true })
  console.log(artifact)
}

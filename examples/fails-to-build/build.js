// Checks that each file of src/ is JavaScript, as a compiler would. One of them is not.

import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, 'src')
let errors = 0

for (const name of readdirSync(folder).sort()) {
  console.log(`compiling src/${name}`)
  const { status, stderr } = spawnSync(process.execPath, ['--check', join(folder, name)], { encoding: 'utf8' })
  if (status === 0) continue
  errors += 1
  const [place = '', line = '', marker = ''] = stderr.split('\n')
  const [, row = '?'] = /:(\d+)$/.exec(place) ?? []
  const message = /^SyntaxError: .*$/m.exec(stderr)?.[0] ?? 'it is not JavaScript'
  console.error(`src/${name}:${row}:${marker.indexOf('^') + 1} - error: ${message}\n\n${line}\n${marker}\n`)
}

console.log(`Found ${errors} error${errors === 1 ? '' : 's'}.`)
process.exitCode = errors > 0 ? 1 : 0

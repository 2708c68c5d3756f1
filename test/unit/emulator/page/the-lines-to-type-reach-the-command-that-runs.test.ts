import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { firstSteps } from '../../../../emulator/src/page/first-steps.ts'
import { findShellFunction } from '../../../../emulator/src/page/taxiway-shell-function.ts'
import { newFolder } from '../../../support/folder.ts'

const folder = newFolder(afterAll)

/** A file, and a folder of a search path whose `taxiway` is a link to it. */
function install(place: string): { readonly script: string; readonly bin: string } {
  const [script, bin] = [join(folder, place, 'main.ts'), join(folder, place, 'bin')]
  mkdirSync(bin, { recursive: true })
  writeFileSync(script, '')
  symlinkSync(script, join(bin, 'taxiway'))
  return { script, bin }
}

const path = (...folders: readonly string[]): string => folders.join(delimiter)

// Windows makes links only for some users, and has no shell that reads the lines.
test.skipIf(process.platform === 'win32')('where a terminal finds this very command, nothing defines it', () => {
  const { script, bin } = install('one')
  const other = install('two')
  expect(findShellFunction(['/node', script], path('/nowhere', bin, other.bin))).toBeUndefined()
  expect(findShellFunction(['/node', script], path(other.bin, bin))).toBeDefined()
})

test.skipIf(process.platform === 'win32')('otherwise the first line defines it, quoted for a shell', () => {
  const definition = findShellFunction(['/node', '--flag', "/Ada's shop/main.ts"], path('/nowhere', ''))
  expect(definition).toBe(`taxiway() { /node --flag '/Ada'\\''s shop/main.ts' "$@"; }`)
  expect(firstSteps('http://127.0.0.1:4010', 'svc_demo', { key: 'local_account_1', definition })).toEqual({
    exports: [definition, 'export TAXIWAY_BASE_URL=http://127.0.0.1:4010', 'export TAXIWAY_API_KEY=local_account_1'],
    command: 'taxiway deploy --service-id svc_demo',
  })
})

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packedPackage } from '../../test/unit/repository/package-copy.ts'

const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url))

/** The command line as it is published: until disposal. */
export function packedCommand(): Disposable & { readonly file: string } {
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'taxiway-bench-command-'))
  execFileSync('tar', ['-xzf', packedPackage(), '-C', folder])
  return {
    file: join(folder, 'package/lib/bundle/index.js'),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  }
}

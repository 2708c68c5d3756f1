import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new folder that is removed with its disposal. */
export function temporaryFolder(): Disposable & { readonly path: string } {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'taxiway-test-')))
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }) }
}

/** A new folder that is removed at the end of what the hook is of: `onTestFinished`, `afterAll`, or a fixture's `onCleanup`. */
export function newFolder(atEnd: (remove: () => void) => void): string {
  const { path, [Symbol.dispose]: remove } = temporaryFolder()
  atEnd(remove)
  return path
}

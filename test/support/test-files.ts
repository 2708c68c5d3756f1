import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const tests = join(import.meta.dirname, '..')
// They need other programs, and are no part of either run.
const others = /^(?:act|browser)[/\\]/

/** A test file by its path in the repository, with its text. */
export interface TestFile {
  readonly path: string
  readonly text: string
}

/** The test files of `npx vitest run`. */
export function testFiles(): readonly TestFile[] {
  return readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !others.test(file))
    .map((file) => ({
      path: `test/${file.replaceAll('\\', '/')}`,
      text: readFileSync(join(tests, file), 'utf8'),
    }))
}

/** Whether all tests of a file are left out by `npm test`. */
export function isThorough({ text }: TestFile): boolean {
  return text.startsWith('// @module-tag thorough\n')
}

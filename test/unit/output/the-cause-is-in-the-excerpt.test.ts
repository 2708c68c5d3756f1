import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LogExcerpt } from '../../../src/old/output/cause/log-excerpt.ts'
import { removeColour } from '../../../src/old/text/control-characters.ts'
import { failuresOf } from './failures.ts'

const folder = join(import.meta.dirname, 'failures')
const failures = readdirSync(folder).flatMap((file) => failuresOf(readFileSync(join(folder, file), 'utf8')))

/** What a hosted platform prints before the failing step. Some of it looks like a failure. */
const preamble = [
  'Cloning github.com/acme/shop (branch main, commit 4f2c1d3)',
  'Cloning completed: 1.204s',
  'Restored build cache "error-pages" (12 MB)',
  '$ npm ci',
  'npm warn deprecated inflight@1.0.6: This module is not supported, and leaks memory. Do not use it.',
  'added 312 packages, and audited 313 packages in 9s',
  'found 0 vulnerabilities',
  '   Compiling thiserror v1.0.69',
  'Collecting exceptiongroup (from anyio)',
  'create mode 100644 src/errors/not-found-error.ts',
]
/** What it prints at its end. */
const closings = [
  ['Build failed with exit code 1'],
  [
    '',
    'ERROR: failed to build: exit status 1',
    'ERROR: build step 2 "builder" failed: step exited with non-zero status: 1',
  ],
  ['==> Build failed 😞', 'Exited with status 1', 'Uploading logs', 'Cleaning up', 'Done'],
]

const frames: Readonly<Record<string, (log: readonly string[], index: number) => readonly string[]>> = {
  'on a platform': (log, index) => [...preamble, ...log, ...(closings[index % closings.length] ?? [])],
  'with times': (log, index) =>
    [...preamble, ...log, ...(closings[index % closings.length] ?? [])].map(
      (line, at) => `2026-11-22T08:00:${String(at % 60).padStart(2, '0')}.123456789Z ${line}`,
    ),
  'in a Docker build': (log) => [
    '#1 [internal] load build definition from Dockerfile',
    '#9 [5/5] RUN npm run build',
    ...log.map((line, at) => `#9 ${(at / 10).toFixed(3)} ${line}`),
    '#9 ERROR: process "/bin/sh -c npm run build" did not complete successfully: exit code: 1',
  ],
}

function excerptOf(lines: readonly string[]): string[] {
  const excerpt = new LogExcerpt()
  // In chunks, as they arrive.
  for (let from = 0; from < lines.length; from += 7) excerpt.add(lines.slice(from, from + 7))
  return excerpt.failure()
}

/** By name, the failures whose cause the excerpt misses, and why. */
const missed: Readonly<Record<string, string>> = {
  'sqlalchemy-url': 'of two chained exceptions, it shows the last one, which repeats the message of the first',
}

describe.each(Object.entries(frames))('%s', (_, framed) => {
  test.each(failures.map((failure, index) => ({ ...failure, index })))(
    '$name ($tool, $how)',
    ({ name, cause, log, index }) => {
      expect(log.map(removeColour).join('\n')).toContain(cause)
      const shown = excerptOf(framed(log, index))
      const holds = shown.some((line) => line.includes(cause))
      expect({ holds, shown }).toEqual({ holds: !(name in missed), shown })
      expect(shown.length).toBeLessThanOrEqual(30)
      for (const line of shown) expect(line.length).toBeLessThanOrEqual(300)
    },
  )
})

test('nearly all failures of the table are shown with their cause', () => {
  expect(failures.length).toBeGreaterThanOrEqual(40)
  expect(Object.keys(missed).length / failures.length).toBeLessThanOrEqual(2 / 40)
  expect(new Set(failures.map(({ name }) => name)).size).toBe(failures.length)
})

import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/support/longest-first.ts'
import { isThorough, testFiles } from './test/support/test-files.ts'

/** Without the files that have no test of the run: each would be loaded, to find that out. */
function included(): string[] {
  const asked = (filter: string): boolean => process.argv.includes(`--tags-filter=${filter}`)
  if (!asked('thorough') && !asked('!thorough')) return ['test/**/*.test.ts']
  return testFiles().flatMap((file) => (isThorough(file) === asked('thorough') ? [file.path] : []))
}

export default defineConfig({
  // Packages that are inlined below name source maps which they do not ship; that is no warning of ours.
  logLevel: 'error',
  test: {
    // They need other programs: npm run test:act, npm run test:browser.
    exclude: ['test/act/**', 'test/browser/**'],
    // Scenarios start the built action and the local platform as child processes.
    pool: 'forks',
    // They wait for three fifths of their time (514 s, of which 205 s on a processor), so five or six keep two cores busy.
    maxWorkers: availableParallelism() * 3,
    // Only what hangs takes so long, however busy the machine is. A night tries each property so many times more often.
    // It is longer than the limit of a step, whose own error shows its output. A file that tests share cannot set it: it is loaded once,
    // and what it sets holds for the first of them only.
    testTimeout: 120_000 * Number(process.env['TAXIWAY_RUNS'] ?? 1),
    // To pack the package took more than a minute beside other work.
    hookTimeout: 180_000,
    // The counts for .ci/run.
    reporters: process.env['CI'] ? ['default', ['json', { outputFile: 'coverage/tests.json' }]] : ['default'],
    // Its modules import JSON without an attribute, which Node refuses and Vite resolves.
    server: { deps: { inline: [/@actions\/(languageservice|workflow-parser|expressions)/] } },
    // The command runs from src/: with its modules compiled once, a process takes a third of the time.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url)) },
    // To start a process for each file took longer than many of the tests in it, and no state outlives a file.
    isolate: false,
    include: included(),
    sequence: { sequencer: LongestFirst },
    setupFiles: ['test/support/one-seed.ts'],
    tags: [
      {
        name: 'nightly',
        description:
          'Left out by CI, and run each night: more cases of a test of which CI tries every row and every column (test/support/nightly.ts).',
      },
      {
        name: 'thorough',
        description:
          'Left out by `npm test`, and run each night: another test holds the same rule with fewer cases, or without processes.',
      },
    ],
  },
})

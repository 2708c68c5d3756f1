import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Packages that are inlined below name source maps which they do not ship; that is no warning of ours.
  logLevel: 'error',
  test: {
    // Needs act: npm run test:act.
    exclude: ['test/act/**'],
    // Scenarios start the built action and the local platform as child processes.
    pool: 'forks',
    // They mostly wait: three workers for two cores took three quarters of the time of two.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // A night tries each property so many times more often.
    testTimeout: 30_000 * Number(process.env['TAXIWAY_RUNS'] ?? 1),
    hookTimeout: 30_000,
    // The counts for .ci/run.
    reporters: process.env['CI'] ? ['default', ['json', { outputFile: 'coverage/tests.json' }]] : ['default'],
    // Its modules import JSON without an attribute, which Node refuses and Vite resolves.
    server: { deps: { inline: [/@actions\/(languageservice|workflow-parser|expressions)/] } },
    projects: [
      // To start a process for each file took longer than the tests in it, and no state outlives these.
      { extends: true, test: { name: 'unit', include: ['test/unit/**/*.test.ts'], isolate: false } },
      { extends: true, test: { name: 'served', include: ['test/**/*.test.ts'], exclude: ['test/unit/**'] } },
    ],
  },
})

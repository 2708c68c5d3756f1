import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Packages that are inlined below name source maps which they do not ship; that is no warning of ours.
  logLevel: 'error',
  test: {
    include: ['test/**/*.test.ts'],
    // Needs act: npm run test:act.
    exclude: ['test/act/**'],
    // Scenarios start the built action and the local platform as child processes.
    pool: 'forks',
    // They mostly wait: three workers for two cores took three quarters of the time of two.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // The counts for .ci/run.
    reporters: process.env['CI'] ? ['default', ['json', { outputFile: 'coverage/tests.json' }]] : ['default'],
    // Its modules import JSON without an attribute, which Node refuses and Vite resolves.
    server: { deps: { inline: [/@actions\/(languageservice|workflow-parser|expressions)/] } },
  },
})

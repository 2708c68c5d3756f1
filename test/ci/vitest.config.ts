import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** The example pipelines under the runners of other CI systems. They are not part of `npm test`, because these are not installed everywhere. */
export default defineConfig({
  test: {
    include: ['test/ci/**/*.test.ts'],
    pool: 'forks',
    // They mostly wait.
    maxWorkers: availableParallelism() * 2,
    testTimeout: 400_000,
    hookTimeout: 30_000,
    // The counts for .ci/run.
    reporters: process.env['CI'] ? ['default', ['json', { outputFile: 'coverage/ci.json' }]] : ['default'],
  },
})

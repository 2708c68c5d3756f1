import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** The example workflows under act. They are not part of `npm test`, because act is not installed everywhere. */
export default defineConfig({
  test: {
    include: ['test/act/**/*.test.ts'],
    pool: 'forks',
    // They mostly wait.
    maxWorkers: availableParallelism() * 2,
    testTimeout: 180_000,
    hookTimeout: 30_000,
    // The counts for .ci/run.
    reporters: process.env['CI'] ? ['default', ['json', { outputFile: 'coverage/act.json' }]] : ['default'],
  },
})

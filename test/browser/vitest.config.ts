import { defineConfig } from 'vitest/config'

/** The local platform's page in a real browser. Not part of `npm test`, because no browser is installed everywhere. */
export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    pool: 'forks',
    // They wait for builds, and for what the page shows of them, for half of their time.
    maxWorkers: 2,
    // One browser for all files of a worker.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // A busy machine may take seconds to draw 50,000 characters.
    expect: { poll: { timeout: 30_000 } },
    // The counts for .ci/run.
    reporters: process.env['CI'] ? ['default', ['json', { outputFile: 'coverage/browser.json' }]] : ['default'],
  },
})

import { defineConfig } from 'vitest/config'

/** It measures how quick the page is, which other tests would disturb. */
const figures = ['test/browser/the-page-is-small-and-quick.test.ts']

/** The local platform's page in a real browser. Not part of `npm test`, because no browser is installed everywhere. */
export default defineConfig({
  test: {
    pool: 'forks',
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // A busy machine may take seconds to draw 50,000 characters.
    expect: { poll: { timeout: 30_000 } },
    // The counts for .ci/run.
    reporters: process.env['CI'] ? ['default', ['json', { outputFile: 'coverage/browser.json' }]] : ['default'],
    projects: [
      {
        extends: true,
        test: { name: 'figures', include: figures, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        test: {
          name: 'page',
          include: ['test/browser/**/*.test.ts'],
          exclude: figures,
          // They wait for builds, and for what the page shows of them, for half of their time.
          maxWorkers: 2,
          // One browser for all files of a worker.
          isolate: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})

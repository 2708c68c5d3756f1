import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Scenarios start the built action and the local platform as child processes.
    pool: 'forks',
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Its ES modules import JSON without an import attribute, which Node refuses and Vite resolves.
    server: { deps: { inline: [/@actions\/(languageservice|workflow-parser|expressions)/] } },
  },
})

import { defineConfig } from 'vitest/config'

const SLOW_FILE_MS = 60_000
/** Left to itself, the runner keeps one of two cores for itself. */
const WORKERS = 2

export default defineConfig({
  test: {
    reporters: process.env.CI ? ['dot'] : ['default'],
    projects: [
      {
        test: {
          name: 'parts',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'tests/storage/**'],
          testTimeout: SLOW_FILE_MS,
          maxWorkers: WORKERS,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'storage',
          include: ['tests/storage/**/*.test.ts'],
          globalSetup: ['tests/helpers/postgres-server.ts'],
          testTimeout: SLOW_FILE_MS,
          hookTimeout: SLOW_FILE_MS,
          maxWorkers: WORKERS,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          // Last and alone: what a browser measures must not wait for other work.
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/helpers/running-site.ts'],
          testTimeout: SLOW_FILE_MS,
          hookTimeout: SLOW_FILE_MS,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})

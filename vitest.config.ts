import { defineConfig } from 'vitest/config'

const SLOW_FILE_MS = 60_000

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
        },
      },
      {
        test: {
          name: 'storage',
          include: ['tests/storage/**/*.test.ts'],
          globalSetup: ['tests/helpers/postgres-server.ts'],
          testTimeout: SLOW_FILE_MS,
          hookTimeout: SLOW_FILE_MS,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/helpers/running-site.ts'],
          testTimeout: SLOW_FILE_MS,
          hookTimeout: SLOW_FILE_MS,
          fileParallelism: false,
        },
      },
    ],
  },
})

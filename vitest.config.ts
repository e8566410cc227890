import { execFileSync } from 'node:child_process'
import { defineConfig } from 'vitest/config'

/** Which part of each corpus is tried where its inputs are as they were: another one for each commit. */
process.env.CORPUS_TURN ??= turnOf(commit())

const SLOW_FILE_MS = 60_000
/** Left to itself, the runner keeps one of two cores for itself. */
const WORKERS = 2
/** They wait for the database, and for processes that died to be missed. */
const STORAGE_WORKERS = 4

const STORIES = ['farewell', 'generator', 'improve', 'journey', 'keeping', 'problems', 'progress', 'share', 'shelf', 'shop'].map(name => `tests/e2e/${name}.test.ts`)
const browser = {
  globalSetup: ['tests/helpers/running-site.ts'],
  testTimeout: SLOW_FILE_MS,
  hookTimeout: SLOW_FILE_MS,
  // A page answers when the service has; the runner's own second is too short beside other tests.
  expect: { poll: { timeout: 15_000 } },
}

export default defineConfig({
  test: {
    reporters: [process.env.CI ? 'dot' : 'default', './tests/helpers/corpus-reporter.ts'],
    projects: [
      {
        test: {
          name: 'parts',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'tests/storage/**'],
          // One process for many files: what they import is evaluated once.
          isolate: false,
          testTimeout: SLOW_FILE_MS,
          hookTimeout: SLOW_FILE_MS,
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
          maxWorkers: STORAGE_WORKERS,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          // After what computes: a browser that waits for it finds nothing in time.
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          exclude: STORIES,
          ...browser,
          maxWorkers: WORKERS,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          // Last, and one at a time: they wait for stories that are being written.
          name: 'stories',
          include: STORIES,
          ...browser,
          fileParallelism: false,
          sequence: { groupOrder: 3 },
        },
      },
    ],
    // For `npm run coverage`, which adds the figures up by folder.
    coverage: {
      provider: 'v8',
      include: ['src/*/**/*.{ts,tsx}'],
      reporter: ['html', 'json-summary'],
      reportsDirectory: 'test-results/coverage',
    },
  },
})

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return '0'
  }
}

function turnOf(hash: string): string {
  return String(Number.parseInt(hash.slice(0, 8), 16))
}

import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import Schedule from './tests/helpers/schedule.ts'
import { leftToOtherTurns } from './tests/helpers/turns.ts'

/** Which part of each corpus is tried where its inputs are as they were: another one for each commit. */
process.env.CORPUS_TURN ??= turnOf(commit())
/** Processes that tests start find here what an earlier one compiled. */
process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/node-compile')

/** In `npm test` and `npm run corpus`: see tests/helpers/turns.ts. */
const later = leftToOtherTurns()

const SLOW_FILE_MS = 60_000
/** Left to itself, the runner keeps one of two cores for itself. */
const WORKERS = 2
/** Of parts and storage together: two that compute, beside those that wait for the database or for a process that died. */
const MIXED_WORKERS = 4

/** What a service runs is run as the product is: Node strips the types, and an imported name is no property of a module. */
const native = { experimental: { viteModuleRunner: false, nodeLoader: false } }
/** Their stories are drawn and spoken as in the product; those of all others are plain. */
const STORIES = ['generator', 'journey'].map(name => `tests/e2e/${name}.test.ts`)
const browser = {
  ...native,
  testTimeout: SLOW_FILE_MS,
  hookTimeout: SLOW_FILE_MS,
  // A test file keeps nothing that another could meet: each visitor is a browser of its own.
  isolate: false,
  maxWorkers: WORKERS,
  // Tests of a file that are under way at once: more would only wait for each other, and longer than they may.
  maxConcurrency: 2,
  sequence: { groupOrder: 2 },
  // A page answers when the service has; the runner's own second is too short beside other tests.
  expect: { poll: { timeout: 15_000 } },
}

export default defineConfig({
  test: {
    sequence: { sequencer: Schedule },
    reporters: [process.env.CI ? 'dot' : 'default', './tests/helpers/corpus-reporter.ts'],
    projects: [
      {
        test: {
          name: 'parts',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'tests/storage/**', ...later],
          // One process for many files: what they import is evaluated once.
          isolate: false,
          testTimeout: SLOW_FILE_MS,
          hookTimeout: SLOW_FILE_MS,
          maxWorkers: MIXED_WORKERS,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'storage',
          ...native,
          include: ['tests/storage/**/*.test.ts'],
          exclude: later,
          globalSetup: ['tests/helpers/postgres-server.ts', 'tests/helpers/compile-cache.ts'],
          isolate: false,
          testTimeout: SLOW_FILE_MS,
          hookTimeout: SLOW_FILE_MS,
          maxWorkers: MIXED_WORKERS,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          // After what computes: a browser that waits for it finds nothing in time.
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          exclude: [...STORIES, ...later],
          globalSetup: ['tests/helpers/plain-site.ts'],
          ...browser,
        },
      },
      {
        test: {
          // Beside the others: they wait for stories that are being drawn.
          name: 'stories',
          include: STORIES,
          globalSetup: ['tests/helpers/own-site.ts'],
          ...browser,
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

import { expect, it } from 'vitest'
import { countTests } from '../../scripts/count-tests.mjs'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map(status => ({ status })),
})

it('counts what passed and what failed', () => {
  const testResults = [file('passed', 'passed', 'skipped', 'todo'), file('failed', 'failed', 'passed', 'failed')]
  expect(countTests({ testResults })).toEqual({ passed: 2, failed: 2 })
})

it('counts every test behind a hook that failed, beside the tests that failed by themselves', () => {
  const testResults = [file('failed', 'skipped', 'skipped', 'passed'), file('failed', 'failed')]
  expect(countTests({ testResults })).toEqual({ passed: 1, failed: 3 })
})

it('counts a file that could not be loaded, and one that failed after its last test', () => {
  expect(countTests({ testResults: [file('failed'), file('failed', 'passed')] })).toEqual({ passed: 1, failed: 2 })
})

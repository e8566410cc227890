/**
 * How many tests of a run passed and failed, from vitest's JSON report. In a file that failed, a skipped test counts as
 * failed: a hook that throws leaves the tests behind it skipped. So does a file without any: it could not be loaded.
 * @param {{ testResults: readonly { status: string, assertionResults: readonly { status: string }[] }[] }} report
 */
export function countTests({ testResults }) {
  const count = { passed: 0, failed: 0 }
  for (const { status, assertionResults } of testResults) {
    const having = (...kinds) => assertionResults.filter(test => kinds.includes(test.status)).length
    count.passed += having('passed')
    if (status === 'failed') count.failed += Math.max(1, having('failed', 'skipped', 'pending'))
  }
  return count
}

// Runs every check of every part named (all without a name), one line each. A check that was skipped has not passed.
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { folder } from './tools.mjs'

const SUITES = ['books', 'print', 'audio']
const requested = process.argv.slice(2)
const wanted = requested.length > 0 ? requested : SUITES
const counts = { passed: 0, failed: 0, skipped: 0 }

function report(kind, title, reason) {
  counts[kind] += 1
  console.log(`${kind.padEnd(8)}${title}${reason ? `: ${reason}` : ''}`)
}

async function runCheck({ title, skipped, run }) {
  if (skipped) return report('skipped', title, skipped)
  try {
    const said = await run()
    report(said === undefined ? 'passed' : 'failed', title, said)
  } catch (error) {
    report('failed', title, error instanceof Error ? error.message : String(error))
  }
}

try {
  for (const part of wanted) {
    const file = new URL(`./${part}.mjs`, import.meta.url)
    if (!existsSync(file)) throw new Error(`There is no part "${part}": ${SUITES.join(', ')}`)
    const { checks } = await import(file.href)
    for (const check of checks) await runCheck(check)
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
console.log(
  `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped (a skipped check proves nothing)`,
)
process.exit(counts.failed > 0 ? 1 : 0)

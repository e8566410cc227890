// `npm test`: installs what is missing, then checks types, style and walls, and runs every test. Ends with a count.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build } from './build.mjs'
import { check, STYLE, TYPES, TYPES_OF_PAGES, tool, UNUSED, WRITE_TYPES } from './checks.mjs'
import { chromium } from './chromium.mjs'
import { countTests } from './count-tests.mjs'
import { environment, install, node, root } from './install.mjs'

install()
// Whoever names files or projects wants all of them.
const turns = process.argv.length > 2 ? 'all' : 'part'
const env = { ...environment, CHROMIUM_PATH: chromium(), NO_COLOR: '1', TURNS: turns }
const count = { passed: 0, failed: 0 }
await counted(WRITE_TYPES)
const checks = Promise.all([TYPES, TYPES_OF_PAGES, STYLE, UNUSED].map(counted))
await build()
await checks

const folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-report-'))
const report = path.join(folder, 'report.json')
const reporters = ['dot', 'json', './tests/helpers/corpus-reporter.ts'].map(name => `--reporter=${name}`)
const vitest = [tool('vitest/vitest.mjs'), 'run', ...reporters, `--outputFile.json=${report}`]
const tested = spawnSync(node, [...vitest, ...process.argv.slice(2)], {
  cwd: root,
  env,
  stdio: ['ignore', 'inherit', 'inherit'],
})
addTests(report)
rmSync(folder, { recursive: true, force: true })
if (tested.status !== 0 && count.failed === 0) count.failed++

console.log(`${count.passed} passed, ${count.failed} failed`)
process.exit(count.failed === 0 ? 0 : 1)

async function counted(entry) {
  count[(await check(entry)) ? 'passed' : 'failed']++
}

function addTests(file) {
  const { passed, failed } = existsSync(file)
    ? countTests(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 1 }
  count.passed += passed
  count.failed += failed
}

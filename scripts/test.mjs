// `npm test`: installs what is missing, then checks types, style and walls, and runs every test. Ends with a count.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { build } from './build.mjs'
import { chromium } from './chromium.mjs'
import { environment, install, node, root } from './install.mjs'

install()
const env = { ...environment, CHROMIUM_PATH: chromium(), NO_COLOR: '1' }
const tool = name => path.join(root, 'node_modules', name)
/** The checker of the pages does not find the types of every package that only the service uses. */
const PAGES = ['--tsconfig', 'tsconfig.pages.json']
/** What only a linter that knows the types can see; in the service and the scripts `void` is no owner either. */
const PROMISES = ['--type-aware', '-c', 'oxlint.json']
/** The pages first: their checker writes the types of pictures that the compiler then reads. */
const PAGES_FIRST = [
  ['types of the pages', tool('astro/bin/astro.mjs'), ['check', ...PAGES, '--minimumFailingSeverity', 'warning']],
]
const BESIDE_THE_BUILD = [
  ['types of everything else', tool('typescript/bin/tsc'), ['-p', '.']],
  ['format and lint', tool('@biomejs/biome/bin/biome'), ['ci', '--colors=off', '.']],
  ['promises that nobody awaits', tool('oxlint/bin/oxlint'), [...PROMISES, 'src', 'tests', 'scripts']],
]

const count = { passed: 0, failed: 0 }
await Promise.all(PAGES_FIRST.map(check))
const checks = Promise.all(BESIDE_THE_BUILD.map(check))
await build()
await checks

const folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-report-'))
const report = path.join(folder, 'report.json')
const vitest = [tool('vitest/vitest.mjs'), 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
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

/** Runs a check to its end and says how it went; what it had to say only when it failed. */
async function check([title, program, args]) {
  const checking = spawn(node, [program, ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [status, ...said] = await Promise.all([
    new Promise(resolve => checking.on('close', resolve)),
    text(checking.stdout),
    text(checking.stderr),
  ])
  const ok = status === 0
  count[ok ? 'passed' : 'failed']++
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${title}`)
  if (!ok) console.log(said.join(''))
}

function addTests(file) {
  if (!existsSync(file)) {
    count.failed++
    return
  }
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'))
  count.passed += numPassedTests
  // A file that cannot even be loaded has no tests that could fail.
  count.failed +=
    numFailedTests +
    testResults.filter(entry => entry.status === 'failed' && entry.assertionResults.length === 0).length
}

// `npm run coverage`: statements and branches by folder, pages in test-results/coverage. Only code run in-process.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { tool } from './checks.mjs'
import { environment, fail, install, node, root } from './install.mjs'

install()
const folder = path.join(root, 'test-results/coverage')
rmSync(folder, { recursive: true, force: true })
const given = process.argv.slice(2)
const tests = given.length > 0 ? given : ['--project', 'parts', '--project', 'storage']
const args = ['run', '--coverage', '--coverage.reportOnFailure', '--reporter=dot', ...tests]
const tested = spawnSync(node, [tool('vitest/vitest.mjs'), ...args], {
  cwd: root,
  env: { ...environment, NO_COLOR: '1' },
  stdio: ['ignore', 'inherit', 'inherit'],
})
const summary = path.join(folder, 'coverage-summary.json')
if (!existsSync(summary)) fail('There are no figures: no test was run to its end.')
print(JSON.parse(readFileSync(summary, 'utf8')))
process.exitCode = tested.status ?? 1

function print({ total, ...files }) {
  const folders = new Map()
  for (const [file, figures] of Object.entries(files)) add(folders, folderOf(path.relative(root, file)), figures)
  console.log('statements  branches  folder')
  for (const [name, figures] of [...folders].sort()) console.log(line(figures, name))
  console.log(line(total, 'all'))
}

function folderOf(file) {
  const parts = path.dirname(file).split(path.sep)
  return parts.slice(0, parts[1] === 'api' ? 3 : 2).join('/')
}

function add(folders, name, figures) {
  const sum = folders.get(name) ?? { statements: { covered: 0, total: 0 }, branches: { covered: 0, total: 0 } }
  for (const kind of ['statements', 'branches']) {
    sum[kind].covered += figures[kind].covered
    sum[kind].total += figures[kind].total
  }
  folders.set(name, sum)
}

function line({ statements, branches }, name) {
  const share = ({ covered, total }) => `${total === 0 ? 100 : Math.round((covered / total) * 1000) / 10} %`
  return `${share(statements).padStart(10)}  ${share(branches).padStart(8)}  ${name}`
}

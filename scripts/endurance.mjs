// `npm run endurance`: the tests that try something many times, each as often as its bar says.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from './build.mjs'
import { environment, install, node, root, run } from './install.mjs'

install()
await build()
const tests = readdirSync(path.join(root, 'tests'), { recursive: true })
  .filter(file => file.endsWith('.test.ts'))
  .map(file => path.join('tests', file))
  .filter(file => readFileSync(path.join(root, file), 'utf8').includes('how-often.ts'))
run(
  node,
  [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...tests, ...process.argv.slice(2)],
  'Not everything endures.',
  {
    ...environment,
    ENDURANCE: '1',
    NO_COLOR: '1',
  },
)

// `npm run corpus`: the corpus tests, whole where inputs changed; notes green ones in tests/corpus.json (commit it).
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { environment, install, node, root, run } from './install.mjs'

install()
const tests = readdirSync(path.join(root, 'tests'), { recursive: true })
  .filter(file => file.endsWith('.test.ts'))
  .map(file => path.join('tests', file))
  .filter(file => readFileSync(path.join(root, file), 'utf8').includes('openCorpus('))
run(
  node,
  [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'parts', ...tests, ...process.argv.slice(2)],
  'A corpus is not green.',
  { ...environment, CORPUS: 'changed', NO_COLOR: '1' },
)

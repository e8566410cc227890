// `npm run corpus`: tests that `npm test` tries in part, whole where inputs changed; notes green ones in tests/corpus.json
// (commit it).
import path from 'node:path'
import { chromium } from './chromium.mjs'
import { environment, install, node, root, run } from './install.mjs'
import { turnFiles } from './turn-files.mjs'

install()
run(
  node,
  [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...turnFiles(/openCorpus\(/), ...process.argv.slice(2)],
  'A corpus is not green.',
  { ...environment, CHROMIUM_PATH: chromium(), CORPUS: 'changed', TURNS: 'changed', NO_COLOR: '1' },
)

// `npm run endurance`: repeated tests and trials with nginx and pgbouncer; a missing program counts as missed.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { build } from './build.mjs'
import { environment, install, node, root, run } from './install.mjs'
import { turnFiles } from './turn-files.mjs'

install()
await build()
const tests = turnFiles(/how-often\.ts|openCorpus\(/)
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
for (const trial of readdirSync(path.join(root, 'scripts/trials'))) {
  const args = ['--disable-warning=ExperimentalWarning', path.join('scripts/trials', trial)]
  run(node, args, `The trial "${path.basename(trial, '.ts')}" missed a bar, or could not be held.`)
}

// `npm run endurance`: repeated tests and trials with nginx and pgbouncer; a missing program counts as missed.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from './build.mjs'
import { environment, install, node, root, run } from './install.mjs'

install()
await build()
const tests = readdirSync(path.join(root, 'tests'), { recursive: true })
  .filter(file => file.endsWith('.test.ts'))
  .map(file => path.join('tests', file))
  .filter(file => /how-often\.ts|openCorpus\(/.test(readFileSync(path.join(root, file), 'utf8')))
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

// `npm run bench -- NAME`: measures one part and prints figures; ratios are taken within one run.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fail, install, node, root, run } from './install.mjs'

install()
const names = readdirSync(path.join(root, 'scripts/bench')).map(file => path.basename(file, '.ts'))
const [wanted, ...settings] = process.argv.slice(2)
if (!wanted || !names.includes(wanted)) fail(`Say which: npm run bench -- ${names.join(' | ')}`)
run(
  node,
  ['--disable-warning=ExperimentalWarning', `scripts/bench/${wanted}.ts`, ...settings],
  `The bench "${wanted}" missed a bar, or broke.`,
)

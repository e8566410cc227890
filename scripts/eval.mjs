// `npm run eval`: how good an author's stories are, in figures. See README, "Choosing a model".
import { install, node, run } from './install.mjs'

install()
const filter = process.argv.slice(2)
run(
  node,
  ['--disable-warning=ExperimentalWarning', 'scripts/eval/main.ts', ...filter],
  'The eval missed a bar, or broke.',
)

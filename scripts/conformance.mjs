// `npm run conformance`: binds books in every language and has them looked over by the tools of the trade, where installed.
import { install, node, run } from './install.mjs'

install()
run(
  node,
  ['--disable-warning=ExperimentalWarning', 'scripts/conformance/run.mjs', ...process.argv.slice(2)],
  'Not everything conforms.',
)

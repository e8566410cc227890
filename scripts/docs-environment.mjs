// `npm run docs:environment`: makes docs/environment.md from the schema of the settings.
import { install, node, run } from './install.mjs'

install()
run(
  node,
  ['--disable-warning=ExperimentalWarning', 'scripts/docs/write-environment.ts'],
  'The page of the settings could not be made.',
)

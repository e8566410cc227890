// `npm run publish`: has the running service render the whole site anew, and shows how far it is.
import { spawnSync } from 'node:child_process'
import { environment, install, node, root } from './install.mjs'

install()
const args = ['--disable-warning=ExperimentalWarning', 'scripts/publish/main.ts']
process.exitCode = spawnSync(node, args, { cwd: root, env: environment, stdio: 'inherit' }).status ?? 1

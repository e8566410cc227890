// `npm run staff -- grant | revoke EMAIL`, `npm run staff -- list`: says who works here.
import { spawnSync } from 'node:child_process'
import { environment, install, node, root } from './install.mjs'

install()
const args = ['--disable-warning=ExperimentalWarning', 'scripts/staff/main.ts', ...process.argv.slice(2)]
process.exitCode = spawnSync(node, args, { cwd: root, env: environment, stdio: 'inherit' }).status ?? 1

// `npm run stories -- check`, `npm run stories -- tell PLOT ...`: the texts of the offline author. See README, "To add ...".
import { spawnSync } from 'node:child_process'
import { environment, install, node, root } from './install.mjs'

install()
const args = ['--disable-warning=ExperimentalWarning', 'scripts/stories/main.ts', ...process.argv.slice(2)]
process.exitCode = spawnSync(node, args, { cwd: root, env: environment, stdio: 'inherit' }).status ?? 1

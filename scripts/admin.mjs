// `npm run admin -- help`: what an operator does by hand: backups, their restore, migrations.
import { spawnSync } from 'node:child_process'
import { environment, install, node, root } from './install.mjs'

install()
const args = ['--disable-warning=ExperimentalWarning', 'scripts/admin/main.ts', ...process.argv.slice(2)]
process.exitCode = spawnSync(node, args, { cwd: root, env: environment, stdio: 'inherit' }).status ?? 1

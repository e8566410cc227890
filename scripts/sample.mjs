// `npm run sample [-- de en ...]`: makes the sample stories of the home page anew. See README.
import { spawnSync } from 'node:child_process'
import { environment, install, node, root } from './install.mjs'

install()
const args = ['--disable-warning=ExperimentalWarning', 'scripts/sample/main.ts', ...process.argv.slice(2)]
process.exitCode = spawnSync(node, args, { cwd: root, env: environment, stdio: 'inherit' }).status ?? 1
spawnSync(node, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', 'src/assets/sample'], { cwd: root })

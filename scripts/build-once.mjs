// `npm run build`: the whole site as a plain folder, dist/site. With `-- --bundle` only what it is rendered with.

import { spawnSync } from 'node:child_process'
import { build } from './build.mjs'
import { environment, install, node, root } from './install.mjs'

install()
await build()
if (!process.argv.includes('--bundle')) {
  console.log('Rendering the pages of content ...')
  const env = { ...environment, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' }
  const args = ['--disable-warning=ExperimentalWarning', 'src/api/boot/export.ts']
  process.exitCode = spawnSync(node, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }).status ?? 1
}

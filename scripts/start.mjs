// `npm start`: installs what is missing, builds what is stale, then runs site, service and worker in one process.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { build } from './build.mjs'
import { environment, install, node, root } from './install.mjs'

install()
await build()

const main = path.join(root, 'src/api/main.ts')
const logLevel = process.env.LOG_LEVEL ?? 'warn'
const args = ['--disable-warning=ExperimentalWarning', main]
const service = spawn(node, args, { cwd: root, env: { ...environment, LOG_LEVEL: logLevel }, stdio: 'inherit' })
// Ctrl-C reaches the child by itself, a signal to this process alone does not; the child takes it twice.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => service.kill(signal))
service.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))

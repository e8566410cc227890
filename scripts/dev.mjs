// `npm run dev`: the service restarts and the pages reload when their code changes.
import { spawn } from 'node:child_process'
import { build } from './build.mjs'
import { environment, install, node, root } from './install.mjs'

install()
// The service does not start without a built site, though nobody looks at it here.
await build()

const port = Number(process.env.PORT ?? 4321)
const apiPort = port + 1
const env = { ...environment, API_PORT: String(apiPort), ASTRO_DEV_BACKGROUND: '0' }
const children = [
  start(['--watch', '--watch-preserve-output', '--disable-warning=ExperimentalWarning', 'src/api/main.ts'], {
    ...env,
    PORT: String(apiPort),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    // The pages are made in another process, which asks this one for the content.
    CONTENT_API: '1',
  }),
  start(['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port)], env),
]

function start(args, childEnv) {
  const child = spawn(node, args, { cwd: root, env: childEnv, stdio: 'inherit' })
  child.on('exit', code => stop(code ?? 0))
  return child
}

function stop(code) {
  for (const child of children) child.kill('SIGTERM')
  process.exitCode = code
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0))

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
const FILL = "await import('./src/api/boot/context.ts'); (await import('node:module')).flushCompileCache()"

/** Keeps Node's compile cache: a killed process never writes it, and recompiling is half of a start. */
export default function setup(): (() => Promise<unknown>) | undefined {
  const folder = process.env.NODE_COMPILE_CACHE
  if (!folder || existsSync(folder)) return undefined
  const filling = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', FILL],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const ended = once(filling, 'exit')
  return () => ended
}

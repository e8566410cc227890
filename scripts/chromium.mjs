// Finds a Chromium for the browser tests, or installs one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { environment, fail, node, root } from './install.mjs'

/** The shell without a window first: the same pages take it two thirds of the time. */
const PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a Chromium; leaves with a sentence when none can be had. */
export function chromium() {
  const found = find()
  if (found) return found
  console.log('Installing Chromium for the browser tests ...')
  const playwright = path.dirname(createRequire(`${root}/package.json`).resolve('playwright/package.json'))
  const cli = path.join(playwright, 'cli.js')
  const quiet = { cwd: root, env: environment, stdio: 'ignore' }
  spawnSync(node, [cli, 'install', '--with-deps', 'chromium-headless-shell'], quiet)
  if (!find() && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update'], quiet)
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (!find()) spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-noto-core'], quiet)
    }
  }
  return find() ?? fail('There is no Chromium for the browser tests. Install one, or name it in CHROMIUM_PATH.')
}

function find() {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : fail('CHROMIUM_PATH names a program that is not there.')
  return PATHS.find(existsSync) ?? playwrightOwn()
}

function playwrightOwn() {
  const script = "import('playwright').then(({ chromium }) => console.log(chromium.executablePath()))"
  const own = spawnSync(node, ['-e', script], { cwd: root, env: environment, encoding: 'utf8' }).stdout.trim()
  return existsSync(own) ? own : undefined
}

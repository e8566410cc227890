// Builds the pages when a source is newer: dist/client without content, dist/server renders the others.
import { execFile, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { environment, fail, node, root } from './install.mjs'

const stamp = path.join(root, 'dist/.built')
const record = path.join(root, 'dist/built-for.json')
const SOURCES = [
  'astro.config.mjs',
  'scripts/astro-bundle.mjs',
  'scripts/service-worker',
  'scripts/compress-files.ts',
  'package-lock.json',
  'i18n',
  'public',
  'src',
]
const SETTINGS = ['PUBLIC_ORIGIN', 'CONTENTFUL_SPACE', 'OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL']
const SAID_MAX = 64e6
const NOT_SOURCES = path.join(root, 'src/api')

export async function build() {
  const wanted = sourceStamp()
  if (existsSync(record) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  checkSettings()
  console.log('Building the pages ...')
  const astro = path.join(root, 'node_modules/astro/bin/astro.mjs')
  // In a test run NODE_ENV would be "test", and visitors would get React's development build.
  const env = { ...environment, NODE_ENV: 'production' }
  for (const name of ['client', 'server', '.built', 'built-for.json'])
    rmSync(path.join(root, 'dist', name), { recursive: true, force: true })
  await run([astro, 'build', '--silent'], env, 'The pages could not be built')
  await run(['scripts/share-pictures.ts'], env, 'The pictures for passed-on pages could not be drawn')
  await run(['scripts/service-worker/write.ts'], env, 'The service worker could not be written')
  const settings = Object.fromEntries(SETTINGS.map(name => [name, process.env[name] ?? '']))
  writeFileSync(record, JSON.stringify(settings))
  // Last: the worker names what it keeps, and these are not of it.
  await run(['scripts/compress-files.ts'], env, 'The files could not be compressed')
  writeFileSync(stamp, wanted)
}

/** A minute's work for a wrong setting would be in vain; the program says itself what is wrong. */
function checkSettings() {
  const args = ['--disable-warning=ExperimentalWarning', path.join(root, 'src/api/config/check-settings.ts')]
  const checked = spawnSync(node, args, { cwd: root, env: environment, stdio: 'inherit' })
  if (checked.status !== 0) process.exit(1)
}

const run = (args, env, problem) =>
  new Promise(resolve => {
    const options = { cwd: root, env, encoding: 'utf8', maxBuffer: SAID_MAX }
    execFile(node, ['--disable-warning=ExperimentalWarning', ...args], options, (error, said, complained) => {
      if (error) fail(`${problem}:\n${said}${complained}`)
      resolve()
    })
  })

function sourceStamp() {
  const hash = createHash('sha256')
  // The output depends on these settings.
  for (const name of SETTINGS) hash.update(`${name}=${process.env[name] ?? ''}\n`)
  for (const source of SOURCES) add(hash, path.join(root, source))
  return hash.digest('hex')
}

function add(hash, file) {
  if (file === NOT_SOURCES) return
  const found = statSync(file)
  if (found.isDirectory()) {
    for (const name of readdirSync(file).sort()) add(hash, path.join(file, name))
  } else {
    hash.update(`${file} ${found.size} ${found.mtimeMs}\n`)
  }
}

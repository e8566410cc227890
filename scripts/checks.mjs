// What is checked without running a test: by `npm test` beside the build, by `npm run check` alone.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { environment, node, root } from './install.mjs'

export const tool = name => path.join(root, 'node_modules', name)
/** The checker of the pages does not find the types of every package that only the service uses. */
const PAGES = ['--tsconfig', 'tsconfig.pages.json', '--minimumFailingSeverity', 'warning']
/** One program for both, by the native compiler: half a minute of processor less than `tsc` beside a linter. */
const TYPES_AND_RULES = ['--type-aware', '--type-check', '-c', 'oxlint.json']

export const TYPES_OF_PAGES = ['types of the pages', tool('astro/bin/astro.mjs'), ['check', '--noSync', ...PAGES]]
/** Run before the two checks of types and the build, which read them. */
export const WRITE_TYPES = ['types of pictures and content', tool('astro/bin/astro.mjs'), ['sync', '--silent']]
/** The rules are those that need types; in the service and the scripts `void` is no owner of a promise either. */
export const TYPES = [
  'types of everything else, and promises that nobody awaits',
  tool('oxlint/bin/oxlint'),
  TYPES_AND_RULES,
]
export const STYLE = ['format and lint', tool('@biomejs/biome/bin/biome'), ['ci', '--colors=off', '.']]
export const UNUSED = [
  'exports, files and packages that nothing uses',
  tool('knip/bin/knip.js'),
  ['--no-progress', '--treat-config-hints-as-errors'],
]

export async function check([title, program, args]) {
  const env = { ...environment, NO_COLOR: '1' }
  const checking = spawn(node, [program, ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [status, ...said] = await Promise.all([
    new Promise(resolve => checking.on('close', resolve)),
    text(checking.stdout),
    text(checking.stderr),
  ])
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${title}`)
  if (status !== 0) console.log(said.join(''))
  return status === 0
}

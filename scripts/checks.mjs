// What is checked without running a test: by `npm test` beside the build, by `npm run check` alone.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { environment, node, root } from './install.mjs'

export const tool = name => path.join(root, 'node_modules', name)
/** The checker of the pages does not find the types of every package that only the service uses. */
const PAGES = ['--tsconfig', 'tsconfig.pages.json', '--minimumFailingSeverity', 'warning']
/** What only a linter that knows the types can see; in the service and the scripts `void` is no owner either. */
const PROMISES = ['--type-aware', '-c', 'oxlint.json', 'src', 'tests', 'scripts']

export const TYPES_OF_PAGES = ['types of the pages', tool('astro/bin/astro.mjs'), ['check', '--noSync', ...PAGES]]
/** Run before the two checks of types and the build, which read them. */
export const WRITE_TYPES = ['types of pictures and content', tool('astro/bin/astro.mjs'), ['sync', '--silent']]
/** Reads only what changed since the last time: see `tsBuildInfoFile` in tsconfig.json. */
export const TYPES = ['types of everything else', tool('typescript/bin/tsc'), ['-p', '.']]
export const STYLE = ['format and lint', tool('@biomejs/biome/bin/biome'), ['ci', '--colors=off', '.']]
export const OWNED_PROMISES = ['promises that nobody awaits', tool('oxlint/bin/oxlint'), PROMISES]
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

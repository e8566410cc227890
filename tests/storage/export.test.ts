import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../src/api/db/database.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** A bundle whose one page shows the cover of an entry and the picture beside it, as the real pages do. */
const BUNDLE = `
import { landingSharePath } from '${ROOT}/src/contract/landing-share.server.ts'
export const openRenderer = ({ source }) => ({
  load: async () => undefined,
  count: () => 1,
  async *pages() {
    const { id, fields } = await source.entry('landing-fox-post-en')
    const picture = fields.coverImage.fields.file.url
    const { category } = fields.parameter.context
    const share = landingSharePath({ entry: id, title: fields.title, picture, language: 'en', category })
    yield { path: '/en/pages/' + fields.url, html: '<img src="' + picture + '?w=400"><meta content="' + share + '">' }
  },
  sitemap: async () => '<urlset/>',
  addresses: () => [{ path: '/en/pages/fox', entry: 'landing-fox-post-en' }],
})
`

let database: OpenDatabase
let root: string
beforeAll(async () => {
  database = await freshDatabase()
  root = mkdtempSync(path.join(os.tmpdir(), 'lumitale-export-'))
  for (const folder of ['dist/client', 'dist/server']) mkdirSync(path.join(root, folder), { recursive: true })
  writeFileSync(path.join(root, 'dist/server/entry.mjs'), BUNDLE)
  writeFileSync(path.join(root, 'dist/client/site-pictures.json'), '{}')
  writeFileSync(path.join(root, 'dist/client/404.html'), 'nothing here')
  writeFileSync(path.join(root, 'dist/.built'), 'stamp')
})
afterAll(async () => {
  await database.close()
  rmSync(root, { recursive: true, force: true })
})

async function exported(settings: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/api/boot/export.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: path.join(root, 'data'),
      SITE_DIR: path.join(root, 'dist'),
      LOG_LEVEL: 'warn',
      ...settings,
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += String(chunk)))
  const code = await new Promise<number | null>(resolve => child.once('close', resolve))
  return { code, said }
}

const files = () =>
  readdirSync(path.join(root, 'dist/site'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.relative(path.join(root, 'dist/site'), path.join(entry.parentPath, entry.name)))

describe('npm run build', () => {
  it('leaves the whole site with its pictures in a folder', async () => {
    const { code, said } = await exported({ DATABASE_URL: database.url })
    expect(said).toContain('1 pages and 2 pictures stand in')
    expect(code).toBe(0)
    expect(files().filter(name => name.endsWith('.webp'))).toHaveLength(1)
    expect(files().filter(name => /^share\/landing\/landing-fox-post-en-.{16}\.jpg$/.test(name))).toHaveLength(1)
    expect(files()).toEqual(expect.arrayContaining(['404.html', '_redirects', 'nginx-site.conf', 'sitemap-th.xml']))
  })

  it('says what it cannot reach, ends with an error and leaves the folder from before', async () => {
    const before = files().toSorted()
    const { code, said } = await exported({ DATABASE_URL: 'postgres://127.0.0.1:1/nothing' })
    expect(code).toBe(1)
    expect(said).toContain('the one from before stays: the database of DATABASE_URL cannot be used (ECONNREFUSED)')
    expect(files().toSorted()).toEqual(before)
  })

  it('asks for a build where there is none', async () => {
    const { code, said } = await exported({ DATABASE_URL: database.url, SITE_DIR: path.join(root, 'nowhere') })
    expect([code, said.includes('npm run build')]).toEqual([1, true])
    expect(existsSync(path.join(root, 'nowhere'))).toBe(false)
    expect(readFileSync(path.join(root, 'dist/site/404.html'), 'utf8')).toBe('nothing here')
  })
})

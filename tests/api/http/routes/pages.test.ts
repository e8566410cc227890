import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../../../../src/api/http/routes/pages.ts'
import { writeSiteFile } from '../../../../src/api/site/page-writer.ts'

const FORMERLY: Record<string, string> = { '/de/pages/umgezogen': '/de/pages/neu', '/de/pages/weg': 'gone' }

let root: string
let server: FastifyInstance
beforeAll(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'lumitale-site-'))
  mkdirSync(path.join(root, 'de/story'), { recursive: true })
  mkdirSync(path.join(root, '_astro'))
  writeFileSync(path.join(root, 'de.html'), '<p>Startseite</p>')
  writeFileSync(path.join(root, 'de/story/_.html'), `<p>${'Hülle '.repeat(500)}</p>`)
  writeFileSync(path.join(root, '404.html'), '<p>Nicht da</p>')
  writeFileSync(path.join(root, '_astro/a.js'), 'export {}')
  writeFileSync(path.join(root, '_astro/a.mp3'), '0123456789')
  writeFileSync(path.join(path.dirname(root), 'outside.html'), 'outside')
  server = Fastify()
  await openSite(server, { folder: () => root, formerly: page => FORMERLY[page] })
})
afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true, force: true })
  rmSync(path.join(path.dirname(root), 'outside.html'))
})

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ method: 'GET', url, headers })

describe('The first address', () => {
  it.each([
    ['the stored language', { cookie: 'lang=fr', 'accept-language': 'de' }, '/fr'],
    ["the browser's first known language", { 'accept-language': 'nl, th;q=0.8, de;q=0.9' }, '/de'],
    ['a regional form of it', { 'accept-language': 'tr-TR,tr;q=0.9' }, '/tr'],
    ['English when any language will do', { 'accept-language': '*' }, '/en'],
    ['English when none is known', { 'accept-language': 'nl' }, '/en'],
    ['English when the browser says nothing', {}, '/en'],
    [
      'the browser when the stored language is none of ours',
      { cookie: 'lang=../../x', 'accept-language': 'es' },
      '/es',
    ],
  ])('leads to %s', async (_why, headers, target) => {
    const response = await get('/', headers as Record<string, string>)
    expect([response.statusCode, response.headers.location]).toEqual([302, target])
  })
})

describe('A path', () => {
  it('with an unknown two-letter prefix leads to the same path in English', async () => {
    const response = await get('/nl/story/1?showStatus=yes')
    expect([response.statusCode, response.headers.location]).toEqual([302, '/en/story/1?showStatus=yes'])
  })

  it.each([
    ['a language in capitals', '/DE', '/de'],
    ['a language in capitals, of any page', '/De/story/1', '/de/story/1'],
    ['the words of another language', '/en/geschichten/liebe', '/en/stories/love'],
    ['the stories of another language', '/de/stories', '/de/geschichten'],
    ['a category of another language', '/fr/histoires/bedtime', '/fr/histoires/bonne-nuit'],
    ['a category that there is not, which means all', '/en/stories/unknown', '/en/stories'],
  ])('with %s leads to the right one for good', async (_what, from, to) => {
    const response = await get(`${from}?step=place`)
    expect([response.statusCode, response.headers.location]).toEqual([301, `${to}?step=place`])
  })

  it.each(['/en/nothing/love', '/de/geschichten', '/de/geschichten/liebe/mehr', '/DEU'])(
    'like %s, which is missing itself, leads nowhere else',
    async url => expect((await get(url)).statusCode).toBe(404),
  )

  it('with an id is answered by its shell', async () => {
    const response = await get('/de/story/0b0e7a9c-0000-4000-8000-000000000000')
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('Hülle')
  })

  it('that is no page is answered with the page that says so, and 404', async () => {
    const response = await get('/de/nirgends')
    expect([response.statusCode, response.body]).toEqual([404, '<p>Nicht da</p>'])
  })

  it.each(['/../outside', '/..%2foutside', '/%2e%2e/outside', '/de/%00', '/%E0%A4%A', '//example.org/', '/de//'])(
    'like %s never leaves the folder or the host',
    async url => {
      const response = await get(url)
      expect(response.body).not.toBe('outside')
      expect(response.statusCode).toBeLessThan(500)
      expect(response.headers.location ?? '/').toMatch(/^\/(?!\/)/)
    },
  )
})

describe('A sound', () => {
  it('is sent in the parts that are asked for', async () => {
    const whole = await get('/_astro/a.mp3')
    expect([whole.statusCode, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([
      200,
      'audio/mpeg',
      'bytes',
    ])
    const part = await get('/_astro/a.mp3', { range: 'bytes=2-4' })
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10'])
    expect((await get('/_astro/a.mp3', { range: 'bytes=10-' })).statusCode).toBe(416)
    const other = await get('/_astro/a.mp3', { range: 'bytes=2-4', 'if-range': '"another"' })
    expect([other.statusCode, other.body]).toEqual([200, '0123456789'])
  })
})

describe('A file', () => {
  it('is compressed for whoever can read it so', async () => {
    const response = await get('/de/story/_', { 'accept-encoding': 'gzip, br' })
    expect(response.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(response.rawPayload).toString()).toContain('Hülle')
    expect((await get('/de/story/_')).headers['content-encoding']).toBeUndefined()
  })

  it('is not sent again to whoever has it', async () => {
    const first = await get('/de')
    const again = await get('/de', { 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('with a hash in its name is kept for ever, a page is asked for each time', async () => {
    expect((await get('/_astro/a.js')).headers['cache-control']).toContain('immutable')
    expect((await get('/de')).headers['cache-control']).toContain('must-revalidate')
  })

  it('that was replaced is served new', async () => {
    writeFileSync(path.join(root, 'de.html'), '<p>Neu und länger</p>')
    expect((await get('/de')).body).toContain('Neu und länger')
  })
})

describe('A page that is not there', () => {
  it('is answered in the language of its path, where there is such an answer', async () => {
    writeFileSync(path.join(root, 'de/404.html'), '<p>Hier nicht</p>')
    expect((await get('/de/nirgends')).body).toBe('<p>Hier nicht</p>')
    expect((await get('/fr/nulle-part?a=/de/')).body).toBe('<p>Nicht da</p>')
  })

  it('leads for good to where it is now, and yet is asked for again', async () => {
    const response = await get('/de/pages/umgezogen?from=mail')
    expect([response.statusCode, response.headers.location]).toEqual([301, '/de/pages/neu?from=mail'])
    expect(response.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  it('is said to be gone when it was there once', async () => {
    const response = await get('/de/pages/weg')
    expect([response.statusCode, response.headers['cache-control']]).toEqual([
      410,
      'public, max-age=0, must-revalidate',
    ])
    expect(response.body).toMatch('icht')
  })

  it('although it has that address again is served and leads nowhere', async () => {
    mkdirSync(path.join(root, 'de/pages'))
    writeFileSync(path.join(root, 'de/pages/weg.html'), '<p>Wieder da</p>')
    const response = await get('/de/pages/weg')
    expect([response.statusCode, response.body]).toEqual([200, '<p>Wieder da</p>'])
  })
})

describe('A file that is compressed already', () => {
  it('is sent as it lies there, with an etag of its own', async () => {
    await writeSiteFile(root, 'de/lang.html', '<p>kurz</p>')
    const [br, gz, plain] = await Promise.all(
      ['br', 'gzip', 'identity'].map(encoding => get('/de/lang', { 'accept-encoding': encoding })),
    )
    expect([br, gz, plain].map(response => response?.headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
    expect(new Set([br, gz, plain].map(response => response?.headers.etag)).size).toBe(3)
    expect(brotliDecompressSync(br!.rawPayload).toString()).toBe('<p>kurz</p>')
    const known = await get('/de/lang', { 'accept-encoding': 'br', 'if-none-match': String(br!.headers.etag) })
    expect(known.statusCode).toBe(304)
  })

  it.each(['/de/lang.html.br', '/de/lang.html.gz', '/.release.json', '/%2erelease.json', '/de/.hidden.part'])(
    'is not to be had as %s, nor is what the site keeps for itself',
    async url => {
      writeFileSync(path.join(root, '.release.json'), '{}')
      writeFileSync(path.join(root, 'de/.hidden.part'), 'half')
      expect((await get(url)).statusCode).toBe(404)
    },
  )
})

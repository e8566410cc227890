import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SignInMail } from '../../src/api/accounts/account-deps.ts'
import { openSite } from '../../src/api/http/routes/pages.ts'
import { addSharedStoryRoutes, shareTagsOf } from '../../src/api/http/routes/shared-stories.ts'
import { LANGUAGES } from '../../src/contract/languages.ts'
import { exampleParameter } from '../helpers/example-parameter.ts'
import { flatIllustrator } from '../helpers/flat-illustrator.ts'
import { openTestService, type TestService } from '../helpers/service.ts'
import { serviceBrowser } from '../helpers/service-browser.ts'

const SHELL = '<html><head><meta name="robots" content="noindex"></head><body>shell</body></html>'
const NOTE = 'Fuer dich, weil Montag ist'

const mails: SignInMail[] = []
let test: TestService
let pages: FastifyInstance
let root: string
let owner: ReturnType<typeof serviceBrowser>
let story: string
let share: string
let title: string
beforeAll(async () => {
  test = await openTestService({
    illustrator: flatIllustrator,
    sendMail: async (_queries, mail) => void mails.push(mail),
  })
  await test.work()
  owner = serviceBrowser(test.server, mails)
  await owner.prove('owner@example.com')
  const { body } = await owner.ask('POST', '/stories/start-generator', { parameter: exampleParameter() })
  story = body.id
  expect(await test.ended(story)).toBe('complete')
  share = (await owner.ask('GET', `/stories/${story}/share`)).body.id
  await owner.ask('PUT', `/stories/${story}/share`, { sender: 'Tante Olga', note: NOTE, opens: 'whole' })
  title = (await owner.ask('GET', `/stories/${story}`)).body.title
  root = mkdtempSync(path.join(os.tmpdir(), 'lumitale-shares-'))
  for (const language of LANGUAGES) {
    mkdirSync(path.join(root, language, 's'), { recursive: true })
    writeFileSync(path.join(root, language, 's/_.html'), SHELL)
  }
  pages = Fastify()
  await addSharedStoryRoutes(pages, test.service, { requestsPerMinute: 1000 })
  await openSite(pages, { folder: () => root, formerly: () => undefined }, undefined, shareTagsOf(test.service))
})
afterAll(async () => {
  await pages.close()
  await test.close()
  rmSync(root, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => pages.inject({ method: 'GET', url, headers })
const tagsIn = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g)].map(([, a, b]) => [a, b]),
  )

describe('The link to a shared story', () => {
  it.each(LANGUAGES)(
    'shows its title and its one cover where it is posted, in the language of the page: %s',
    async language => {
      const { body, statusCode, headers } = await get(`/${language}/s/${share}`)
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
      expect(tagsIn(body)).toMatchObject({
        robots: 'noindex',
        'og:title': title,
        'og:locale': language,
        'og:url': `https://tales.example/${language}/s/${share}`,
        'og:image': `https://tales.example/share/story/${share}.jpg`,
        'og:image:width': '1200',
        'og:image:height': '630',
        'twitter:card': 'summary_large_image',
      })
      expect(body).toContain('<body>shell</body>')
    },
  )

  it('says nothing of who owns it, what was answered and what was written for its reader', async () => {
    const { body } = await get(`/de/s/${share}`)
    for (const secret of ['owner@', 'Olga', NOTE, 'Ingrid', 'Treppenhaus', story]) expect(body).not.toContain(secret)
  })

  it('has a picture of the size that it says, with the whole cover, for whoever has the link', async () => {
    const { rawPayload, headers } = await get(`/share/story/${share}.jpg`)
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-robots-tag': 'noindex',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    for (const name of [`${share}.png`, `${share.slice(1)}.jpg`, `${story}.jpg`, '..%2F..%2Fsecret.jpg', 'x.jpg'])
      expect([name, (await get(`/share/story/${name}`)).statusCode]).toEqual([name, 404])
  })

  it('is packed for whoever can read it so', async () => {
    const { rawPayload, headers } = await get(`/de/s/${share}`, { 'accept-encoding': 'br' })
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(rawPayload).toString()).toContain(`content="${title}"`)
  })

  it('keeps a hostile title a title', async () => {
    const hostile = `"><script>alert(1)</script>$&`
    const stories = test.database.db.updateTable('story').where('id', '=', story)
    await stories.set({ title: hostile }).execute()
    const { body } = await get(`/de/s/${share}`)
    expect(body).not.toContain('<script>')
    expect(tagsIn(body)['og:title']).toBe('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;')
    // Its cover has another title on it: there is none until it is drawn.
    expect(tagsIn(body)['og:image']).toBeUndefined()
    expect(tagsIn(body)['twitter:card']).toBe('summary')
    await stories.set({ title }).execute()
  })

  it('is the plain page where nothing is shared, and while the database is away', async () => {
    const plain = async (url: string) => (await get(url)).body
    expect(await plain('/de/s/abcdefghijklmnopqrstuv')).toBe(SHELL)
    const broken = { ...test.service, db: undefined as never }
    const alone = Fastify()
    await openSite(alone, { folder: () => root, formerly: () => undefined }, undefined, shareTagsOf(broken))
    expect((await alone.inject(`/de/s/${share}`)).body).toBe(SHELL)
    await alone.close()
  })

  it('shows nothing more once it is taken back', async () => {
    await owner.ask('DELETE', `/stories/${story}/share`)
    expect((await get(`/de/s/${share}`)).body).toBe(SHELL)
    expect((await get(`/share/story/${share}.jpg`)).statusCode).toBe(404)
  })
})

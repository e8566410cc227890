import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { CONTENT_TYPES } from '../../../../src/api/outside/content/types.ts'
import { freshId, landing, type OpenedContent, published, soon } from './opened-content.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()

/** What holds for the content service, whoever it is: the embedded one and Contentful pass the same. */
export function describeContent(name: string, open: () => Promise<OpenedContent>): void {
  let opened: OpenedContent
  const made: string[] = []
  const make = async (fields: Readonly<Record<string, unknown>> = {}) => {
    const id = await published(opened.content, fields)
    made.push(id)
    return id
  }
  const draft = async (fields: Readonly<Record<string, unknown>> = {}) => {
    const id = freshId('draft')
    made.push(id)
    return opened.content.write.saveEntry({ id, type: 'landing', fields: landing(fields) })
  }

  describe(name, () => {
    beforeAll(async () => {
      opened = await open()
      await opened.content.write.ensureTypes(CONTENT_TYPES)
    })
    afterAll(async () => {
      for (const id of made) await opened.content.write.deleteEntry(id)
      await opened.close()
    })

    it('shows readers an entry once it is published, and the published words until the next time', async () => {
      const { read, write } = opened.content
      const first = await draft({ title: 'Erster Titel' })
      expect(first).toMatchObject({ type: 'landing', published: false, fields: { title: 'Erster Titel' } })
      expect(await read.entry(first.id)).toBeUndefined()
      const shown = await write.publishEntry(first)
      expect(shown.published).toBe(true)
      await write.saveEntry({ ...shown, fields: landing({ title: 'Zweiter Titel' }) })
      await vi.waitFor(async () => {
        expect(await read.entry(first.id)).toMatchObject({ type: 'landing', fields: { title: 'Erster Titel' } })
      }, soon)
      expect((await write.entry(first.id))?.fields.title).toBe('Zweiter Titel')
    })

    it('refuses whoever saves or publishes a version that is no longer the last', async () => {
      const { write } = opened.content
      const first = await draft()
      await write.saveEntry({ ...first, fields: landing({ title: 'Schneller' }) })
      const late = write.saveEntry({ ...first, fields: landing({ title: 'Langsamer' }) })
      await expect(late).rejects.toMatchObject({ name: 'ContentError', failure: 'changed', status: 409 })
      await expect(write.publishEntry(first)).rejects.toMatchObject({ failure: 'changed' })
      await expect(write.saveEntry({ id: first.id, type: 'landing', fields: landing() })).rejects.toMatchObject({
        failure: 'changed',
      })
      expect((await write.entry(first.id))?.fields.title).toBe('Schneller')
    })

    it('finds a landing page by its address and language alone', async () => {
      const url = freshId('url')
      const id = await make({ url })
      await make({ url, lang: 'fr' })
      const query = { content_type: 'landing', 'fields.url': url, 'fields.lang': 'de', limit: 1 }
      await vi.waitFor(async () => {
        const { total, items } = await opened.content.read.entries(query)
        expect([total, items.map(item => item.id)]).toEqual([1, [id]])
      }, soon)
      expect(await opened.content.read.entries({ ...query, 'fields.lang': 'tr' })).toEqual({ total: 0, items: [] })
    })

    it('orders by ranking, page by page, with the chosen fields only', async () => {
      const url = freshId('ranked')
      for (const ranking of [7, 100, 20]) await make({ url, ranking })
      const query = {
        content_type: 'landing',
        'fields.url': url,
        order: '-fields.ranking',
        select: 'fields.ranking,fields.lang',
        limit: 2,
      }
      await vi.waitFor(async () => {
        const { total, items } = await opened.content.read.entries(query)
        expect([total, items.map(item => item.fields)]).toEqual([
          3,
          [
            { ranking: 100, lang: 'de' },
            { ranking: 20, lang: 'de' },
          ],
        ])
      }, soon)
      const rest = await opened.content.read.entries({ ...query, skip: 2 })
      expect(rest.items.map(item => item.fields.ranking)).toEqual([7])
    })

    it('brings a picture along with its entry, at an address that draws every size', async () => {
      const { read, write } = opened.content
      const assetId = freshId('picture')
      const begun = await read.changes()
      const { url } = await write.saveAsset({
        id: assetId,
        title: 'Ein Drache',
        fileName: 'drache rot.png',
        contentType: 'image/png',
        bytes: await picture(800, 500),
      })
      expect(url).toMatch(/^https?:\/\//)
      await vi.waitFor(async () => expect((await read.changes(begun.token)).assets).toContain(assetId), soon)
      const id = await make({ coverImage: { sys: { type: 'Link', linkType: 'Asset', id: assetId } } })
      await vi.waitFor(async () => {
        expect((await read.entry(id))?.fields.coverImage).toMatchObject({
          fields: { title: 'Ein Drache', file: { details: { image: { width: 800, height: 500 } } } },
        })
      }, soon)
      await vi.waitFor(async () => {
        const shown = (await read.entry(id))?.fields.coverImage as { fields: { file: { url: string } } }
        // A page has it from this site where the service is embedded, and from Contentful's host otherwise.
        expect(new URL(shown.fields.file.url, url).href).toBe(url)
      }, soon)
      const response = await opened.fetch(`${url}?w=400&h=300&fit=fill&fm=webp&q=75`)
      const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
      expect([format, width, height]).toEqual(['webp', 400, 300])
      await write.deleteAsset(assetId)
    })

    it('takes an entry out of sight and back, and forgets one that is deleted', async () => {
      const { read, write } = opened.content
      const id = await make()
      await vi.waitFor(async () => expect(await read.entry(id)).toBeDefined(), soon)
      await write.withdrawEntry(id)
      await write.withdrawEntry(id)
      await vi.waitFor(async () => expect(await read.entry(id)).toBeUndefined(), soon)
      const there = await write.entry(id)
      expect(there?.published).toBe(false)
      await write.publishEntry({ id, version: there?.version ?? 0 })
      await vi.waitFor(async () => expect(await read.entry(id)).toBeDefined(), soon)
      await write.deleteEntry(id)
      await write.deleteEntry(id)
      expect(await write.entry(id)).toBeUndefined()
    })

    it('tells a reader who keeps a copy what changed since the last time', async () => {
      const { read, write } = opened.content
      const [stays, goes] = [await make({ title: 'Bleibt' }), await make()]
      await vi.waitFor(async () => expect((await read.entry(goes))?.id).toBe(goes), soon)
      const begun = await read.changes()
      await write.withdrawEntry(goes)
      const changed = await write.entry(stays)
      const fields = landing({ title: 'Neu' })
      await write.publishEntry(await write.saveEntry({ ...changed!, fields }))
      await vi.waitFor(async () => {
        const since = await read.changes(begun.token)
        expect(since.withdrawn).toContain(goes)
        expect(since.entries.find(entry => entry.id === stays)?.fields.title).toEqual({ 'en-US': 'Neu' })
      }, soon)
    })

    it('says where a reader stands now, so that only what follows is news', async () => {
      const { read } = opened.content
      const before = await make()
      await vi.waitFor(async () => expect((await read.entry(before))?.id).toBe(before), soon)
      const position = await read.position()
      const after = await make()
      await vi.waitFor(async () => {
        const ids = (await read.changes(position)).entries.map(({ id }) => id)
        expect([ids.includes(before), ids.includes(after)]).toEqual([false, true])
      }, soon)
    })

    it('refuses a field that is unknown, of the wrong type, missing or out of range', async () => {
      const { write } = opened.content
      const save = (fields: object) => write.saveEntry({ id: freshId('bad'), type: 'landing', fields })
      await expect(save(landing({ colour: 'red' }))).rejects.toMatchObject({ failure: 'invalid', status: 422 })
      for (const wrong of [{ ranking: 101 }, { lang: 'xx' }, { title: undefined }]) {
        const entry = await draft(wrong)
        await expect(write.publishEntry(entry)).rejects.toMatchObject({ failure: 'invalid', status: 422 })
      }
    })

    it('answers nothing for an id that nobody knows', async () => {
      expect(await opened.content.read.entry('no-such-entry')).toBeUndefined()
      expect(await opened.content.write.entry('no-such-entry')).toBeUndefined()
      await expect(opened.delivery.getEntry('no-such-entry')).rejects.toThrow()
    })

    it('lets nobody in with a wrong token, to read or to write, and repeats no token in its error', async () => {
      const { read, write } = opened.stranger
      const failure = { failure: 'unauthorised' }
      await expect(read.entry('home-de')).rejects.toMatchObject(failure)
      await expect(write.entry('home-de')).rejects.toMatchObject(failure)
      const error = await write.entry('home-de').catch((cause: unknown) => cause)
      expect(JSON.stringify(error) + String(error)).not.toContain('wrong')
    })

    it("names the space's types through the library itself", async () => {
      const type = await opened.delivery.getContentType('landing')
      expect(type.fields.map(field => field.id)).toEqual(expect.arrayContaining(['url', 'lang', 'questions']))
    })
  })
}

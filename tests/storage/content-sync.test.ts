import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openContentStorage } from '../../src/api/outside/content/database-storage.ts'
import { makeSeed } from '../../src/api/outside/content/seed.ts'
import { CONTENT_TYPES } from '../../src/api/outside/content/types.ts'
import { type EmbeddedContent, openEmbedded } from '../api/outside/content/embedded-content.ts'
import { published } from '../api/outside/content/opened-content.ts'

let service: EmbeddedContent
beforeAll(async () => {
  service = await openEmbedded()
  await service.content.write.ensureTypes(CONTENT_TYPES)
})
afterAll(() => service.close())

const unpaged = { paginate: false } as const

describe('Keeping a copy in step', () => {
  it('gives every published entry once, page by page, and then only what changed', async () => {
    const ids: string[] = []
    for (let count = 0; count < 7; count += 1) ids.push(await published(service.content))
    const pages: string[][] = []
    let page = await service.delivery.sync({ initial: true, limit: 3 }, unpaged)
    while (page.nextPageToken) {
      pages.push(page.entries.map(entry => entry.sys.id))
      page = await service.delivery.sync({ nextPageToken: page.nextPageToken }, unpaged)
    }
    pages.push(page.entries.map(entry => entry.sys.id))
    expect(pages).toEqual([ids.slice(0, 3), ids.slice(3, 6), ids.slice(6)])
    const quiet = await service.delivery.sync({ nextSyncToken: page.nextSyncToken ?? '' })
    expect([quiet.entries, quiet.deletedEntries]).toEqual([[], []])
    await service.content.write.withdrawEntry(ids[2]!)
    const changed = await service.delivery.sync({ nextSyncToken: quiet.nextSyncToken ?? '' })
    expect(changed.deletedEntries.map(({ sys }) => [sys.id, sys.type])).toEqual([[ids[2], 'DeletedEntry']])
  })

  it('tells of a withdrawal that came between two pages of a copy just begun', async () => {
    const first = await service.delivery.sync({ initial: true, limit: 1 }, unpaged)
    const [entry] = first.entries
    await service.content.write.deleteEntry(entry!.sys.id)
    const rest = await service.delivery.sync({ nextPageToken: first.nextPageToken ?? '' })
    expect(rest.deletedEntries.map(({ sys }) => sys.id)).toEqual([entry!.sys.id])
  })

  it('tells a copy that is begun later nothing of what it never had', async () => {
    const { entries, deletedEntries } = await service.delivery.sync({ initial: true })
    expect(deletedEntries).toEqual([])
    expect(entries.length).toBeGreaterThan(0)
  })

  it('can be asked for one type, for assets or for deletions alone', async () => {
    const begun = await service.delivery.sync({ initial: true, type: 'Deletion' })
    expect(begun.entries).toEqual([])
    expect((await service.delivery.sync({ initial: true, content_type: 'home' })).entries).toEqual([])
    expect((await service.delivery.sync({ initial: true, type: 'Asset' })).entries).toEqual([])
    const id = await published(service.content)
    await service.content.write.withdrawEntry(id)
    const since = await service.delivery.sync({ nextSyncToken: begun.nextSyncToken ?? '' })
    expect(since.deletedEntries.map(({ sys }) => sys.id)).toEqual([id])
  })

  it('misses no publication of many at once', async () => {
    const { nextSyncToken = '' } = await service.delivery.sync({ initial: true })
    const ids = await Promise.all(Array.from({ length: 12 }, () => published(service.content)))
    const { entries } = await service.delivery.sync({ nextSyncToken })
    expect(entries.map(entry => entry.sys.id).toSorted()).toEqual(ids.toSorted())
  })

  it('refuses a token that is none of its own', async () => {
    const bad = ['%', 'e30', Buffer.from('{"after":-1}').toString('base64url'), 'x'.repeat(5000)]
    for (const nextSyncToken of bad) {
      await expect(service.delivery.sync({ nextSyncToken })).rejects.toMatchObject({ response: { status: 400 } })
    }
  })
})

describe('The first content', () => {
  it('is put in once, whole and published, by four starters at once, and never over what is there', async () => {
    const fresh = await openEmbedded()
    try {
      const { resources } = makeSeed(new Date('2026-11-21T12:00:00Z'))
      const seed = async () => resources
      await Promise.all(Array.from({ length: 4 }, () => openContentStorage(fresh.database.db).seed(seed)))
      const homes = await fresh.content.read.entries({ content_type: 'home' })
      expect(homes.items.map(home => home.fields.lang).toSorted()).toEqual(['de', 'en', 'es', 'fr', 'it', 'th', 'tr'])
      expect((await fresh.content.read.changes()).entries).toHaveLength(
        resources.filter(({ kind }) => kind === 'Entry').length,
      )
      await fresh.content.write.deleteEntry('home-de')
      await fresh.storage.seed(seed)
      expect(await fresh.content.read.entry('home-de')).toBeUndefined()
    } finally {
      await fresh.close()
    }
  })
})

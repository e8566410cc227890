import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { whereOf } from '../../src/api/outside/content/database-conditions.ts'
import { readQuery } from '../../src/api/outside/content/query.ts'
import { CONTENT_TYPES } from '../../src/api/outside/content/types.ts'
import { type EmbeddedContent, ORIGIN, openEmbedded, SPACE, TOKENS } from '../api/outside/content/embedded-content.ts'
import { landing } from '../api/outside/content/opened-content.ts'

const ROOT = `${ORIGIN}/content/cda/spaces/${SPACE}/environments/master`

let service: EmbeddedContent
const get = (path: string) =>
  service.handle(new Request(`${ROOT}${path}`, { headers: { authorization: `Bearer ${TOKENS.delivery}` } }))

/** Ids of what a query finds, in its order. */
async function find(query: Readonly<Record<string, unknown>>): Promise<string[]> {
  const { items } = await service.delivery.getEntries({ content_type: 'landing', order: 'sys.id', ...query } as object)
  return items.map(item => item.sys.id)
}

beforeAll(async () => {
  service = await openEmbedded()
  const { write } = service.content
  await write.ensureTypes(CONTENT_TYPES)
  const entries: Record<string, Record<string, unknown>> = {
    a: { ranking: 100, ages: ['3-6', '6-9'], badge: 'new', url: '50' },
    b: { ranking: 9, ages: ['6-9'], boxTitle: '100% "Spaß"', url: 'b' },
    c: { ranking: 20, lang: 'en', title: 'Dragons \\ & knights', url: 'c' },
    d: { ranking: undefined, lang: 'tr', badge: 'popular', url: 'true' },
  }
  for (const [id, fields] of Object.entries(entries)) {
    await write.publishEntry(await write.saveEntry({ id, type: 'landing', fields: landing(fields) }))
  }
  await write.saveEntry({ id: 'draft', type: 'landing', fields: landing() })
})
afterAll(() => service.close())

describe('A query of the delivery API', () => {
  const queries: readonly [Record<string, unknown>, string[]][] = [
    [{}, ['a', 'b', 'c', 'd']],
    [{ 'fields.lang': 'de' }, ['a', 'b']],
    [{ 'fields.ranking': 9 }, ['b']],
    [{ 'fields.url': '50' }, ['a']],
    [{ 'fields.url': 'true' }, ['d']],
    [{ 'fields.lang[ne]': 'de' }, ['c', 'd']],
    [{ 'fields.lang[in]': 'en,tr' }, ['c', 'd']],
    [{ 'fields.lang[in]': ['en', 'tr'] }, ['c', 'd']],
    [{ 'fields.lang[nin]': 'en,tr' }, ['a', 'b']],
    [{ 'fields.ages': '6-9' }, ['a', 'b']],
    [{ 'fields.ages[all]': '3-6,6-9' }, ['a']],
    [{ 'fields.badge[exists]': true }, ['a', 'd']],
    [{ 'fields.badge[exists]': false }, ['b', 'c']],
    [{ 'fields.title[match]': 'DRAGONS \\' }, ['c']],
    [{ 'fields.boxTitle[match]': '% "spa' }, ['b']],
    [{ 'fields.title[match]': '.*' }, []],
    [{ 'fields.ranking[gte]': 20 }, ['a', 'c']],
    [{ 'fields.ranking[lt]': 20 }, ['b']],
    [{ 'sys.id[in]': 'a,d,draft,none' }, ['a', 'd']],
    [{ 'sys.updatedAt[gt]': '2001-01-01T00:00:00Z', 'fields.lang': 'en' }, ['c']],
    [{ 'sys.updatedAt[lt]': '2001-01-01' }, []],
    [{ 'sys.contentType.sys.id': 'landing', limit: 1, skip: 2 }, ['c']],
    [{ query: 'knights' }, ['c']],
    [{ order: '-fields.ranking' }, ['a', 'c', 'b', 'd']],
    [{ order: 'fields.ranking' }, ['b', 'c', 'a', 'd']],
    [{ order: 'fields.lang,-sys.id' }, ['b', 'a', 'c', 'd']],
    [{ limit: 0 }, []],
    [{ skip: 100 }, []],
    [{ locale: 'en-US', 'fields.lang': 'tr' }, ['d']],
  ]
  it.each(queries)('finds for %j', async (query, ids) => {
    expect(await find(query)).toEqual(ids)
  })

  const refused = [
    '?fields.lang=de',
    '?order=fields.lang',
    '?content_type=none',
    '?content_type=landing&limit=1001',
    '?content_type=landing&limit=-1',
    '?content_type=landing&skip=x',
    '?content_type=landing&fields.lang[near]=1',
    '?content_type=landing&colour=red',
    '?content_type=landing&sys.updatedAt[gt]=yesterday',
    '?content_type=landing&fields.lang[exists]=perhaps',
    '?content_type=landing&order=colour',
    '?content_type=landing&locale=de',
    '?content_type=landing&fields.title=%00',
    '?content_type=landing&fields.a"b=x',
    `?content_type=landing&fields.title=${'x'.repeat(1001)}`,
  ]
  it.each(refused)('is refused in words of Contentful: %s', async query => {
    const response = await get(`/entries${query}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ sys: { type: 'Error' }, requestId: expect.any(String) })
  })

  const hostile = [
    "'; drop table content_resource; --",
    '") || true || (@ == "',
    '$.** ? (true)',
    '\\" || 1 == 1 || @ == \\"',
    "{a'b}",
    '%',
    '\u202e',
    '\\u0000',
    'null',
    '1e999',
    '😀',
  ]
  it.each(hostile)('takes a value for nothing but a value: %j', async value => {
    const by = (operator: string) => find({ [`fields.boxTitle${operator}`]: value })
    for (const operator of ['', '[in]', '[all]']) expect(await by(operator)).toEqual([])
    for (const operator of ['[ne]', '[nin]']) expect(await by(operator)).toEqual(['a', 'b', 'c', 'd'])
    expect((await by('[gt]')).filter(id => id !== 'b')).toEqual([])
    // One entry alone has the field, and a sign of these in it.
    expect(await by('[match]')).toEqual(value === '%' ? ['b'] : [])
    expect(await find({ query: value })).toEqual(value === '%' ? ['b'] : [])
  })

  it('brings linked entries along as deep as asked, and says which links lead nowhere', async () => {
    const { write } = service.content
    const type = { id: 'chain', name: 'Chain', displayField: 'title' }
    const next = { id: 'next', name: 'Next', type: 'Link', linkType: 'Entry' }
    await write.ensureTypes([{ ...type, fields: [{ id: 'title', name: 'Title', type: 'Symbol' }, next] }])
    for (const [id, to] of ['one two', 'two three', 'three one', 'alone gone'].map(pair => pair.split(' '))) {
      const fields = { title: id, next: { sys: { type: 'Link', linkType: 'Entry', id: to } } }
      await write.publishEntry(await write.saveEntry({ id: id!, type: 'chain', fields }))
    }
    const read = async (query: string) => (await get(`/entries?content_type=chain&${query}`)).json()
    const shallow = await read('sys.id=one&include=1')
    expect(shallow.includes.Entry.map((entry: { sys: { id: string } }) => entry.sys.id)).toEqual(['two'])
    const deep = await read('sys.id=one&include=10')
    expect(deep.includes.Entry.map((entry: { sys: { id: string } }) => entry.sys.id)).toEqual(['two', 'three'])
    expect((await read('sys.id=one&include=0')).includes).toBeUndefined()
    expect((await read('sys.id=alone')).errors).toMatchObject([{ details: { linkType: 'Entry', id: 'gone' } }])
    const circle = await service.content.read.entry('one')
    expect(circle?.fields.next).toMatchObject({ fields: { title: 'two' } })
  })

  it('answers with all locales by name, with one entry, and with the space itself', async () => {
    const every = await get('/entries?sys.id=a&locale=*')
    expect((await every.json()).items[0].fields.lang).toEqual({ 'en-US': 'de' })
    expect((await (await get('/entries/a')).json()).fields.lang).toBe('de')
    expect((await get('/entries/draft')).status).toBe(404)
    expect((await service.delivery.getLocales()).items.map(locale => locale.code)).toEqual(['en-US'])
    expect((await service.delivery.getSpace()).locales).toHaveLength(1)
    expect((await service.delivery.getContentTypes()).items.map(type => type.sys.id)).toContain('home')
  })

  it('finds one address among many in the index, without reading the others', async () => {
    const { search } = readQuery('Entry', 'published', new URLSearchParams('content_type=landing&fields.url=many-77'))
    const plan = await service.database.db.transaction().execute(async transaction => {
      await sql`
        insert into content_resource
          (kind, id, type, version, draft, published, keys, published_version, created_at, updated_at)
        select 'Entry', 'many-' || n, 'landing', 2, '{}', jsonb_build_object('url',
          jsonb_build_object('en-US', 'many-' || n)), array['url=many-' || n], 1, now(), now()
        from generate_series(1, 5000) n`.execute(transaction)
      await sql`analyze content_resource`.execute(transaction)
      const found = transaction.selectFrom('content_resource').selectAll().where(whereOf(search))
      expect((await found.execute()).map(row => row.id)).toEqual(['many-77'])
      const text = JSON.stringify(await found.explain('text'))
      await sql`delete from content_resource where id like 'many-%'`.execute(transaction)
      return text
    })
    expect(plan).toContain('content_resource_keys')
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTENT_TYPES } from '../../src/api/outside/content/types.ts'
import { type EmbeddedContent, ORIGIN, openEmbedded, SPACE, TOKENS } from '../api/outside/content/embedded-content.ts'
import { freshId, landing, published } from '../api/outside/content/opened-content.ts'

const ROOT = `${ORIGIN}/content/cma/spaces/${SPACE}/environments/master`

let service: EmbeddedContent
beforeAll(async () => {
  service = await openEmbedded()
  await service.content.write.ensureTypes(CONTENT_TYPES)
})
afterAll(() => service.close())

interface Sent {
  readonly method?: string
  readonly body?: BodyInit
  readonly headers?: Readonly<Record<string, string>>
}
const send = (path: string, { method = 'PUT', body, headers = {} }: Sent = {}) =>
  service.handle(
    new Request(`${ROOT}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${TOKENS.management}`,
        'x-contentful-content-type': 'landing',
        ...headers,
      },
      ...(body !== undefined && { body, duplex: 'half' }),
    }),
  )
const nested = (depth: number) =>
  JSON.stringify({ fields: { x: { 'en-US': JSON.parse('['.repeat(depth) + ']'.repeat(depth)) } } })

describe('Writing content', () => {
  it('lets one of ten win who write the same version at once', async () => {
    const { write } = service.content
    const first = await write.saveEntry({ id: freshId('race'), type: 'landing', fields: landing() })
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, position) =>
        write.saveEntry({ ...first, fields: landing({ title: `${position}` }) }),
      ),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await write.entry(first.id))?.version).toBe(2)
  })

  it('counts versions as Contentful does, over saving, publishing, withdrawing and archiving', async () => {
    const { entry } = service.management
    const entryId = freshId('versions')
    const created = await entry.createWithId({ entryId, contentTypeId: 'landing' }, { fields: {} })
    expect([created.sys.version, created.sys.publishedCounter]).toEqual([1, 0])
    const fields = { title: { 'en-US': 'a' }, url: { 'en-US': entryId }, lang: { 'en-US': 'de' } }
    const updated = await entry.update({ entryId }, { ...created, fields })
    const shown = await entry.publish({ entryId }, updated)
    expect([shown.sys.version, shown.sys.publishedVersion, shown.sys.publishedCounter]).toEqual([3, 2, 1])
    await expect(entry.delete({ entryId })).rejects.toThrow('Cannot delete published')
    await expect(entry.archive({ entryId })).rejects.toThrow('Cannot archive published')
    const hidden = await entry.unpublish({ entryId })
    expect([hidden.sys.version, hidden.sys.publishedVersion]).toEqual([4, undefined])
    const away = await entry.archive({ entryId })
    expect([away.sys.version, away.sys.archivedVersion]).toEqual([5, 4])
    await expect(entry.publish({ entryId }, away)).rejects.toThrow('Cannot publish archived')
    expect((await entry.unarchive({ entryId })).sys.archivedVersion).toBeUndefined()
    await entry.delete({ entryId })
    await expect(entry.get({ entryId })).rejects.toMatchObject({ name: 'NotFound' })
  })

  it('lists drafts by field, and keeps a type that has entries', async () => {
    const url = freshId('listed')
    await published(service.content, { url })
    await service.content.write.saveEntry({ id: freshId('draft'), type: 'landing', fields: landing({ url }) })
    const query = { content_type: 'landing', 'fields.url': url }
    expect((await service.management.entry.getMany({ query })).total).toBe(2)
    await expect(service.management.contentType.unpublish({ contentTypeId: 'landing' })).rejects.toThrow('with entries')
  })

  const bodies: readonly [string, number, Sent][] = [
    ['no JSON', 400, { body: '{"fields":' }],
    ['a list', 400, { body: '[]' }],
    ['fields that are none', 400, { body: '{"fields":7}' }],
    ['an unknown field', 422, { body: '{"fields":{"colour":{"en-US":"red"}}}' }],
    ['an unknown locale', 422, { body: '{"fields":{"title":{"de":"a"}}}' }],
    ['a field without locale', 422, { body: '{"fields":{"title":"a"}}' }],
    ['a number for a text', 422, { body: '{"fields":{"title":{"en-US":7}}}' }],
    ['a text that is too long', 422, { body: JSON.stringify({ fields: { title: { 'en-US': 'x'.repeat(257) } } }) }],
    ['a NUL', 422, { body: '{"fields":{"title":{"en-US":"a\\u0000b"}}}' }],
    ['half of a pair', 422, { body: '{"fields":{"title":{"en-US":"\\ud83d"}}}' }],
    ['depth', 400, { body: nested(100) }],
    ['an unknown type', 422, { body: '{}', headers: { 'x-contentful-content-type': 'none' } }],
    ['an inherited name for a type', 422, { body: '{}', headers: { 'x-contentful-content-type': 'constructor' } }],
    ['a version of what is not there', 404, { body: '{}', headers: { 'x-contentful-version': '1' } }],
    ['three megabytes', 413, { body: 'x'.repeat(3 * 1024 * 1024) }],
    ['a stream without end', 413, { body: endless() }],
  ]
  it.each(bodies)('refuses %s with status %i, and stores nothing', async (_name, status, sent) => {
    const id = freshId('bad')
    const response = await send(`/entries/${id}`, sent)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ sys: { type: 'Error', id: expect.any(String) } })
    expect(await service.storage.read('Entry', id)).toBeUndefined()
  })

  it('keeps words that only look like escapes', async () => {
    const title = 'C:\\u0000 \\ud83d 😀'
    const { id } = await service.content.write.saveEntry({
      id: freshId('text'),
      type: 'landing',
      fields: landing({ title }),
    })
    expect((await service.content.write.entry(id))?.fields.title).toBe(title)
  })

  const paths: readonly [string, string][] = [
    ['GET', '/entries/../../x'],
    ['GET', '/entries/%E0%A4'],
    ['GET', '/constructor'],
    ['PATCH', '/entries/x'],
    ['DELETE', '/entries'],
    ['PUT', '/entries/x/published/more'],
    ['POST', '/entries/x/archived'],
    ['GET', '/uploads/1'],
  ]
  it.each(paths)('has nothing at %s %s', async (method, path) => {
    expect((await send(path, { method })).status).toBe(404)
  })

  it('refuses an id that could leave its place', async () => {
    for (const id of ['a b', 'ä', 'x'.repeat(65), 'a%2Fb', "a'b"]) {
      expect((await send(`/entries/${id}`, { body: '{}' })).status).toBe(400)
    }
  })

  it('takes no delivery token for writing, and nothing but reading with one', async () => {
    const delivery = { authorization: `Bearer ${TOKENS.delivery}` }
    expect((await send('/entries/x', { body: '{}', headers: delivery })).status).toBe(401)
    const request = new Request(`${ROOT.replace('/cma/', '/cda/')}/entries/x`, { method: 'DELETE', headers: delivery })
    expect((await service.handle(request)).status).toBe(405)
    const elsewhere = new Request(`${ORIGIN}/content/cma/spaces/other/entries`, {
      headers: { authorization: `Bearer ${TOKENS.management}` },
    })
    expect((await service.handle(elsewhere)).status).toBe(404)
  })
})

/** A body that nobody says the size of. */
function endless(): ReadableStream {
  return new ReadableStream({ pull: controller => controller.enqueue(new Uint8Array(256 * 1024)) })
}

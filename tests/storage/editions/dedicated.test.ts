import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dropEdition } from '../../../src/api/editions/drop-edition.ts'
import { mediaKey } from '../../../src/api/media/media-address.ts'
import type { PresentEdition } from '../../../src/contract/present.ts'
import type { OwnStory } from '../../helpers/improve.ts'
import type { TestService } from '../../helpers/service.ts'
import { serviceBrowser } from '../../helpers/service-browser.ts'
import {
  itemsOf,
  made,
  openEditionService,
  order,
  shorten,
  shortStory,
  storyOf,
  strayFiles,
} from './edition-service.ts'
import { queueAtOnce, wrappedPresent } from './wrapped-present.ts'

const WORDS = 'Für Mila,\ndie bis <hundertneun> zählen kann.'

let test: TestService
let story: OwnStory
let plain: ReadonlyMap<string, string>
const presents: { readonly id: string; readonly code: string }[] = []
beforeAll(async () => {
  test = await openEditionService()
  await test.work()
  story = await shortStory(test)
  await shorten(test, story)
  for (const kind of ['audiobook', 'ebook'] as const) {
    await order(test, story, kind)
    expect(await made(test, story, kind)).toBe('ready')
  }
  plain = await filesBy(['ebook', 'audiobook'])
  for (const [dedication, from] of [
    [WORDS, 'Oma Inge'],
    ['Für dich, Ole.', 'Papa'],
    ['', 'Niemand'],
  ] as const)
    presents.push(await wrappedPresent(test, story, { dedication, from, editions: ['ebook', 'audiobook'] }))
})
afterAll(() => test.close())

const ownAddresses = async () => itemsOf(await storyOf(test, story), 'ebook').map(item => item.downloadUrl)

/** Stored bytes as text, by name. */
async function filesBy(types: readonly ('ebook' | 'audiobook')[]): Promise<ReadonlyMap<string, string>> {
  const rows = await test.database.db
    .selectFrom('media')
    .select('file')
    .where('story_id', '=', story.id)
    .where('type', 'in', [...types])
    .execute()
  const files = new Map<string, string>()
  for (const { file } of rows) {
    const kept = await test.service.files.get(mediaKey({ story: story.id, file }))
    files.set(file, Buffer.from(kept?.bytes ?? []).toString('base64'))
  }
  return files
}

const dedicatedCount = async (kind: PresentEdition) =>
  (
    await test.database.db
      .selectFrom('media')
      .select('id')
      .where('story_id', '=', story.id)
      .where('type', '=', `present${kind === 'ebook' ? 'ebook' : 'audiobook'}`)
      .execute()
  ).length

/** What a browser gets that opened a present. */
async function openedBy(index: number) {
  const browser = serviceBrowser(test.server, [])
  const opened = await browser.ask('POST', `/presents/of-code/${presents[index]?.code}/open`)
  expect(opened.status).toBe(200)
  return (await browser.ask('GET', `/stories/${story.id}`)).body
}

const bytesAt = async (address = '') => (await test.server.inject({ method: 'GET', url: address })).rawPayload

describe('The editions of a present', () => {
  it('are made for each present with words of its giver, and leave those of the story as they were to the byte', async () => {
    await queueAtOnce(test, story)
    await expect.poll(() => dedicatedCount('ebook'), { timeout: 60_000 }).toBe(6)
    await expect.poll(() => dedicatedCount('audiobook'), { timeout: 60_000 }).toBe(4)
    expect(await filesBy(['ebook', 'audiobook'])).toEqual(plain)
    expect((await ownAddresses()).length).toBe(3)
  })

  it('have the words on a page of their own, as text, and the name below', async () => {
    const { mediaItems, dedication } = await openedBy(0)
    expect(dedication).toEqual({ text: WORDS, from: 'Oma Inge' })
    const [epub, pdf, docx] = itemsOf({ mediaItems }, 'ebook').map(item => item.downloadUrl)
    const pages = unzipSync(await bytesAt(epub))
    const page = strFromU8(pages['EPUB/dedication.xhtml'] ?? new Uint8Array())
    expect(page).toContain(
      '<p>Für Mila,<br/>die bis &lt;hundertneun&gt; zählen kann.</p><p class="author">Oma Inge</p>',
    )
    expect(strFromU8(pages['EPUB/package.opf'] ?? new Uint8Array())).toContain('dedication.xhtml')
    const document = strFromU8(unzipSync(await bytesAt(docx))['word/document.xml'] ?? new Uint8Array())
    expect(document).toContain('die bis &lt;hundertneun&gt; zählen kann.')
    expect((await bytesAt(pdf)).subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('are spoken at the start of the audiobook, under a mark of their own', async () => {
    const { mediaItems } = await openedBy(0)
    const [mp3, m4b] = itemsOf({ mediaItems }, 'audiobook').map(item => item.downloadUrl)
    const [own] = itemsOf(await storyOf(test, story), 'audiobook').map(item => item.downloadUrl)
    const [sound, plainSound] = [await bytesAt(mp3), await bytesAt(own)]
    expect(sound.length).toBeGreaterThan(plainSound.length + 8000)
    expect(sound.subarray(0, 200_000).toString('utf16le') + sound.subarray(1, 200_001).toString('utf16le')).toContain(
      'Widmung',
    )
    expect((await bytesAt(m4b)).toString('utf8')).toContain('Widmung')
  })

  it('are those of the present alone: another has its own, and one without words has those of the story', async () => {
    const [one, other, without] = [await openedBy(0), await openedBy(1), await openedBy(2)]
    const names = [one, other, without].map(({ mediaItems }) =>
      itemsOf({ mediaItems }, 'ebook').map(({ downloadUrl }) => downloadUrl.split('?')[0]),
    )
    expect(new Set(names.flat()).size).toBe(9)
    expect(names[2]).toEqual((await ownAddresses()).map(address => address.split('?')[0]))
    const epub = unzipSync(await bytesAt(itemsOf(other, 'ebook')[0]?.downloadUrl))
    expect(strFromU8(epub['EPUB/dedication.xhtml'] ?? new Uint8Array())).toContain('Für dich, Ole.')
    expect(without.dedication).toBeUndefined()
  })

  it('go when the present is taken back or ends, and when the edition is refunded', async () => {
    const { db } = test.database
    await db
      .deleteFrom('present')
      .where('id', '=', presents[0]?.id ?? '')
      .execute()
    await queueAtOnce(test, story)
    await expect.poll(() => dedicatedCount('ebook'), { timeout: 60_000 }).toBe(3)
    await expect.poll(() => dedicatedCount('audiobook'), { timeout: 60_000 }).toBe(2)
    await db
      .transaction()
      .execute(transaction => dropEdition(transaction, { story: story.id, kind: 'ebook', now: Date.now() }))
    expect(await dedicatedCount('ebook')).toBe(0)
    expect(await strayFiles(test, story)).toEqual({ orphaned: [], torn: [] })
  })
})

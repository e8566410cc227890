import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import sharp from 'sharp'
import { TagLib } from 'taglib-wasm'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Audiobook, joinAudiobook } from '../../../src/api/narrator/book/join-audiobook.ts'
import { joinM4b } from '../../../src/api/narrator/book/join-m4b.ts'
import { durationMs, frameAt, framesOf } from '../../../src/api/narrator/book/mp3-frames.ts'
import type { SpokenChapter } from '../../../src/api/narrator/narrator.ts'
import { openNarrator } from '../../../src/api/narrator/open-narrator.ts'
import { collectingLog } from '../illustrator/model/studio.ts'
import { NAUGHTY_STRINGS } from '../illustrator/type/naughty-strings.ts'
import { CHAPTER, BOOK as CHAPTER_BOOK } from './chapter-order.ts'
import { toneSpeech } from './tone-speech.ts'

const running = () => new AbortController().signal
const BOOK = {
  ...CHAPTER_BOOK,
  narrator: 'Computerstimme (espeak-ng)',
  description: 'Eine Stufe zu viel.\nSie ist warm.',
}
const TITLES = ['Der Anfang', 'Łucjas Stufe', 'ตอนจบ']
let spoken: SpokenChapter[]
let cover: Uint8Array

beforeAll(async () => {
  const narrator = openNarrator({ engine: toneSpeech('engine'), log: collectingLog().log })
  const orders = TITLES.map((title, index) => ({ ...CHAPTER, title, number: index + 1, withAac: true }))
  spoken = await Promise.all(orders.map(order => narrator.speak(order, running())))
  const plain = sharp({ create: { width: 60, height: 80, channels: 3, background: '#090a26' } })
  cover = new Uint8Array(await plain.jpeg().toBuffer())
})

const chapters = () =>
  spoken.map(({ mp3, aac }, index) => ({ title: TITLES[index] ?? '', mp3, aac: aac as Uint8Array }))

async function readBack({ file }: Audiobook) {
  const taglib = await TagLib.initialize()
  using opened = await taglib.open(file)
  const { title, artist, comment, genre } = opened.tag()
  const marks = opened
    .getChapters()
    .map(mark => ({ title: mark.title, startMs: mark.startTimeMs, endMs: mark.endTimeMs }))
  const pictures = opened.getPictures().map(({ data }) => Buffer.from(data).equals(cover))
  return { tags: { title, artist, comment, genre }, marks, pictures, seconds: opened.audioProperties()?.duration }
}

/** As another library reads them than those that write. */
async function rawTags({ file }: Audiobook) {
  using input = new Input({ source: new BufferSource(file), formats: ALL_FORMATS })
  const { raw = {}, ...tags } = await input.getMetadataTags()
  return { tags, raw }
}

/** Languages of an MP4's tracks, as its media headers pack them. */
function trackLanguages({ file }: Audiobook): string[] {
  const bytes = Buffer.from(file)
  const found: string[] = []
  for (let at = bytes.indexOf('mdhd'); at >= 0; at = bytes.indexOf('mdhd', at + 4)) {
    const packed = bytes.readUInt16BE(at + 4 + (bytes[at + 4] === 1 ? 32 : 20))
    found.push(String.fromCharCode(...[10, 5, 0].map(shift => ((packed >> shift) & 31) + 0x60)))
  }
  return found
}

const TAGS = { title: BOOK.title, artist: BOOK.author, comment: BOOK.disclosure, genre: 'Audiobook' }

describe('A book of several chapters', () => {
  it('as MP3 is exactly as long as they are together, with its marks, its cover and its maker', async () => {
    const book = joinAudiobook(chapters(), { ...BOOK, cover })
    const lengths = spoken.map(chapter => chapter.durationMs)
    expect(book.durationMs).toBe(lengths.reduce((sum, length) => sum + length, 0))
    expect(durationMs(book.file)).toBe(book.durationMs)
    const read = await readBack(book)
    expect(read).toMatchObject({ tags: TAGS, marks: book.chapters, pictures: [true] })
    expect(book.chapters.map(({ title }) => title)).toEqual(TITLES)
    expect(book.chapters.map(({ startMs, endMs }) => endMs - startMs)).toEqual(lengths)
  })

  it('has one Info frame, with all frames counted, and the place of each hundredth', () => {
    const { file } = joinAudiobook(chapters(), BOOK)
    const bytes = Buffer.from(file)
    expect(bytes.indexOf('Info')).toBe(bytes.lastIndexOf('Info'))
    const at = bytes.indexOf('Info')
    const head = frameAt(file, at - 13)
    expect(head?.samples).toBe(576)
    const { count, frames } = framesOf(file)
    expect(bytes.readUInt32BE(at + 8)).toBe(count)
    expect(bytes.readUInt32BE(at + 12)).toBe(frames.length + (head?.bytes ?? 0))
    const table = [...bytes.subarray(at + 16, at + 116)]
    expect(table).toEqual([...table].sort((one, other) => one - other))
    expect(table[50]).toBeGreaterThan(125)
    expect(table[50]).toBeLessThan(131)
  })

  it('as M4B has the same marks, cover and maker, and plays as long', async () => {
    const book = await joinM4b(chapters(), { ...BOOK, cover }, running())
    const read = await readBack(book)
    expect(read).toMatchObject({ tags: TAGS, pictures: [true] })
    expect(read.marks.map(({ title }) => title)).toEqual(TITLES)
    expect(Buffer.from(book.file).toString('latin1', 4, 12)).toBe('ftypM4B ')
    const together = spoken.reduce((sum, chapter) => sum + chapter.durationMs, 0)
    expect(Math.abs(book.durationMs - together)).toBeLessThan(100 * spoken.length)
  })

  it('tells libraries who reads, when and what, in the fields that they look at: M4B', async () => {
    const book = await joinM4b(chapters(), { ...BOOK, cover }, running())
    const { tags, raw } = await rawTags(book)
    expect(tags).toMatchObject({
      title: BOOK.title,
      album: BOOK.title,
      artist: BOOK.author,
      albumArtist: BOOK.author,
      genre: 'Audiobook',
      date: new Date('2026-01-01'),
    })
    const description = 'Eine Stufe zu viel. Sie ist warm.'
    expect(raw).toMatchObject({
      '©wrt': BOOK.narrator,
      '©nrt': BOOK.narrator,
      '©pub': BOOK.publisher,
      desc: description,
      ldes: description,
    })
    const bytes = Buffer.from(book.file)
    const kind = bytes.subarray(bytes.indexOf('stik'))
    expect(kind.toString('latin1', 8, 12)).toBe('data')
    expect(kind.subarray(20, kind.readUInt32BE(4) + 4).toString('hex')).toBe('02')
    expect(trackLanguages(book)).toEqual(['deu', 'deu'])
  })

  it('tells libraries who reads, when and what, in the fields that they look at: MP3', async () => {
    const { tags, raw } = await rawTags(joinAudiobook(chapters(), { ...BOOK, cover }))
    expect(tags).toMatchObject({ title: BOOK.title, album: BOOK.title, artist: BOOK.author, albumArtist: BOOK.author })
    expect(raw).toMatchObject({ TCOM: BOOK.narrator, TPUB: BOOK.publisher, TYER: '2026' })
    const taglib = await TagLib.initialize()
    using opened = await taglib.open(joinAudiobook(chapters(), BOOK).file)
    expect(opened.properties()).toMatchObject({
      NARRATOR: [BOOK.narrator],
      DESCRIPTION: ['Eine Stufe zu viel. Sie ist warm.'],
    })
  })

  it('has no empty field where nothing is known', async () => {
    const unknown = { ...BOOK, description: ' ', language: 'xx' }
    const book = await joinM4b(chapters(), unknown, running())
    const { raw } = await rawTags(book)
    expect(Object.keys(raw)).not.toContain('desc')
    expect(trackLanguages(book)).toEqual(['und', 'und'])
  })

  it('is refused without chapters, with too many, and of sounds that do not fit', async () => {
    expect(() => joinAudiobook([], BOOK)).toThrow(RangeError)
    await expect(joinM4b([], BOOK, running())).rejects.toThrow()
    const [chapter] = chapters()
    if (!chapter) throw new Error('no chapter')
    expect(() => joinAudiobook(Array(256).fill(chapter), BOOK)).toThrow(RangeError)
    expect(() => joinAudiobook([{ title: '', mp3: new Uint8Array(500) }], BOOK)).toThrow('no MP3 frame')
    const faster = new Uint8Array(144 * 3)
    for (let at = 0; at < faster.length; at += 144) faster.set([0xff, 0xf3, 0x68, 0xc0], at)
    expect(() => joinAudiobook([chapter, { title: '', mp3: faster }], BOOK)).toThrow('differ')
  })

  it('survives any title, author and name of a chapter', async () => {
    const [chapter] = chapters()
    if (!chapter) throw new Error('no chapter')
    for (let at = 0; at < NAUGHTY_STRINGS.length; at += 100) {
      const texts = NAUGHTY_STRINGS.slice(at, at + 100).map(text => text.slice(0, 300))
      const named = texts.map(title => ({ ...chapter, title }))
      const tags = { ...BOOK, title: texts[0] ?? '', author: texts[1] ?? '', disclosure: texts[2] ?? '' }
      const book = joinAudiobook(named, tags)
      expect(durationMs(book.file)).toBe(book.durationMs)
      expect((await readBack(book)).marks).toHaveLength(texts.length)
    }
  })
})

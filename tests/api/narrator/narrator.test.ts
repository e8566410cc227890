import { TagLib } from 'taglib-wasm'
import { afterAll, describe, expect, it } from 'vitest'
import { durationMs, framesOf } from '../../../src/api/narrator/book/mp3-frames.ts'
import type { ChapterOrder, SpokenChapter } from '../../../src/api/narrator/narrator.ts'
import { openNarrator } from '../../../src/api/narrator/open-narrator.ts'
import { scoreOf } from '../../../src/api/narrator/score.ts'
import { ModelError } from '../../../src/api/outside/model/model-error.ts'
import { SpeechEngineError } from '../../../src/api/outside/speech/engine/engine-error.ts'
import { openSpeechEngine } from '../../../src/api/outside/speech/engine/open-engine.ts'
import { LANGUAGES } from '../../../src/contract/languages.ts'
import { openCorpus } from '../../helpers/corpus.ts'
import { someOf } from '../../helpers/how-often.ts'
import { collectingLog } from '../illustrator/model/studio.ts'
import { NAUGHTY_STRINGS } from '../illustrator/type/naughty-strings.ts'
import { BOOK, CHAPTER } from './chapter-order.ts'
import { toneSpeech } from './tone-speech.ts'

const corpus = openCorpus(import.meta.filename)
const running = () => new AbortController().signal
const engine = openSpeechEngine()
const { log } = collectingLog()
afterAll(() => engine.close())

const said = ({ sentences }: SpokenChapter, { paragraphs }: ChapterOrder) =>
  sentences.map(({ paragraph, start, end }) => paragraphs[paragraph]?.slice(start, end))

/** Tags are written in UTF-16. */
const contains = (file: Uint8Array, text: string) => Buffer.from(file).includes(Buffer.from(text, 'utf16le'))

function expectInOrder({ sentences, title, durationMs: length }: SpokenChapter): void {
  const times = [...(title ? [title] : []), ...sentences].flatMap(({ fromMs, toMs }) => [fromMs, toMs])
  expect(times).toEqual([...times].sort((one, other) => one - other))
  expect(times.at(-1) ?? 0).toBeLessThan(length)
}

describe('The narrator', () => {
  it('speaks a chapter and says when each of its sentences is heard', async () => {
    const narrator = openNarrator({ engine, log })
    const spoken = await narrator.speak(CHAPTER, running())
    expect(said(spoken, CHAPTER)).toEqual([
      'Im Treppenhaus von Oma Ingrid gab es 17 Stufen.',
      'Das wusste Mila genau.',
      '„Komm!“, rief Dr. Wolf.',
      'Die unterste war warm.',
    ])
    expect(spoken.title?.fromMs).toBe(346)
    expectInOrder(spoken)
    expect(spoken.durationMs).toBe(durationMs(spoken.mp3))
    expect(spoken.durationMs).toBeGreaterThan(8000)
    expect(spoken.spokenBy).toEqual({ kind: 'engine', name: 'espeak-ng' })
  })

  it('names the book, the chapter and the machine in each file', async () => {
    const { mp3 } = await openNarrator({ engine: toneSpeech('engine'), log }).speak(CHAPTER, running())
    const taglib = await TagLib.initialize()
    using file = await taglib.open(mp3)
    const { title, album, artist, comment, track } = file.tag()
    expect({ title, album, artist, comment, track }).toEqual({
      title: CHAPTER.title,
      album: BOOK.title,
      artist: BOOK.author,
      comment: BOOK.disclosure,
      track: 2,
    })
    expect(contains(mp3, 'digitalsourcetype/algorithmicMedia')).toBe(true)
  })

  it('gives the same file for the same chapter', async () => {
    const narrator = openNarrator({ engine: toneSpeech('engine'), log })
    const [one, other] = await Promise.all([narrator.speak(CHAPTER, running()), narrator.speak(CHAPTER, running())])
    expect(Buffer.from(one.mp3).equals(other.mp3)).toBe(true)
  })

  it('lets a model speak the text as it is written, and says how much of it', async () => {
    const heard: string[] = []
    const model = toneSpeech('model', ({ text }) => heard.push(text))
    const spoken = await openNarrator({ engine, model, log }).speak(CHAPTER, running())
    expect(heard).toContain('„Komm!“, rief Dr. Wolf.')
    expect(spoken.spokenBy.kind).toBe('model')
    expect(spoken.usage).toEqual({ model: model.name, characters: 142 })
    expect(spoken.note).toBeUndefined()
    expect(contains(spoken.mp3, 'trainedAlgorithmicMedia')).toBe(true)
  })

  it('has the engine speak the whole chapter where the model failed at one sentence, and says so', async () => {
    const lines = collectingLog()
    const model = toneSpeech('model', ({ text }) => {
      if (text.includes('Wolf')) throw new Error(`cannot say ${text}`)
    })
    const spoken = await openNarrator({ engine: toneSpeech('engine'), model, log: lines.log }).speak(CHAPTER, running())
    expect(spoken).toMatchObject({ note: 'narrator-fallback', spokenBy: { kind: 'engine' } })
    expect(said(spoken, CHAPTER)).toHaveLength(4)
    expect(lines.text()).not.toContain('Wolf')
  })

  it.each(['busy', 'unreachable', 'refused'] as const)(
    'waits for a model that is away, not for a refusal: %s',
    async why => {
      const model = toneSpeech('model', () => {
        throw new ModelError(why)
      })
      const narrator = openNarrator({ engine: toneSpeech('engine'), model, log })
      const waiting = narrator.speak({ ...CHAPTER, whenAway: 'wait' }, running())
      if (why === 'refused') expect((await waiting).note).toBe('narrator-fallback')
      else await expect(waiting).rejects.toMatchObject({ service: 'speech' })
      const content = await narrator.speak({ ...CHAPTER, whenAway: 'fall-back' }, running())
      expect(content.note).toBe('narrator-fallback')
    },
  )

  it('does not wait for a model that takes for ever', async () => {
    const hanging = {
      ...toneSpeech('model'),
      speak: (_: unknown, signal: AbortSignal) =>
        new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    }
    const narrator = openNarrator({ engine: toneSpeech('engine'), model: hanging, chapterMs: 50, log })
    expect((await narrator.speak(CHAPTER, running())).note).toBe('narrator-fallback')
  })

  it('leaves out a sentence that the engine cannot survive, but no more than one in ten', async () => {
    const poison = (word: RegExp) =>
      toneSpeech('engine', ({ text }) => {
        if (word.test(text)) throw new SpeechEngineError('crashed')
      })
    const spoken = await openNarrator({ engine: poison(/Mila/), log }).speak(CHAPTER, running())
    expect(said(spoken, CHAPTER)).toHaveLength(3)
    await expect(openNarrator({ engine: poison(/./), log }).speak(CHAPTER, running())).rejects.toThrow('ended twice')
  })

  it('ends with the reason of an abort, whatever it is doing', async () => {
    const controller = new AbortController()
    const spoken = openNarrator({ engine, log }).speak(CHAPTER, controller.signal)
    controller.abort(new Error('not wanted any more'))
    await expect(spoken).rejects.toThrow('not wanted any more')
  })

  it.each(corpus.languages(LANGUAGES, 7))(
    'knows what to say of any text, and never more at once than one breath, in "%s"',
    language => {
      const paragraphs = NAUGHTY_STRINGS.map(text => text.slice(0, 2000))
      const score = scoreOf({ title: '\u0000', paragraphs, language }, true)
      expect(score.length).toBeGreaterThan(500)
      const spoken = score.flatMap(part => part.breaths)
      expect(spoken.every(text => text.length <= 400 && text.isWellFormed())).toBe(true)
      const offsets = score.every(({ position, text }) =>
        position.paragraph === 'title'
          ? true
          : paragraphs[position.paragraph]?.slice(position.start, position.end) === text,
      )
      expect(offsets).toBe(true)
    },
  )

  it('turns any text into a sound file', async () => {
    const texts = corpus.isWhole ? someOf(NAUGHTY_STRINGS, 3) : corpus.cases(NAUGHTY_STRINGS, 30, 10)
    const paragraphs = texts.map(text => text.slice(0, 100))
    const spoken = await openNarrator({ engine: toneSpeech('engine'), log }).speak(
      { ...CHAPTER, paragraphs },
      running(),
    )
    expect(framesOf(spoken.mp3).count * 24).toBe(spoken.durationMs)
    expectInOrder(spoken)
  })

  it('has the engine itself say their beginnings, and ends none of its sentences in a crash', async () => {
    const lines = collectingLog()
    const all = [...new Set(NAUGHTY_STRINGS.map(text => text.slice(0, 6)))]
    const paragraphs = corpus.isWhole ? someOf(all, 5) : corpus.cases(all, 40, 15)
    const spoken = await openNarrator({ engine, log: lines.log }).speak({ ...CHAPTER, paragraphs }, running())
    expect(spoken.sentences.length).toBeGreaterThan(corpus.isWhole ? 50 : 0)
    expect(lines.text()).toBe('[]')
  })

  it('makes a file of a chapter in which there is nothing to say', async () => {
    const order = { ...CHAPTER, title: '', paragraphs: ['…', '🏰'] }
    const spoken = await openNarrator({ engine, log }).speak(order, running())
    expect(spoken.sentences).toEqual([])
    expect(spoken.title).toBeUndefined()
    expect(spoken.durationMs).toBeGreaterThanOrEqual(1000)
  })
})

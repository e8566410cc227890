import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openNarrator } from '../../../../src/api/narrator/open-narrator.ts'
import { openSpeechModel } from '../../../../src/api/outside/speech/provider/open-speech-model.ts'
import { readPerLanguage } from '../../../../src/api/outside/speech/provider/per-language.ts'
import { SPEECH_DEADLINES } from '../../../../src/api/outside/speech/provider/speech-deadlines.ts'
import { ServiceUnavailable } from '../../../../src/lib/service-unavailable.ts'
import { collectingLog } from '../../illustrator/model/studio.ts'
import { BOOK, CHAPTER } from '../../narrator/chapter-order.ts'
import { toneSpeech } from '../../narrator/tone-speech.ts'
import { openPort } from '../content/on-a-port.ts'
import { openFakeSpeech, toneFor, wavOf } from './fake-speech.ts'

/** Of Piper's voices. */
const RATE_HZ = 22_050
const MODELS = { de: 'speaches-ai/piper-de_DE-thorsten-high', fr: 'speaches-ai/piper-fr_FR-siwis-medium' }
const VOICES = { de: 'thorsten', fr: 'siwis' }
const running = () => AbortSignal.timeout(50_000)

let port: Awaited<ReturnType<typeof openPort>>
beforeEach(async () => {
  port = await openPort()
})
afterEach(async () => port.close())

function open() {
  const model = openSpeechModel(
    { provider: 'openai-compatible', baseUrl: `${port.origin}/v1`, speechModel: MODELS, voice: VOICES },
    { ...SPEECH_DEADLINES, retries: 0 },
  )
  return openNarrator({ engine: toneSpeech('engine'), model, log: collectingLog().log })
}

/** A file of known length, as a server writes that has it whole. */
function wholeWav(text: string): Buffer {
  const pcm = toneFor(text)
  const file = wavOf(pcm, RATE_HZ)
  file.writeUInt32LE(file.length - 8, 4)
  file.writeUInt32LE(pcm.length, 40)
  return file
}
const answer = (body: Uint8Array, type = 'audio/wav', status = 200) =>
  new Response(new Uint8Array(body), { status, headers: { 'content-type': type } })

describe('A voice of a server on the same machine', () => {
  it('reads each language by the model and the voice of that language, and is named after it', async () => {
    const fake = openFakeSpeech()
    port.serve(fake.handle)
    const spoken = await open().speak(CHAPTER, running())
    expect(spoken.spokenBy).toEqual({ kind: 'model', name: 'thorsten' })
    expect(spoken.sentences).toHaveLength(4)
    expect(fake.requests).toHaveLength(5)
    for (const { body, path } of fake.requests) {
      expect(path).toBe('/v1/audio/speech')
      expect(body).toMatchObject({ model: MODELS.de, voice: 'thorsten', response_format: 'wav' })
    }
    const french = await open().speak({ ...CHAPTER, book: { ...BOOK, language: 'fr' } }, running())
    expect(french.spokenBy.name).toBe('siwis')
    expect(fake.requests.at(-1)?.body).toMatchObject({ model: MODELS.fr, voice: 'siwis' })
  })

  it('is not asked for a language that it has no voice for: the built-in one reads it', async () => {
    const fake = openFakeSpeech()
    port.serve(fake.handle)
    for (const language of ['th', 'constructor']) {
      const spoken = await open().speak({ ...CHAPTER, book: { ...BOOK, language } }, running())
      expect(spoken.spokenBy.kind).toBe('engine')
      expect(spoken.note).toBeUndefined()
    }
    expect(fake.requests).toEqual([])
  })

  it('reads files of known and of unknown length, at its own rate, and as long as they are', async () => {
    const length = async (of: (text: string) => Uint8Array) => {
      port.serve(async request => answer(of(String(((await request.json()) as { input: string }).input))))
      return (await open().speak(CHAPTER, running())).durationMs
    }
    const whole = await length(wholeWav)
    expect(await length(text => wavOf(toneFor(text), RATE_HZ))).toBe(whole)
    const faster = await length(text => wavOf(toneFor(text), 2 * RATE_HZ))
    expect(faster).toBeLessThan(whole)
  })

  it.each<[string, (text: string) => Response]>([
    ['an error that passes', () => answer(Buffer.from('{}'), 'application/json', 500)],
    ['too many requests', () => answer(Buffer.from('{}'), 'application/json', 429)],
    ['nothing', () => answer(Buffer.alloc(0))],
    ['a page', () => answer(Buffer.from('<html>busy</html>'), 'text/html')],
    ['an error as if it were sound', () => answer(Buffer.from('{"error":"no voice"}'))],
    ['another format', () => answer(Buffer.from('ID3 and frames of an MP3'), 'audio/mpeg')],
    ['a head without sound', text => answer(wholeWav(text).subarray(0, 44))],
    ['a file that was cut', text => answer(wholeWav(text).subarray(0, 2000))],
  ])(
    'that sends %s for one sentence leaves no word out: the chapter is read by the built-in one',
    async (_, failing) => {
      let requests = 0
      port.serve(async request => {
        const text = String(((await request.json()) as { input: string }).input)
        requests += 1
        return requests === 3 ? failing(text) : answer(wholeWav(text))
      })
      const spoken = await open().speak(CHAPTER, running())
      expect(spoken).toMatchObject({ spokenBy: { kind: 'engine' }, note: 'narrator-fallback' })
      expect(spoken.sentences).toHaveLength(4)
    },
  )

  it.each([429, 500, 503])('that is away is waited for where the chapter may wait: %i', async status => {
    port.serve(async () => answer(Buffer.from('{}'), 'application/json', status))
    const waiting = open().speak({ ...CHAPTER, whenAway: 'wait' }, running())
    await expect(waiting).rejects.toBeInstanceOf(ServiceUnavailable)
  })

  it('is never given more than 400 characters at once, and every word of a long sentence', async () => {
    const fake = openFakeSpeech()
    port.serve(fake.handle)
    const words = Array.from({ length: 400 }, (_, index) => `Wort${index}`)
    await open().speak({ ...CHAPTER, title: '', paragraphs: [`${words.join(' ')}.`] }, running())
    expect(Math.max(...fake.requests.map(({ text }) => text.length))).toBeLessThanOrEqual(400)
    const heard = fake.requests.flatMap(({ text }) => text.match(/Wort\d+/g) ?? [])
    expect(new Set(heard)).toEqual(new Set(words))
  })
})

describe('A list of voices', () => {
  it('is one name, or one for each language, and nothing between', () => {
    expect(readPerLanguage('nova')).toBe('nova')
    expect(readPerLanguage(' de=thorsten  fr=siwis ')).toEqual({ de: 'thorsten', fr: 'siwis' })
    for (const wrong of ['de=', '=nova', 'de=a nova', 'de=a de=b', 'deutsch=a'])
      expect(readPerLanguage(wrong)).toBeUndefined()
  })
})

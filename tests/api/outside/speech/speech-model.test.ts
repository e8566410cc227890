import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSpeechModel } from '../../../../src/api/outside/speech/provider/open-speech-model.ts'
import { readPcm } from '../../../../src/api/outside/speech/provider/read-pcm.ts'
import { readWav } from '../../../../src/api/outside/speech/provider/read-wav.ts'
import { SPEECH_DEADLINES } from '../../../../src/api/outside/speech/provider/speech-deadlines.ts'
import { openPort } from '../content/on-a-port.ts'
import { openFakeSpeech, toneFor, wavOf } from './fake-speech.ts'

const running = () => new AbortController().signal
const SENTENCE = { text: 'Zebulon laughed.', language: 'en', before: 'He fell.', after: 'So did she.' }

let port: Awaited<ReturnType<typeof openPort>>
beforeEach(async () => {
  port = await openPort()
})
afterEach(async () => port.close())

const openAi = (settings: object = {}, deadlines = SPEECH_DEADLINES) =>
  openSpeechModel(
    { provider: 'openai', baseUrl: `${port.origin}/v1`, apiKey: 'sk-1', speechModel: 'voice-1', ...settings },
    deadlines,
  )
const eleven = (settings: object = {}) =>
  openSpeechModel({
    provider: 'elevenlabs',
    baseUrl: port.origin,
    apiKey: 'sk-2',
    speechModel: 'eleven_v3',
    ...settings,
  })

describe('A speech model', () => {
  it('is asked for WAV in the configured voice, pace and manner', async () => {
    const fake = openFakeSpeech()
    port.serve(fake.handle)
    await openAi({ voice: 'nova', instructions: 'softly', speed: 0.9 }).speak(SENTENCE, running())
    expect(fake.requests).toMatchObject([
      {
        path: '/v1/audio/speech',
        key: 'Bearer sk-1',
        body: {
          model: 'voice-1',
          input: SENTENCE.text,
          voice: 'nova',
          response_format: 'wav',
          instructions: 'softly',
          speed: 0.9,
        },
      },
    ])
  })

  it('of ElevenLabs hears what stands around the sentence', async () => {
    const fake = openFakeSpeech()
    port.serve(fake.handle)
    await eleven({ voice: 'anna' }).speak(SENTENCE, running())
    expect(fake.requests).toMatchObject([
      {
        path: '/v1/text-to-speech/anna?output_format=pcm_24000',
        key: 'sk-2',
        body: { model_id: 'eleven_v3', language_code: 'en', previous_text: 'He fell.', next_text: 'So did she.' },
      },
    ])
  })

  it('is asked again after a failure that passes', async () => {
    const busy = () => new Response('{}', { status: 429, headers: { 'retry-after-ms': '1' } })
    const fake = openFakeSpeech(index => (index === 0 ? busy() : undefined))
    port.serve(fake.handle)
    expect((await openAi().speak(SENTENCE, running())).samples.length).toBeGreaterThan(1000)
    expect(fake.requests).toHaveLength(2)
  })

  it('says what failed without the words of either side', async () => {
    port.serve(openFakeSpeech(() => Response.json({ error: { message: 'Zebulon' } }, { status: 401 })).handle)
    const failed = openAi().speak(SENTENCE, running())
    await expect(failed).rejects.toMatchObject({ name: 'ModelError', failure: 'refused', status: 401 })
    await expect(failed).rejects.not.toThrow('Zebulon')
  })

  it('that sends no sound, none in time, or far too much, has failed', async () => {
    const once = { ...SPEECH_DEADLINES, retries: 0 }
    port.serve(async () => new Response('<html>no sound</html>'))
    await expect(openAi().speak(SENTENCE, running())).rejects.toMatchObject({ failure: 'unreadable' })
    port.serve(() => new Promise(() => undefined))
    await expect(openAi({}, { ...once, callMs: 100 }).speak(SENTENCE, running())).rejects.toMatchObject({
      failure: 'deadline',
    })
    port.serve(openFakeSpeech().handle)
    await expect(openAi({}, { ...once, responseBytes: 100 }).speak(SENTENCE, running())).rejects.toMatchObject({
      failure: 'too-large',
    })
  })

  it('is never paid for silence', async () => {
    const fake = openFakeSpeech()
    port.serve(fake.handle)
    expect((await openAi().speak({ text: '* * *', language: 'en' }, running())).samples).toHaveLength(0)
    expect(fake.requests).toEqual([])
  })
})

describe('A WAV file', () => {
  const pcm = toneFor('twelve')

  it('is read whatever its head says of its length', () => {
    expect(readWav(wavOf(pcm))).toEqual(readPcm(pcm, 24_000))
  })

  it('is mixed to one channel', () => {
    const stereo = wavOf(Buffer.from(Int16Array.of(100, 300, -100, -300).buffer))
    stereo.writeUInt16LE(2, 22)
    expect(readWav(stereo)?.samples).toEqual(Int16Array.of(200, -200))
  })

  it('that is shorter than it says was cut, and is none', () => {
    const whole = wavOf(pcm)
    whole.writeUInt32LE(pcm.length, 40)
    expect(readWav(whole)).toEqual(readPcm(pcm, 24_000))
    expect(readWav(whole.subarray(0, -2))).toBeUndefined()
  })

  it('that is cut, empty, of another kind or of a mad rate is none', () => {
    const whole = wavOf(pcm)
    for (let length = 0; length < 44; length += 1) expect(readWav(whole.subarray(0, length))).toBeUndefined()
    expect(readWav(wavOf(Buffer.alloc(0)))).toBeUndefined()
    expect(readWav(wavOf(pcm, 1))).toBeUndefined()
    expect(readWav(Buffer.from('ID3 and so on and on and on and on'))).toBeUndefined()
    expect(readPcm(Buffer.alloc(3), 24_000)).toBeUndefined()
  })
})

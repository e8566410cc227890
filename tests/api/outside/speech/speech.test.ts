import { afterAll, beforeAll } from 'vitest'
import { openSpeechEngine } from '../../../../src/api/outside/speech/engine/open-engine.ts'
import { openSpeechModel } from '../../../../src/api/outside/speech/provider/open-speech-model.ts'
import { openPort } from '../content/on-a-port.ts'
import { openFakeSpeech } from './fake-speech.ts'
import { describeSpeech } from './speech-suite.ts'

const engine = openSpeechEngine()
let port: Awaited<ReturnType<typeof openPort>>

beforeAll(async () => {
  port = await openPort()
  port.serve(openFakeSpeech().handle)
})
afterAll(async () => {
  await engine.close()
  await port.close()
})

describeSpeech('the built-in engine', async () => engine)
describeSpeech('an OpenAI-compatible server', async () =>
  openSpeechModel({ provider: 'openai-compatible', baseUrl: `${port.origin}/v1`, speechModel: 'voice-1' }),
)
describeSpeech('ElevenLabs', async () =>
  openSpeechModel({ provider: 'elevenlabs', baseUrl: port.origin, apiKey: 'sk-1', speechModel: 'eleven_v3' }),
)

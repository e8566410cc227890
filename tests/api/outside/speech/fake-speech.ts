/** What was asked of the fake. */
interface SpeechRequest {
  readonly path: string
  readonly text: string
  readonly key: string
  readonly body: Readonly<Record<string, unknown>>
}

export interface FakeSpeech {
  readonly handle: (request: Request) => Promise<Response>
  readonly requests: readonly SpeechRequest[]
}

const RATE_HZ = 24_000
const TONE_HZ = 220
const MS_PER_CHARACTER = 60

/** A tone as long as the text would take to say: 16 bits, one channel. */
export function toneFor(text: string): Buffer {
  const samples = Math.round((text.length * MS_PER_CHARACTER * RATE_HZ) / 1000)
  const pcm = Buffer.alloc(samples * 2)
  for (let index = 0; index < samples; index += 1) {
    pcm.writeInt16LE(Math.round(8000 * Math.sin((2 * Math.PI * TONE_HZ * index) / RATE_HZ)), index * 2)
  }
  return pcm
}

/** As servers write it that stream: the lengths are not known yet. */
export function wavOf(pcm: Buffer, rateHz = RATE_HZ): Buffer {
  const head = Buffer.alloc(44)
  head.write('RIFF\xff\xff\xff\xffWAVEfmt ', 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rateHz, 24)
  head.writeUInt32LE(rateHz * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data\xff\xff\xff\xff', 36, 'latin1')
  return Buffer.concat([head, pcm])
}

/**
 * A speech service of the manner of OpenAI and of ElevenLabs. `fault` may answer in its place, by the place of the
 * request.
 */
export function openFakeSpeech(fault: (index: number) => Response | undefined = () => undefined): FakeSpeech {
  const requests: SpeechRequest[] = []
  return {
    requests,
    async handle(request) {
      const body = (await request.json()) as Record<string, unknown>
      const text = String(body.input ?? body.text)
      const key = request.headers.get('authorization') ?? request.headers.get('xi-api-key') ?? ''
      const { pathname, search } = new URL(request.url)
      requests.push({ path: pathname + search, text, key, body })
      const failed = fault(requests.length - 1)
      if (failed) return failed
      const pcm = toneFor(text)
      const isBare = pathname.includes('text-to-speech')
      return new Response(new Uint8Array(isBare ? pcm : wavOf(pcm)), { headers: { 'content-type': 'audio/wav' } })
    },
  }
}

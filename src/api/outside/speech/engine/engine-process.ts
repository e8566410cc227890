// Runs in a process of its own: the engine is GPL, and shares only letters and sound with our code.
import type { EngineOrder, EngineReply } from './engine-messages.ts'

/** Words a minute; pitch and range a little deeper and livelier than the defaults. */
const RATE = 150
const PITCH = 45
const RANGE = 60
const BYTES_PER_KILOBYTE = 1024
const MICROSECONDS = 1e6

const send = (reply: EngineReply) => process.send?.(reply)

async function openEngine() {
  try {
    const { default: open } = await import('@echogarden/espeak-ng-emscripten')
    const module = await open()
    return new module.eSpeakNGWorker()
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ERR_MODULE_NOT_FOUND') throw error
    send({ kind: 'missing' })
    return undefined
  }
}

function joined(pieces: readonly Int16Array[]): Int16Array {
  const samples = new Int16Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    samples.set(piece, at)
    at += piece.length
  }
  return samples
}

type Engine = NonNullable<Awaited<ReturnType<typeof openEngine>>>

function speak(engine: Engine, { id, text, voices }: EngineOrder): EngineReply {
  const pieces: Int16Array[] = []
  voices.find(voice => engine.set_voice(voice) === 0)
  engine.set_rate(RATE)
  engine.set_pitch(PITCH)
  engine.set_range(RANGE)
  engine.synthesize(text, piece => {
    if (piece) pieces.push(piece)
    return false
  })
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  return {
    kind: 'spoken',
    id,
    samples: joined(pieces),
    rateHz: engine.get_samplerate(),
    peakBytes: maxRSS * BYTES_PER_KILOBYTE,
    processorSeconds: (userCPUTime + systemCPUTime) / MICROSECONDS,
  }
}

// The parent is gone.
process.on('disconnect', () => process.exit())
const opening = openEngine()
process.on('message', async (order: EngineOrder) => {
  const engine = await opening
  if (engine) send(speak(engine, order))
})

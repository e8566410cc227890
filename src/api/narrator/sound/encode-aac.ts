import { registerAacEncoder } from '@mediabunny/aac-encoder'
import { AdtsOutputFormat, AudioSample, AudioSampleSource, BufferTarget, Output } from 'mediabunny'
import { MS_PER_SECOND, RATE_HZ } from './rate.ts'

const BITS = 64 * MS_PER_SECOND
const SLICE = RATE_HZ

/** AAC-LC in ADTS frames, mono, joined into an M4B without encoding anew. */
export async function encodeAac(samples: Float32Array): Promise<Uint8Array> {
  registerAacEncoder()
  const target = new BufferTarget()
  const output = new Output({ format: new AdtsOutputFormat(), target })
  const source = new AudioSampleSource({ codec: 'aac', bitrate: BITS })
  output.addAudioTrack(source)
  await output.start()
  for (let at = 0; at < samples.length; at += SLICE) {
    const data = samples.slice(at, at + SLICE)
    const sample = new AudioSample({
      data,
      format: 'f32',
      numberOfChannels: 1,
      sampleRate: RATE_HZ,
      timestamp: at / RATE_HZ,
    })
    await source.add(sample)
    sample.close()
  }
  await output.finalize()
  if (!target.buffer) throw new Error('the AAC encoder gave no file')
  return new Uint8Array(target.buffer)
}

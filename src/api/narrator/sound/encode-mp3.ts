import { createMp3Encoder } from 'wasm-media-encoders'
import { RATE_HZ } from './rate.ts'

/** Enough for a voice; every frame has 192 bytes and 24 ms. */
const KILOBITS = 64
const SLICE = RATE_HZ

/** LAME attenuates by this factor at constant bit rates; its wrapper has no setting for it. */
const LAME_SCALE = 0.95

/** Decoder delay in samples: the encoder's 576 and the decoder's 529; without a LAME tag no player removes them. */
export const MP3_DELAY = 1105

/** MPEG-2 layer III, mono, constant bit rate, bare frames. */
export async function encodeMp3(samples: Float32Array): Promise<Uint8Array> {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate: RATE_HZ, channels: 1, bitrate: KILOBITS })
  const pieces: Uint8Array[] = []
  for (let at = 0; at < samples.length; at += SLICE) {
    const slice = samples.slice(at, at + SLICE).map(sample => sample / LAME_SCALE)
    // The encoder reuses its output memory.
    pieces.push(encoder.encode([slice]).slice())
  }
  pieces.push(encoder.finalize().slice())
  return new Uint8Array(Buffer.concat(pieces))
}

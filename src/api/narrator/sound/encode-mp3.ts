import { createMp3Encoder } from 'wasm-media-encoders'
import { RATE_HZ } from './rate.ts'

/** Enough for a voice; a frame then has 192 bytes, always, and lasts 24 ms. */
const KILOBITS = 64
/** Handed to the encoder at once: a second. */
const SLICE = RATE_HZ

/** LAME turns everything down by this factor at constant bit rates; its wrapper has no setting for it. */
const LAME_SCALE = 0.95

/**
 * What a player's decoder puts before the first sample: the encoder's 576, and the decoder's own 529. Without a LAME
 * tag, which nobody here writes, nobody takes them away.
 */
export const MP3_DELAY = 1105

/** MPEG-2 layer III, one channel, constant bit rate: frames and nothing else. */
export async function encodeMp3(samples: Float32Array): Promise<Uint8Array> {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate: RATE_HZ, channels: 1, bitrate: KILOBITS })
  const pieces: Uint8Array[] = []
  for (let at = 0; at < samples.length; at += SLICE) {
    const slice = samples.slice(at, at + SLICE).map(sample => sample / LAME_SCALE)
    // The encoder uses its answer's memory again.
    pieces.push(encoder.encode([slice]).slice())
  }
  pieces.push(encoder.finalize().slice())
  return new Uint8Array(Buffer.concat(pieces))
}

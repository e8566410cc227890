import type { Sound } from '../speech.ts'

interface Shape {
  readonly coding: number
  readonly channels: number
  readonly rateHz: number
  readonly bits: number
}

const PCM = 1
const FLOAT = 3
const EXTENSIBLE = 0xfffe
const RATE_MIN_HZ = 8000
const RATE_MAX_HZ = 96_000
const CHANNELS_MAX = 8
const FULL_SCALE = 32_767
const HEAD_BYTES = 12
const CHUNK_HEAD_BYTES = 8

function shapeAt(view: DataView, at: number): Shape {
  const coding = view.getUint16(at, true)
  return {
    // An extensible head names the coding in the first two bytes of its last field.
    coding: coding === EXTENSIBLE ? view.getUint16(at + 24, true) : coding,
    channels: view.getUint16(at + 2, true),
    rateHz: view.getUint32(at + 4, true),
    bits: view.getUint16(at + 14, true),
  }
}

const isReadable = ({ coding, channels, rateHz, bits }: Shape): boolean =>
  ((coding === PCM && bits === 16) || (coding === FLOAT && bits === 32)) &&
  channels > 0 &&
  channels <= CHANNELS_MAX &&
  rateHz >= RATE_MIN_HZ &&
  rateHz <= RATE_MAX_HZ

function mixed(view: DataView, from: number, to: number, { coding, channels, rateHz, bits }: Shape): Sound {
  const bytes = bits / 8
  const sampleAt = (at: number) => (coding === FLOAT ? view.getFloat32(at, true) * FULL_SCALE : view.getInt16(at, true))
  const samples = Int16Array.from({ length: Math.floor((to - from) / (bytes * channels)) }, (_, frame) => {
    let sum = 0
    for (let channel = 0; channel < channels; channel += 1) sum += sampleAt(from + (frame * channels + channel) * bytes)
    return Math.max(-FULL_SCALE, Math.min(FULL_SCALE, Math.round(sum / channels) || 0))
  })
  return { samples, rateHz }
}

/** Streaming servers write about the largest number as the length of the samples, or none. */
const UNKNOWN_FROM = 0x7fff_0000

/** A file that is shorter than it says was cut: words are missing. */
function readChunks(view: DataView): Sound | undefined {
  let shape: Shape | undefined
  for (let at = HEAD_BYTES; at + CHUNK_HEAD_BYTES <= view.byteLength; ) {
    const name = view.getUint32(at)
    const length = view.getUint32(at + 4, true)
    const from = at + CHUNK_HEAD_BYTES
    if (name === 0x666d7420 /* "fmt " */) shape = shapeAt(view, from)
    if (name === 0x64617461 /* "data" */) {
      if (!shape || !isReadable(shape)) return undefined
      const isUnknown = length === 0 || length >= UNKNOWN_FROM
      if (!isUnknown && from + length > view.byteLength) return undefined
      return mixed(view, from, isUnknown ? view.byteLength : from + length, shape)
    }
    // Chunks begin at even offsets.
    at = from + length + (length % 2)
  }
  return undefined
}

/** WAV (RIFF, 16 bits or floating point) as one channel; undefined for anything else. Never throws. */
export function readWav(bytes: Uint8Array): Sound | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const isWav = view.getUint32(0) === 0x52494646 /* "RIFF" */ && view.getUint32(8) === 0x57415645 /* "WAVE" */
    const sound = isWav ? readChunks(view) : undefined
    return sound && sound.samples.length > 0 ? sound : undefined
  } catch (error) {
    // A file that ends within its head.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

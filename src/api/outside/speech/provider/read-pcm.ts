import type { Sound } from '../speech.ts'

const BYTES_PER_SAMPLE = 2

/** Raw 16-bit samples, low byte first. Undefined for half a sample, or none. */
export function readPcm(bytes: Uint8Array, rateHz: number): Sound | undefined {
  if (bytes.length === 0 || bytes.length % BYTES_PER_SAMPLE !== 0) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const samples = Int16Array.from({ length: bytes.length / BYTES_PER_SAMPLE }, (_, index) =>
    view.getInt16(index * BYTES_PER_SAMPLE, true),
  )
  return { samples, rateHz }
}
